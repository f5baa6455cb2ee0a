import type { BodyOf } from '../../../src/contract/call';
import type { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { voyagesOf } from '../model/voyage';
import type { Fare, Offer } from '../results/offers/offers';

/** Request for the rules of one price unit. Row and comparison share it, and so its cached response. */
export const ruleBody = (offer: Offer, fare: Fare): BodyOf<typeof queryTicketRuleSec> => ({
  voyages: voyagesOf([{ offer, fare }]),
});
