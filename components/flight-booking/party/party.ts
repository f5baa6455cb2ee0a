import type { TRAVEL_TYPE } from '../../../src/contract/flight-booking/booking';
import type { BookingState } from '../model/flow';
import type { TravellerDraft } from '../passengers/draft';

/** The contract's own numbers; said again so that the form comes without the contract's code. */
export const TRAVEL_KIND = { business: 1, personal: 2 } as const satisfies typeof TRAVEL_TYPE;
export type TravelKind = (typeof TRAVEL_KIND)[keyof typeof TRAVEL_KIND];

/** Name of a kind of journey: of the radios in the form, and in an address. */
export const KIND_FIELD = 'travelType';

/** A kind of journey as an attribute, an address or a field has it; undefined for no such kind. */
export const readKind = (text: string | null | undefined): TravelKind | undefined =>
  Object.values(TRAVEL_KIND).find((kind) => `${kind}` === text);

type Who = Pick<BookingState, 'draft' | 'party' | 'travelType' | 'request'>;

/** Who travels, as somebody has chosen it at the search. */
export interface Party {
  /** Staff number of whoever chose. */
  owner: string;
  travellers: readonly TravellerDraft[];
}

/** Those who travel: of the order begun, else those chosen at the search; undefined for the user himself. */
export const travellersOf = ({ draft, party }: Pick<Who, 'draft' | 'party'>) =>
  draft?.travellers ?? party?.travellers;

export const travelTypeOf = ({ draft, travelType }: Pick<Who, 'draft' | 'travelType'>): TravelKind =>
  draft?.travelType ?? travelType;

/** The request that names who travels, as long as nobody else was chosen. */
export const requestOfParty = ({ draft, party, request }: Omit<Who, 'travelType'>) =>
  draft || party ? undefined : request;

/** 本人 / 陈思远 / 陈思远 等3人. */
export function partyText(state: Who): string {
  const travellers = travellersOf(state);
  if (!travellers) {
    const { trip } = requestOfParty(state) ?? {};
    return trip ? countText(trip.travellers.map(({ staffName }) => staffName)) : '本人';
  }
  const [first] = travellers;
  const isSelf = travellers.length === 1 && first?.staffNO === state.draft?.owner && first?.staffNO !== '';
  return isSelf ? '本人' : countText(travellers.map(nameOf));
}

const countText = (names: readonly string[]): string =>
  names.length > 1 ? `${names[0]} 等${names.length}人` : (names[0] ?? '未选择');

/** The name on record; whoever is still to be typed in has none. */
export const nameOf = ({ ownName, passagerName }: TravellerDraft): string =>
  ownName || passagerName || '外部人员';

/** Is this the person of a staff number, of a kept traveller's number or of a row? */
export const isPerson = ({ key, staffNO, contactNO }: TravellerDraft, wanted: string): boolean =>
  key === wanted || staffNO === wanted || contactNO === wanted;
