import type { TicketRule } from '../../../src/contract/flight-booking/booking';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { readRule, voyageOf } from '../model/calls';
import type { Fare, Offer } from '../results/offers';

/** The rules of a price unit as a query: the row and the comparison ask once between them. */
export const ruleQuery = (runtime: Runtime, offer: Offer, fare: Fare) => ({
  queryKey: ['fare-rule', voyageOf(offer, fare)],
  queryFn: (): Promise<TicketRule> => readRule(runtime, offer, fare),
});
