import { NOTHING, type Measures } from '../../../../src/contract/report/measures';
import type { Grouping, Product, ReportBasis } from '../../../../src/contract/report/report';
import { mondayOf } from './calendar';

/** Event of a ticket, ride or stay, derived from raw rows. */
export interface RawEvent {
  product: Product;
  /** Day of the event by date basis; absent when it does not count on that basis. */
  days: Partial<Record<ReportBasis, string>>;
  deptNo: string;
  staffNo: string;
  costCenterNo: string;
  entityNo: string;
  route: string;
  carrier: string;
  measures: Measures;
}

/** Common part of all events of one ticket, ride or stay. */
export type RawPlace = Omit<RawEvent, 'days' | 'measures'>;

export const rawEvent = (
  { product, deptNo, staffNo, costCenterNo, entityNo, route, carrier }: RawPlace,
  days: RawEvent['days'],
  measures: Partial<Measures>,
): RawEvent => ({
  product,
  deptNo,
  staffNo,
  costCenterNo,
  entityNo,
  route,
  carrier,
  days,
  measures: { ...NOTHING, ...measures },
});

/** Measure for the number of days booked ahead; the first bucket also counts later bookings. */
export function leadMeasures(leadDays: number): Partial<Measures> {
  const lead =
    leadDays >= 14
      ? 'lead14'
      : leadDays >= 7
        ? 'lead7'
        : leadDays >= 3
          ? 'lead3'
          : leadDays >= 1
            ? 'lead1'
            : 'lead0';
  return { leadDays, [lead]: 1 };
}

/**
 * Without `reason`, which does not separate events: a used ticket has one reason for its booking and one for its
 * changes.
 */
export type RawGrouping = Exclude<Grouping, 'reason'>;

/** Grouping keys of an event on a date basis. */
export const RAW_KEYS: Readonly<
  Record<Exclude<RawGrouping, 'none'>, (event: RawEvent, day: string) => string>
> = {
  day: (_event, day) => day,
  week: (_event, day) => mondayOf(day),
  month: (_event, day) => day.slice(0, 7),
  product: ({ product }) => product,
  department: ({ deptNo }) => deptNo,
  person: ({ staffNo }) => staffNo,
  costCenter: ({ costCenterNo }) => costCenterNo,
  entity: ({ entityNo }) => entityNo,
  route: ({ route }) => route,
  carrier: ({ carrier }) => carrier,
};

/** Groups the events of a date basis by their key; with `none` all are in one group. */
export function partsOf(
  events: readonly RawEvent[],
  basis: ReportBasis,
  groupBy: RawGrouping,
): Map<string, RawEvent[]> {
  const parts = new Map<string, RawEvent[]>();
  for (const event of events) {
    const day = event.days[basis];
    if (day === undefined) continue;
    const key = groupBy === 'none' ? '' : RAW_KEYS[groupBy](event, day);
    const part = parts.get(key);
    if (part) part.push(event);
    else parts.set(key, [event]);
  }
  return parts;
}

export function summed(events: readonly RawEvent[]): Measures {
  const sums: Measures = { ...NOTHING };
  for (const { measures } of events)
    for (const name of Object.keys(sums) as (keyof Measures)[]) sums[name] += measures[name];
  return sums;
}
