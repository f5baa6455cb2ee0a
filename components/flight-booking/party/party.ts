import { TRAVEL_TYPE, type TravelType } from '../../../src/contract/flight-booking/travel-type';
import type { OrderDraft, TravellerDraft } from '../passengers/draft/draft';
import type { TravelRequest } from '../requests/request';
import type { SearchTexts } from '../search/texts';

/** Name of the travel type: of the radios in the form, and in an address. */
export const TRAVEL_TYPE_FIELD = 'travelType';

/** The travel type as an attribute, an address or a field has it; undefined for none. */
export const readTravelType = (text: string | null | undefined): TravelType | undefined =>
  Object.values(TRAVEL_TYPE).find((travelType) => `${travelType}` === text);

/** Who travels, as somebody has chosen it at the search. */
export interface Party {
  /** Staff number of whoever chose. */
  owner: string;
  travellers: readonly TravellerDraft[];
}

/** The travellers, as a booking knows them. */
interface Who {
  draft: OrderDraft | undefined;
  party: Party | undefined;
  travelType: TravelType;
  request: TravelRequest | undefined;
}

/** Those who travel: of the order begun, else those chosen at the search; undefined for the user alone. */
export const travellersOf = ({ draft, party }: Pick<Who, 'draft' | 'party'>) =>
  draft?.travellers ?? party?.travellers;

export const travelTypeOf = ({ draft, travelType }: Pick<Who, 'draft' | 'travelType'>): TravelType =>
  draft?.travelType ?? travelType;

/** The request that names who travels, as long as nobody else was chosen. */
export const requestOfParty = ({ draft, party, request }: Omit<Who, 'travelType'>) =>
  draft || party ? undefined : request;

const INFANT = 3;

/** Seats that those who travel take, an infant none; at least one. */
export function seatsOf(state: Omit<Who, 'travelType'>): number {
  const count =
    travellersOf(state)?.filter(({ passengerTypeID }) => passengerTypeID !== INFANT).length ??
    requestOfParty(state)?.trip.travellers.length ??
    1;
  return Math.min(Math.max(count, 1), 9);
}

/** 本人 / 陈思远 / 陈思远 等3人. */
export function partyText(state: Who, t: SearchTexts): string {
  const travellers = travellersOf(state);
  if (!travellers) {
    const { trip } = requestOfParty(state) ?? {};
    return trip ? t.party(trip.travellers.map(({ staffName }) => staffName)) : t.self;
  }
  const [first] = travellers;
  const isSelf = travellers.length === 1 && first?.staffNO === state.draft?.owner && first?.staffNO !== '';
  return isSelf ? t.self : t.party(travellers.map((traveller) => nameOf(traveller, t)));
}

/** The name on record; whoever is still to be typed in has none. */
export const nameOf = ({ ownName, passagerName, passengerTypeID }: TravellerDraft, t: SearchTexts): string =>
  ownName || passagerName || t.nameless(passengerTypeID);
