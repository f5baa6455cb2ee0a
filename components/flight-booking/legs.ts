import { VOYAGE_TYPE } from '../../src/contract/flight-booking';
import type { Choice } from './flow';

type Legs = readonly Choice[];

/** What a chosen flight is called among the others of its journey; '' where it is the only one. */
export function legName(choices: { length: number }, leg: number): '' | '去程' | '返程' {
  if (choices.length < 2) return '';
  return leg === 0 ? '去程' : '返程';
}

export const voyageTypeOf = ({ length }: Legs): 1 | 2 =>
  length > 1 ? VOYAGE_TYPE.roundTrip : VOYAGE_TYPE.oneWay;

/** The airport's date of departure of a leg, YYYY-MM-DD. */
export const dateOf = ({ offer }: Choice): string => offer.flight.takeOffTime.slice(0, 10);

/** The day the journey begins; '' without a leg. */
export const firstDate = (choices: Legs): string => choices.slice(0, 1).map(dateOf).join('');

/** Fares of one adult on all legs, fen, without taxes. */
export const saleOf = (choices: Legs): number =>
  choices.reduce((sum, { fare }) => sum + fare.unit.salePrice, 0);
