import type { TicketRule } from '../../../src/contract/flight-booking/booking';
import { tierAt } from '../../../src/domain/fare/ladder';
import { formatPrice } from '../../../src/domain/money/money';
import type { Choice } from '../model/journey';
import { airportText, planeText, stopText } from '../results/offers/flight-texts';
import { limitTexts } from '../fares/limit-texts';
import type { CompareTexts } from './texts';
import { CHINESE_WORDS, type CompareLabels } from './labels';

/** A compared price unit. Its rules are undefined while they load. */
export interface ComparedFare extends Choice {
  rule: TicketRule | undefined;
  /** Hours to departure; negative after it. */
  hoursLeft: number;
}

/**
 * Row of the comparison with a cell per unit. `best`: indices of the best cells, when they differ and can be ranked.
 */
export interface CompareRow {
  label: string;
  cells: string[];
  best: number[];
  /** Fen, for rows of prices. */
  prices?: number[];
}

type Ladder = TicketRule['refund'];

/** Rows of the comparison, most decisive facts first. */
export function compareRows(
  compared: readonly ComparedFare[],
  { t, amounts, results, fares }: CompareLabels = CHINESE_WORDS,
): CompareRow[] {
  const row = (
    label: string,
    text: (unit: ComparedFare) => string,
    rank?: (unit: ComparedFare) => number | undefined,
  ): CompareRow => ({ label, cells: compared.map(text), best: rank ? bestOf(compared.map(rank)) : [] });
  const ladder = (of: 'refund' | 'change', none: string) =>
    row(
      of === 'refund' ? t.refundNow : t.changeNow,
      ({ rule, hoursLeft }) => (rule ? feeText(rule[of], hoursLeft, none, t) : t.waiting),
      ({ rule, hoursLeft }) => rule && feeNow(rule[of], hoursLeft),
    );
  const priceRow = (label: string, fenOf: (unit: ComparedFare) => number): CompareRow => ({
    ...row(label, (unit) => money(fenOf(unit)), fenOf),
    prices: compared.map(fenOf),
  });
  return [
    priceRow(t.price, ({ fare }) => fare.unit.salePrice),
    priceRow(t.total, totalOf),
    row(
      t.discount,
      ({ fare }) => amounts.discount(fare.unit.discount),
      ({ fare }) => fare.unit.discount,
    ),
    row(
      t.cabin,
      ({ fare: { unit } }) =>
        `${results.cabinName(unit.cabinType, unit.cabinName)} ${results.cabin(unit.cabinCode)}`,
    ),
    row(t.departure, ({ offer: { flight } }) =>
      [flight.takeOffTime.slice(11), airportText(flight.depAirportName, flight.terminals.dep)].join(' '),
    ),
    row(t.arrival, ({ offer: { flight, arrivalDayOffset } }) =>
      [
        flight.arrTime.slice(11),
        ...(arrivalDayOffset > 0 ? [results.dayOffset(arrivalDayOffset)] : []),
        airportText(flight.arrAirportName, flight.terminals.arr),
      ].join(' '),
    ),
    row(
      t.duration,
      ({ offer: { flight } }) => amounts.duration(flight.duration),
      ({ offer: { flight } }) => flight.duration,
    ),
    row(t.stops, ({ offer: { flight } }) => amounts.list(flight.stopInfos.map(stopText)) || results.direct),
    row(t.plane, ({ offer: { flight } }) => planeText(flight, results)),
    row(t.meals, ({ offer: { flight } }) => results.meal(flight.mealFlag)),
    ladder('refund', t.noRefund),
    ladder('change', t.noChange),
    row(t.transfer, ({ rule }) => (rule ? (rule.transferable ? t.canTransfer : t.noTransfer) : t.waiting)),
    row(
      t.baggage,
      ({ fare: { unit } }) => t.kilograms(unit.baggage),
      ({ fare: { unit } }) => -unit.baggage,
    ),
    row(
      t.product,
      ({ fare: { unit } }) =>
        amounts.list([...(unit.isProtocol ? [results.protocol] : []), ...unit.productTags]) ||
        t.standardProduct,
    ),
    row(t.limits, ({ fare: { unit } }) => fares.limits(limitTexts(unit.plimit, fares)) || t.noLimits),
    row(t.seats, ({ fare: { unit } }) => t.seatsLeft(unit.seatCount)),
  ];
}

/** True for a row whose cells differ, or may still do so. `waiting`: text of a cell that is loading. */
export const differsBy =
  (waiting: string) =>
  ({ cells }: Pick<CompareRow, 'cells'>): boolean =>
    cells.includes(waiting) || new Set(cells).size > 1;

export const isDifferingRow = differsBy(CHINESE_WORDS.t.waiting);

const money = (fen: number): string => `¥${formatPrice(fen)}`;

const totalOf = ({ fare: { unit } }: Choice): number => unit.salePrice + unit.buildFee + unit.fuelFee;

/** Current fee. Infinity when not permitted, which is worse than any fee. */
function feeNow(ladder: Ladder, hoursLeft: number): number {
  const tier = tierAt(ladder, hoursLeft);
  if (!tier) return Infinity;
  return ladder.freeTimes > 0 ? 0 : tier.fee;
}

function feeText(ladder: Ladder, hoursLeft: number, none: string, t: CompareTexts): string {
  const fee = feeNow(ladder, hoursLeft);
  if (fee === Infinity) return none;
  return fee === 0 ? t.free : money(fee);
}

/** Indices of the lowest value; empty while a value is unknown or when all are equal. */
function bestOf(values: readonly (number | undefined)[]): number[] {
  const known = values.filter((value) => value !== undefined);
  const best = Math.min(...known);
  if (known.length < values.length || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}
