import type { PassengerTypeID } from '../../../../src/contract/flight-booking/passenger';
import { childFare, infantFare } from '../../../../src/domain/fare/fares';
import { quoteFees } from '../../../../src/domain/fare/fees';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import type { Choice } from '../../model/journey';
import { sectorsOf, type Sector } from '../../model/sectors';
import type { TravellerDraft } from '../draft/draft';

/** Line of the price panel: all travellers with one ticket type on one leg. Amounts in fen. */
export interface PriceLine {
  /** Index from 0. */
  leg: number;
  type: PassengerTypeID;
  count: number;
  fare: number;
  buildFee: number;
  /** null when unknown before the order is priced. */
  fuelFee: number | null;
  serviceFee: number;
}

/** An insurance with the number of travellers who take it. */
export interface InsuranceLine {
  productNo: string;
  price: number;
  count: number;
}

export interface PriceSummary {
  lines: PriceLine[];
  insurances: InsuranceLine[];
  total: number;
}

/** Fields of a traveller that determine the price. */
export type Payer = Pick<TravellerDraft, 'passengerTypeID' | 'insurances'>;
interface Terms {
  issueDate: string;
  /** Fee of one traveller on one leg. */
  serviceFee: number;
}

/** Expected price of the order by leg and ticket type. The gateway prices it again and decides. */
export function summarise(
  choices: readonly Choice[],
  travellers: readonly Payer[],
  terms: Terms,
): PriceSummary {
  const lines = choices.flatMap((choice, leg) =>
    linesOf(choice, travellers, terms).map((line) => ({ leg, ...line })),
  );
  const insurances = insuranceLines(travellers);
  const total = [
    ...lines.map((line) => line.count * (line.fare + line.buildFee + (line.fuelFee ?? 0) + line.serviceFee)),
    ...insurances.map(({ price, count }) => price * count),
  ].reduce((sum, fen) => sum + fen, 0);
  return { lines, insurances, total };
}

/** Tickets of the travellers for one choice in fen, without taxes. */
export const ticketsOf = (choice: Choice, travellers: readonly Payer[]): number =>
  fares(choice, travellers).reduce((sum, { count, fare }) => sum + count * fare, 0);

/** The same with taxes; undefined when a traveller's taxes are unknown. */
function taxedTicketsOf(choice: Choice, travellers: readonly Payer[], issueDate: string): number | undefined {
  const lines = linesOf(choice, travellers, { issueDate, serviceFee: 0 });
  return lines.reduce<number | undefined>(
    (sum, { count, fare, buildFee, fuelFee }) =>
      sum === undefined || fuelFee === null ? undefined : sum + count * (fare + buildFee + fuelFee),
    0,
  );
}

/** The same for several choices; undefined when a traveller's taxes are unknown for one of them. */
export const taxedTicketsOfAll = (
  choices: readonly Choice[],
  travellers: readonly Payer[],
  issueDate: string,
): number | undefined =>
  choices.reduce<number | undefined>((sum, choice) => {
    const taxed = taxedTicketsOf(choice, travellers, issueDate);
    return sum === undefined || taxed === undefined ? undefined : sum + taxed;
  }, 0);

/**
 * Saving in fen of an adult ticket over a child ticket for all legs, with taxes. A child on an adult ticket pays an
 * adult's fees. undefined when a child's fees are unknown.
 */
export function adultTicketSaving(choices: readonly Choice[], issueDate: string): number | undefined {
  const cost = (passengerTypeID: 1 | 2) => {
    const traveller = { passengerTypeID, insurances: [] };
    const { lines, total } = summarise(choices, [traveller], { issueDate, serviceFee: 0 });
    return lines.some(({ fuelFee }) => fuelFee === null) ? undefined : total;
  };
  const [adult, child] = [cost(1), cost(2)];
  return adult === undefined || child === undefined ? undefined : child - adult;
}

function linesOf(
  choice: Choice,
  travellers: readonly Payer[],
  { issueDate, serviceFee }: Terms,
): Omit<PriceLine, 'leg'>[] {
  return fares(choice, travellers).map(({ type, count, fare }) => ({
    type,
    count,
    fare,
    ...feesOf(choice, type, issueDate),
    serviceFee: type === PASSENGER_TYPE.infant ? 0 : serviceFee,
  }));
}

/** Number of travellers and fare by ticket type. A child's fare depends on the full fare of the cabin class. */
function fares({ fare: { unit, units, price } }: Choice, travellers: readonly Payer[]) {
  const fullFare = { 1: price.totalYPrice, 2: price.totalCPrice, 3: price.totalFPrice }[unit.cabinType];
  // each flight of a connection is priced separately, and its fare rounded separately
  const fullFares = units?.map((one) => one.fullFare ?? 0) ?? [fullFare];
  const sumOf = (fare: (full: number) => number) => fullFares.reduce((sum, full) => sum + fare(full), 0);
  const fareOf = { 1: unit.salePrice, 2: sumOf(childFare), 3: sumOf(infantFare) };
  return ([1, 2, 3] as const).flatMap((type) => {
    const count = travellers.filter(({ passengerTypeID }) => passengerTypeID === type).length;
    return count === 0 ? [] : [{ type, count, fare: fareOf[type] }];
  });
}

function feesOf(choice: Choice, type: PassengerTypeID, issueDate: string) {
  const fees = sectorsOf(choice).map((sector) => feesOfSector(sector, type, issueDate));
  return {
    buildFee: fees.reduce((sum, { buildFee }) => sum + buildFee, 0),
    fuelFee: fees.reduce<number | null>(
      (sum, { fuelFee }) => (sum === null || fuelFee === null ? null : sum + fuelFee),
      0,
    ),
  };
}

function feesOfSector({ flight, unit }: Sector, type: PassengerTypeID, issueDate: string) {
  if (type === PASSENGER_TYPE.adult) return { buildFee: unit.buildFee, fuelFee: unit.fuelFee };
  const { distance } = flight;
  // the gateway may not know the distance
  if (distance <= 0) return { buildFee: 0, fuelFee: null };
  return quoteFees({ passengerTypeID: type, distance, issueDate, isFeeder: unit.buildFee === 0 });
}

function insuranceLines(travellers: readonly Payer[]): InsuranceLine[] {
  const lines = new Map<string, InsuranceLine>();
  for (const { productNo, price } of travellers.flatMap(({ insurances }) => insurances)) {
    lines.set(productNo, { productNo, price, count: (lines.get(productNo)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}
