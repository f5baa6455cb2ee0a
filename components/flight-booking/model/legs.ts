import type { Choice, Leg, Query } from './flow';
import { sectorsOf } from './sectors';
import type { Offer } from '../results/offers/offers';

type Legs = readonly Choice[];

/** What is flown, in this order: the way there, and of a round trip the way back. */
export const legsOf = ({ dep, arr, date, returnDate }: Query): readonly Leg[] => [
  { dep, arr, date },
  ...(returnDate === '' ? [] : [{ dep: arr, arr: dep, date: returnDate }]),
];

/** The airport's date of departure of a leg, YYYY-MM-DD. */
export const dateOf = ({ offer }: Choice): string => offer.flight.takeOffTime.slice(0, 10);

/**
 * The day of the last flight; '' without a leg. Documents must be good until then, and whoever comes of age on the
 * way needs the ticket of the elder.
 */
export const lastDate = (choices: Legs): string => datesOf(choices).at(-1) ?? '';

/** The airport's date of departure of every flight. */
export const datesOf = (choices: Legs): string[] =>
  choices.flatMap(sectorsOf).map(({ flight }) => flight.takeOffTime.slice(0, 10));

/** Fares of one adult on all legs, fen, without taxes. */
export const saleOf = (choices: Legs): number =>
  choices.reduce((sum, { fare }) => sum + fare.unit.salePrice, 0);

/** The offers that leave after the legs before them have arrived, and those that do not: the gateway refuses them. */
export function following(found: readonly Offer[], choices: Legs): { offers: Offer[]; tooEarly: Offer[] } {
  const arrived = choices.at(-1)?.offer.flight.arrTime ?? '';
  const follows = ({ flight }: Offer) => flight.takeOffTime > arrived;
  return {
    offers: found.filter(follows),
    tooEarly: found.filter((offer) => !follows(offer)),
  };
}

/** The legs with their restrictions, as the rules of specification 5.1 take them. */
export const limitedSegments = (choices: Legs) =>
  choices.map((choice, leg) => ({
    segmentNo: leg + 1,
    flights: sectorsOf(choice).map(({ flight, unit }) => ({
      depDate: flight.takeOffTime.slice(0, 10),
      plimit: unit.plimit,
    })),
  }));
