import { REGION_LABELS } from './labels';

/** Codes of countries and regions (ISO 3166-1, two letters). */
const CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
  'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
  'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
  'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Begin the list: most staff are of these. */
const FIRST: readonly string[] = ['CN', 'HK', 'MO', 'TW'];

/** A country or region with its Chinese name. */
export interface Nationality {
  code: string;
  name: string;
}

let names: Intl.DisplayNames | undefined;

/** Chinese name of a code; a code that is none stays as it is. */
export function nationalityName(code: string): string {
  if (!CODES.includes(code)) return code;
  names ??= new Intl.DisplayNames('zh-CN', { type: 'region' });
  return REGION_LABELS[code] ?? names.of(code) ?? code;
}

let all: readonly Nationality[] | undefined;

/** All countries and regions: China first, the others by the sound of their names. */
function nationalities(): readonly Nationality[] {
  if (all) return all;
  const order = new Intl.Collator('zh-CN');
  const named = (code: string) => ({ code, name: nationalityName(code) });
  const others = CODES.filter((code) => !FIRST.includes(code)).map(named);
  all = [...FIRST.map(named), ...others.toSorted((a, b) => order.compare(a.name, b.name))];
  return all;
}

/** Countries and regions whose name contains a text, or whose code begins with it. */
export function findNationalities(text: string): readonly Nationality[] {
  const wanted = text.trim().toUpperCase();
  return nationalities().filter(({ code, name }) => name.includes(wanted) || code.startsWith(wanted));
}

/** Code of a Chinese name; any other text stays as it is. */
export const nationalityCode = (text: string): string =>
  nationalities().find(({ name }) => name === text)?.code ?? text;
