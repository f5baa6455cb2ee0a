import type { Choice, Leg, Query } from './journey';
import { sectorsOf } from './sectors';
import type { Offer } from '../results/offers/offers';

type Legs = readonly Choice[];

/** Legs in flight order: outbound, then return for a round trip. */
export const legsOf = ({ dep, arr, date, returnDate }: Query): readonly Leg[] => [
  { dep, arr, date },
  ...(returnDate === '' ? [] : [{ dep: arr, arr: dep, date: returnDate }]),
];

/** Local departure date of a leg, YYYY-MM-DD. */
export const dateOf = ({ offer }: Choice): string => offer.flight.takeOffTime.slice(0, 10);

/**
 * Date of the last flight; '' without a leg. Documents must be valid until then, and a traveller who reaches the next
 * age group before then needs that group's ticket.
 */
export const lastDate = (choices: Legs): string => datesOf(choices).at(-1) ?? '';

/** Local departure dates of all flights. */
export const datesOf = (choices: Legs): string[] =>
  choices.flatMap(sectorsOf).map(({ flight }) => flight.takeOffTime.slice(0, 10));

/** Adult fare of all legs in fen, without taxes. */
export const saleOf = (choices: Legs): number =>
  choices.reduce((sum, { fare }) => sum + fare.unit.salePrice, 0);

/** Splits offers by whether they leave after the previous legs have arrived. The gateway refuses the others. */
export function splitByConnection(
  found: readonly Offer[],
  choices: Legs,
): { offers: Offer[]; tooEarly: Offer[] } {
  const arrived = choices.at(-1)?.offer.flight.arrTime ?? '';
  const follows = ({ flight }: Offer) => flight.takeOffTime > arrived;
  return {
    offers: found.filter(follows),
    tooEarly: found.filter((offer) => !follows(offer)),
  };
}

/** Legs with their restrictions, as input of the rules of specification 5.1. */
export const limitedSegments = (choices: Legs) =>
  choices.map((choice, leg) => ({
    segmentNo: leg + 1,
    flights: sectorsOf(choice).map(({ flight, unit }) => ({
      depDate: flight.takeOffTime.slice(0, 10),
      plimit: unit.plimit,
    })),
  }));
