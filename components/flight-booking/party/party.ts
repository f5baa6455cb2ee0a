import { TRAVEL_TYPE, type TravelType } from '../../../src/contract/flight-booking/travel-type';
import type { OrderDraft, TravellerDraft } from '../passengers/draft/draft';
import type { TravelRequest } from '../requests/request';
import type { SearchTexts } from '../search/texts';

/** Name of the travel type, used by the form's radio buttons and by addresses. */
export const TRAVEL_TYPE_FIELD = 'travelType';

/** Travel type of an attribute, address or field; undefined when invalid. */
export const readTravelType = (text: string | null | undefined): TravelType | undefined =>
  Object.values(TRAVEL_TYPE).find((travelType) => `${travelType}` === text);

/** Travellers chosen at the search. */
export interface Party {
  /** Staff number of the user who chose them. */
  owner: string;
  travellers: readonly TravellerDraft[];
}

/** Sources of the travellers in a booking. */
interface PartySources {
  draft: OrderDraft | undefined;
  party: Party | undefined;
  travelType: TravelType;
  request: TravelRequest | undefined;
}

/** Travellers of the order under way, or those chosen at the search; undefined for the user alone. */
export const travellersOf = ({ draft, party }: Pick<PartySources, 'draft' | 'party'>) =>
  draft?.travellers ?? party?.travellers;

export const travelTypeOf = ({ draft, travelType }: Pick<PartySources, 'draft' | 'travelType'>): TravelType =>
  draft?.travelType ?? travelType;

/** Request that names the travellers, unless others were chosen. */
export const requestOfParty = ({ draft, party, request }: Omit<PartySources, 'travelType'>) =>
  draft || party ? undefined : request;

const INFANT = 3;

/** Seats that the travellers need, at least one. Infants need none. */
export function seatsOf(state: Omit<PartySources, 'travelType'>): number {
  const count =
    travellersOf(state)?.filter(({ passengerTypeID }) => passengerTypeID !== INFANT).length ??
    requestOfParty(state)?.trip.travellers.length ??
    1;
  return Math.min(Math.max(count, 1), 9);
}

/** Text such as 本人 / 陈思远 / 陈思远 等3人. */
export function partyText(state: PartySources, t: SearchTexts): string {
  const travellers = travellersOf(state);
  if (!travellers) {
    const { trip } = requestOfParty(state) ?? {};
    return trip ? t.party(trip.travellers.map(({ staffName }) => staffName)) : t.self;
  }
  const [first] = travellers;
  const isSelf = travellers.length === 1 && first?.staffNO === state.draft?.owner && first?.staffNO !== '';
  return isSelf ? t.self : t.party(travellers.map((traveller) => nameOf(traveller, t)));
}

/** Name on record. A traveller who is still to be entered has none. */
export const nameOf = ({ ownName, passagerName, passengerTypeID }: TravellerDraft, t: SearchTexts): string =>
  ownName || passagerName || t.nameless(passengerTypeID);
