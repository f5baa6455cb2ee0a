import { CHANGE_TRANSITIONS, statesBefore, type ChangeOutcome } from '../../../../src/domain/order/states';
import { replacingTicket, type Replacement } from '../after-sale/application';
import { findTicketsUnderWay } from '../after-sale/under-way';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';

export type Change = Selectable<Schema['change_order']>;

/** Parts of an order that a change reads. */
export async function findChangeParts(db: Database, orderNo: string) {
  const segments = await db
    .selectFrom('order_segment')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  const passengers = await db
    .selectFrom('order_passenger')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('passenger_no')
    .execute();
  const tickets = await db
    .selectFrom('ticket as t')
    .leftJoin('change_ticket as c', (join) =>
      join
        .onRef('c.order_no', '=', 't.order_no')
        .onRef('c.segment_no', '=', 't.segment_no')
        .onRef('c.passenger_no', '=', 't.passenger_no'),
    )
    .selectAll('t')
    .select('c.times_changed')
    .where('t.order_no', '=', orderNo)
    .orderBy('t.passenger_no')
    .orderBy('t.segment_no')
    .execute();
  const changes = await db
    .selectFrom('change_order as c')
    .innerJoin('flight_order as o', 'o.order_no', 'c.order_no')
    .selectAll('c')
    .select(['o.order_status', 'o.pay_deadline', 'o.passenger_names', 'o.total_amount'])
    .where('c.changed_order_no', '=', orderNo)
    .orderBy('c.applied_at')
    .orderBy('c.order_no')
    .execute();
  const changed = await db
    .selectFrom('change_ticket as c')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 'c.order_no').onRef('s.segment_no', '=', 'c.segment_no'),
    )
    .select(['c.order_no', 'c.segment_no', 'c.old_segment_no', 's.flight'])
    .distinctOn(['c.order_no', 'c.segment_no'])
    .where('c.old_order_no', '=', orderNo)
    .orderBy('c.order_no')
    .orderBy('c.segment_no')
    .execute();
  const underWay = await findTicketsUnderWay(db, orderNo);
  return { segments, passengers, tickets, changes, changed, underWay };
}
export type ChangeParts = Awaited<ReturnType<typeof findChangeParts>>;

interface NewChange extends Pick<
  Change,
  | 'order_no'
  | 'changed_order_no'
  | 'applicant_no'
  | 'applicant_name'
  | 'change_reason'
  | 'remark'
  | 'status_before'
> {
  tickets: readonly (Replacement & { changeFee: number; fareDifference: number; timesChanged: number })[];
  now: Date;
}

/** Numbers of the orders that were placed as its changes. */
export const changesOf = ({ changes }: Pick<ChangeParts, 'changes'>): string[] =>
  changes.map(({ order_no }) => order_no);

/** Inserts the change that an order was placed for. */
export async function insertChange(db: Database, { tickets, now, ...change }: NewChange): Promise<void> {
  await db
    .insertInto('change_order')
    .values({
      ...change,
      change_fee: tickets.reduce((sum, { changeFee }) => sum + changeFee, 0),
      fare_difference: tickets.reduce((sum, { fareDifference }) => sum + fareDifference, 0),
      applied_at: now,
      ended_at: null,
    })
    .execute();
  await db
    .insertInto('change_ticket')
    .values(
      tickets.map((ticket) => ({
        ...replacingTicket({ newOrderNo: change.order_no, oldOrderNo: change.changed_order_no }, ticket),
        change_fee: ticket.changeFee,
        fare_difference: ticket.fareDifference,
        times_changed: ticket.timesChanged,
      })),
    )
    .execute();
}

export function findChange(db: Database, orderNo: string): Promise<Change | undefined> {
  return db.selectFrom('change_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

const ASK_BATCH = 100;

/** Numbers of changes that are due for a call to the supplier. */
export async function findChangesToAsk(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('flight_order')
    .select('order_no')
    .where('order_status', '=', '改签中')
    .where('next_issue_at', '<=', now)
    .orderBy('next_issue_at')
    .limit(ASK_BATCH)
    .execute();
  return rows.map(({ order_no }) => order_no);
}

/** Tickets of a change in a fixed order, each with the ticket that it is exchanged for and whether that has a seat. */
export function findExchanges(db: Database, orderNo: string) {
  return db
    .selectFrom('change_ticket as c')
    .innerJoin('ticket as n', (join) =>
      join
        .onRef('n.order_no', '=', 'c.order_no')
        .onRef('n.segment_no', '=', 'c.segment_no')
        .onRef('n.passenger_no', '=', 'c.passenger_no'),
    )
    .innerJoin('ticket as o', (join) =>
      join
        .onRef('o.order_no', '=', 'c.old_order_no')
        .onRef('o.segment_no', '=', 'c.old_segment_no')
        .onRef('o.passenger_no', '=', 'c.old_passenger_no'),
    )
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 'c.order_no').onRef('s.segment_no', '=', 'c.segment_no'),
    )
    .innerJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 'c.order_no').onRef('p.passenger_no', '=', 'c.passenger_no'),
    )
    .select(['c.segment_no', 'c.passenger_no', 'c.old_order_no', 'c.old_segment_no', 'c.old_passenger_no'])
    .select(['n.sequence', 'o.ticket_no as old_ticket_no', 's.flight', 'p.passenger_type_id'])
    .select(['c.change_fee', 'c.fare_difference'])
    .where('c.order_no', '=', orderNo)
    .orderBy('c.segment_no')
    .orderBy('c.passenger_no')
    .execute();
}

export async function endChange(
  db: Database,
  orderNo: string,
  outcome: Exclude<ChangeOutcome, 'open'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('change_order')
    .set({ outcome, ended_at: now })
    .where('order_no', '=', orderNo)
    .where('outcome', 'in', statesBefore(CHANGE_TRANSITIONS, outcome))
    .returning('order_no')
    // the caller has locked the order and checked that the change is in progress
    .executeTakeFirstOrThrow();
  if (outcome === 'done') return;
  await db.updateTable('change_ticket').set({ ended: true }).where('order_no', '=', orderNo).execute();
}
