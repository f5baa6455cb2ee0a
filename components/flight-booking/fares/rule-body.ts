import type { BodyOf } from '../../../src/contract/call';
import type { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { voyagesOf } from '../model/voyage';
import type { Fare, Offer } from '../results/offers/offers';

/** What is asked for the rules of one price unit: the row and the comparison ask once between them. */
export const ruleBody = (offer: Offer, fare: Fare): BodyOf<typeof queryTicketRuleSec> => ({
  voyages: voyagesOf([{ offer, fare }]),
});
