import type { TicketRule } from '../../../src/contract/flight-booking/booking';
import { durationText } from '../../../src/domain/fare/duration';
import { tierAt } from '../../../src/domain/fare/ladder';
import { formatDiscount } from '../../../src/domain/money/discount';
import { formatPrice } from '../../../src/domain/money/money';
import { mealName } from '../../../src/domain/money/pay-type';
import type { Choice } from '../model/flow';
import { airportText, planeText, stopText } from '../results/flight-texts';
import { limitTexts } from '../fares/limit-texts';

/** A compared price unit; its rules are there once they were answered. */
export interface Compared extends Choice {
  rule: TicketRule | undefined;
  /** Hours to departure; negative after it. */
  hoursLeft: number;
}

/** A fact of all compared units, in their order; `best` are the places of the best, if they differ and can be ranked. */
export interface CompareRow {
  label: string;
  cells: string[];
  best: number[];
  /** Fen, where the cells are prices to decide by. */
  prices?: number[];
}

const WAITING = '查询中';

type Ladder = TicketRule['refund'];

/** The table of the comparison: the same facts of every unit, in the order one decides by. */
export function compareRows(compared: readonly Compared[]): CompareRow[] {
  const row = (
    label: string,
    text: (unit: Compared) => string,
    rank?: (unit: Compared) => number | undefined,
  ): CompareRow => ({ label, cells: compared.map(text), best: rank ? bestOf(compared.map(rank)) : [] });
  const ladder = (of: 'refund' | 'change', none: string) =>
    row(
      of === 'refund' ? '现在退票' : '现在改期',
      ({ rule, hoursLeft }) => (rule ? feeText(rule[of], hoursLeft, none) : WAITING),
      ({ rule, hoursLeft }) => rule && feeNow(rule[of], hoursLeft),
    );
  const priceRow = (label: string, fenOf: (unit: Compared) => number): CompareRow => ({
    ...row(label, (unit) => money(fenOf(unit)), fenOf),
    prices: compared.map(fenOf),
  });
  return [
    priceRow('票价', ({ fare }) => fare.unit.salePrice),
    priceRow('含税合计', totalOf),
    row(
      '折扣',
      ({ fare }) => formatDiscount(fare.unit.discount),
      ({ fare }) => fare.unit.discount,
    ),
    row('舱位', ({ fare: { unit } }) => `${unit.cabinName} ${unit.cabinCode}舱`),
    row('起飞', ({ offer: { flight } }) =>
      [flight.takeOffTime.slice(11), airportText(flight.depAirportName, flight.terminals.dep)].join(' '),
    ),
    row('到达', ({ offer: { flight, arrivalDayOffset } }) =>
      [
        flight.arrTime.slice(11),
        ...(arrivalDayOffset > 0 ? [`+${arrivalDayOffset}天`] : []),
        airportText(flight.arrAirportName, flight.terminals.arr),
      ].join(' '),
    ),
    row(
      '耗时',
      ({ offer: { flight } }) => durationText(flight.duration),
      ({ offer: { flight } }) => flight.duration,
    ),
    row('经停', ({ offer: { flight } }) => flight.stopInfos.map(stopText).join('、') || '直飞'),
    row('机型', ({ offer: { flight } }) => planeText(flight)),
    row('餐食', ({ offer: { flight } }) => mealName(flight.mealFlag)),
    ladder('refund', '不得退票'),
    ladder('change', '不得改期'),
    row('签转', ({ rule }) => (rule ? (rule.transferable ? '可签转' : '不可签转') : WAITING)),
    row(
      '托运行李',
      ({ fare: { unit } }) => (unit.baggage > 0 ? `${unit.baggage}公斤` : '无免费托运'),
      ({ fare: { unit } }) => -unit.baggage,
    ),
    row(
      '产品',
      ({ fare: { unit } }) =>
        [...(unit.isProtocol ? ['协议价'] : []), ...unit.productTags].join('、') || '标准产品',
    ),
    row('适用乘客', ({ fare: { unit } }) => limitTexts(unit.plimit).join('、') || '不限'),
    row('余票', ({ fare: { unit } }) => (unit.seatCount < 9 ? `${unit.seatCount}张` : '充足')),
  ];
}

/** Do the cells of a row tell the units apart, or may they yet? */
export const isTelling = ({ cells }: Pick<CompareRow, 'cells'>): boolean =>
  cells.includes(WAITING) || new Set(cells).size > 1;

const money = (fen: number): string => `¥${formatPrice(fen)}`;

const totalOf = ({ fare: { unit } }: Choice): number => unit.salePrice + unit.buildFee + unit.fuelFee;

/** Infinity for what is not allowed at all: worse than any fee. */
function feeNow(ladder: Ladder, hoursLeft: number): number {
  const tier = tierAt(ladder, hoursLeft);
  if (!tier) return Infinity;
  return ladder.freeTimes > 0 ? 0 : tier.fee;
}

function feeText(ladder: Ladder, hoursLeft: number, none: string): string {
  const fee = feeNow(ladder, hoursLeft);
  if (fee === Infinity) return none;
  return fee === 0 ? '免费' : money(fee);
}

/** Places of the lowest; none while one is not known, or when all are alike. */
function bestOf(values: readonly (number | undefined)[]): number[] {
  const known = values.filter((value) => value !== undefined);
  const best = Math.min(...known);
  if (known.length < values.length || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}
