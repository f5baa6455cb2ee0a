/**
 * Operating data of airlines beyond the reference data. Typical of recent years, from general knowledge and not checked
 * in a source: good enough for a demonstration, not for operations.
 */
export interface CarrierProfile {
  /** Odd flight number at which its busiest route starts; the other routes continue from there. */
  firstNumber: number;
  /** Plane codes of its fleet. */
  narrow: readonly string[];
  wide: readonly string[];
  regional: readonly string[];
  /** Airlines that sell its flights under their own numbers, the closest first. */
  soldBy: readonly string[];
  /** Sells the front cabin of its narrow-bodies as first class, not as business class. */
  firstInNarrow: boolean;
  /** Flies feeder lines (支线). */
  feeder: boolean;
}

type Row = Partial<Record<'narrow' | 'wide' | 'regional' | 'soldBy', string>> &
  Partial<Pick<CarrierProfile, 'firstInNarrow' | 'feeder'>>;

function profile(firstNumber: number, row: Row): CarrierProfile {
  const codes = (text = ''): string[] => text.split(' ').filter(Boolean);
  return {
    firstNumber,
    narrow: codes(row.narrow),
    wide: codes(row.wide),
    regional: codes(row.regional),
    soldBy: codes(row.soldBy),
    firstInNarrow: row.firstInNarrow ?? false,
    feeder: row.feeder ?? false,
  };
}

const PROFILES: Readonly<Record<string, CarrierProfile>> = {
  CA: profile(1431, {
    narrow: '320 32N 321 32Q 738 7M8 919',
    wide: '332 333 359 789 77W 748',
    soldBy: 'ZH SC KY TV',
  }),
  MU: profile(5101, {
    narrow: '320 32N 321 738 7M8 919',
    wide: '332 333 359 789 77W',
    regional: '909',
    soldBy: 'FM HO',
  }),
  CZ: profile(3101, {
    narrow: '320 32N 321 32Q 738 7M8 919',
    wide: '333 359 788 789 77W',
    regional: '909',
    soldBy: 'MF OQ',
  }),
  HU: profile(7601, { narrow: '738 7M8', wide: '332 333 788 789', soldBy: 'JD GS FU GX CN' }),
  ZH: profile(9101, { narrow: '320 32N 321 738 7M8', wide: '333', soldBy: 'CA SC KY', firstInNarrow: true }),
  MF: profile(8101, { narrow: '738 7M8 32Q', wide: '788 789', soldBy: 'CZ NS RY', firstInNarrow: true }),
  '3U': profile(8881, { narrow: '319 320 32N 321 32Q', wide: '333 359', soldBy: 'EU', firstInNarrow: true }),
  SC: profile(4601, { narrow: '738 7M8', soldBy: 'CA ZH' }),
  FM: profile(9101, { narrow: '738 7M8', wide: '789', soldBy: 'MU HO' }),
  HO: profile(1251, { narrow: '320 32N 321 32Q', wide: '789', soldBy: 'MU' }),
  '9C': profile(8801, { narrow: '320 32N 32Q' }),
  KN: profile(5951, { narrow: '738 73G', soldBy: 'MU FM' }),
  JD: profile(5181, { narrow: '319 320 32N 321', wide: '332', soldBy: 'HU GS', firstInNarrow: true }),
  GS: profile(7801, { narrow: '320 32N 321', regional: 'E90 E95', soldBy: 'HU GX', firstInNarrow: true }),
  '8L': profile(9501, { narrow: '738 7M8', soldBy: 'HU' }),
  PN: profile(6201, { narrow: '319 320 32N 32Q', soldBy: 'HU' }),
  UQ: profile(2501, { narrow: '738', soldBy: 'HU GS' }),
  GX: profile(8851, { narrow: '320', regional: 'E90', soldBy: 'HU GS', feeder: true }),
  FU: profile(6501, { narrow: '738', soldBy: 'HU' }),
  GT: profile(1001, { narrow: '319 320', soldBy: 'HU' }),
  '9H': profile(8301, { narrow: '738', soldBy: 'HU' }),
  CN: profile(7151, { narrow: '738', soldBy: 'HU' }),
  GJ: profile(8501, { narrow: '320 32N 32Q', firstInNarrow: true }),
  EU: profile(1801, { narrow: '320 32N', regional: '909', soldBy: '3U', firstInNarrow: true, feeder: true }),
  TV: profile(9801, { narrow: '319', wide: '332', soldBy: 'CA ZH', firstInNarrow: true }),
  KY: profile(8201, { narrow: '73G 738', soldBy: 'ZH CA', firstInNarrow: true }),
  NS: profile(8001, { narrow: '738', regional: 'E90', soldBy: 'MF CZ', firstInNarrow: true }),
  RY: profile(6701, { narrow: '738', regional: '909', soldBy: 'MF CZ', firstInNarrow: true }),
  G5: profile(4101, { narrow: '320 32N', regional: 'CR9 909', soldBy: 'CA', feeder: true }),
  QW: profile(9761, { narrow: '320 32N', firstInNarrow: true }),
  DZ: profile(6201, { narrow: '738' }),
  DR: profile(6501, { narrow: '73G 738', soldBy: 'MU' }),
  A6: profile(7151, { narrow: '319 320' }),
  AQ: profile(1051, { narrow: '738' }),
  GY: profile(7101, { narrow: '320', regional: 'E90', feeder: true }),
  BK: profile(2701, { narrow: '738 7M8' }),
  LT: profile(4301, { narrow: '320 321', feeder: true }),
  '9D': profile(5601, { regional: '909', soldBy: 'CA', feeder: true }),
  OQ: profile(2001, { narrow: '320 32N 321', soldBy: 'CZ' }),
};

/** Throws RangeError for an airline without a profile: every airline of the routes must have one. */
export function carrierProfile(carrier: string): CarrierProfile {
  const found = PROFILES[carrier];
  if (!found) throw new RangeError(`No profile of the airline ${carrier}`);
  return found;
}
