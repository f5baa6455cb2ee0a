import type { DemoSeed } from '../seed/demo-seed';
import { writeAllFlightFacts } from './facts/flight-facts';

/** Writes the facts of the demo data's orders. */
export const seed: DemoSeed = {
  after: ['order/list'],
  insert: ({ tx }) => writeAllFlightFacts(tx),
};
