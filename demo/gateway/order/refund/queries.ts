import { REFUND_TRANSITIONS, statesBefore } from '../../../../src/domain/order/states';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { findFilesOf } from '../../files/queries';
import { findPolicies, policyOf, type Policy } from '../insurance/policies';
import { findTicketsUnderWay } from '../after-sale/under-way';
import { REFUND_FILES } from './file-owner';

export type Refund = Selectable<Schema['refund_order']>;

/** Parts of an order that a refund reads. */
export async function findRefundParts(db: Database, orderNo: string) {
  const tickets = await db
    .selectFrom('ticket as t')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .innerJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 't.order_no').onRef('p.passenger_no', '=', 't.passenger_no'),
    )
    .innerJoin('flight_order as o', 'o.order_no', 't.order_no')
    .select([
      'o.change_of',
      't.segment_no',
      't.passenger_no',
      't.ticket_no',
      't.ticket_status',
      't.is_no_show',
    ])
    .select(['t.sale_price', 't.build_fee', 't.fuel_fee', 's.flight', 's.rule'])
    .select(['p.passenger_name', 'p.passenger_type_id', 'p.birth_day', 'p.service_fee'])
    .where('t.order_no', '=', orderNo)
    .orderBy('t.passenger_no')
    .orderBy('t.segment_no')
    .execute();
  const policies = await findPolicies(db, orderNo);
  const refunds = await db
    .selectFrom('refund_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('applied_at')
    .orderBy('refund_no')
    .execute();
  const refundTickets = await db
    .selectFrom('refund_ticket')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('passenger_no')
    .orderBy('segment_no')
    .execute();
  const files = await findFilesOf(
    db,
    REFUND_FILES,
    refunds.map(({ refund_no }) => refund_no),
  );
  const underWay = await findTicketsUnderWay(db, orderNo);
  return { tickets, policies, refunds, refundTickets, files, underWay };
}
export type RefundParts = Awaited<ReturnType<typeof findRefundParts>>;

interface NewRefund extends Pick<Refund, 'refund_no' | 'order_no' | 'applicant_no' | 'applicant_name'> {
  reasonType: number;
  remark: string;
  overReason: string;
  applyId: string | null;
  tickets: readonly { passengerNo: number; segmentNo: number; refundFee: number; refundAmount: number }[];
  insurances: readonly { passengerNo: number; amount: number }[];
  now: Date;
}

/** Inserts a refund in progress. */
export async function insertRefund(db: Database, refund: NewRefund): Promise<void> {
  const { refund_no, order_no, tickets, insurances, now } = refund;
  await db
    .insertInto('refund_order')
    .values({
      refund_no,
      order_no,
      applicant_no: refund.applicant_no,
      applicant_name: refund.applicant_name,
      reason_type: refund.reasonType,
      remark: refund.remark,
      over_reason: refund.overReason,
      apply_id: refund.applyId,
      refund_state: '退票中',
      refund_fee: tickets.reduce((sum, ticket) => sum + ticket.refundFee, 0),
      refund_amount: [
        ...tickets.map((ticket) => ticket.refundAmount),
        ...insurances.map((i) => i.amount),
      ].reduce((sum, amount) => sum + amount, 0),
      applied_at: now,
      next_ask_at: now,
      done_at: null,
      arrives_at: null,
      arrived_at: null,
    })
    .execute();
  await db
    .insertInto('refund_ticket')
    .values(
      tickets.map(({ passengerNo, segmentNo, refundFee, refundAmount }) => ({
        refund_no,
        order_no,
        segment_no: segmentNo,
        passenger_no: passengerNo,
        refund_fee: refundFee,
        refund_amount: refundAmount,
      })),
    )
    .execute();
  if (insurances.length === 0) return;
  const policies = await findPolicies(db, order_no);
  await insertRefundInsurances(
    db,
    { refund_no, order_no },
    insurances.map(({ passengerNo, amount }) => {
      const policy = policyOf(policies, order_no, passengerNo);
      if (policy === undefined) throw new Error(`Passenger ${passengerNo} of ${order_no} is not insured`);
      return { policy, passengerNo, amount };
    }),
  );
}

/** Insurance that a refund includes. */
interface InsuranceBack {
  policy: Policy;
  passengerNo: number;
  amount: number;
}

/** Adds insurance to a refund in progress. */
export async function addInsurances(
  db: Database,
  refund: Pick<Refund, 'refund_no' | 'order_no'>,
  insurances: readonly InsuranceBack[],
): Promise<void> {
  if (insurances.length === 0) return;
  await insertRefundInsurances(db, refund, insurances, { isLate: true });
  const more = insurances.reduce((sum, { amount }) => sum + amount, 0);
  await db
    .updateTable('refund_order')
    .set((eb) => ({ refund_amount: eb('refund_amount', '+', more) }))
    .where('refund_no', '=', refund.refund_no)
    .execute();
}

async function insertRefundInsurances(
  db: Database,
  { refund_no, order_no }: Pick<Refund, 'refund_no' | 'order_no'>,
  insurances: readonly InsuranceBack[],
  { isLate = false } = {},
): Promise<void> {
  await db
    .insertInto('refund_insurance')
    .values(
      insurances.map(({ policy, passengerNo, amount }) => ({
        refund_no,
        order_no,
        passenger_no: passengerNo,
        policy_order_no: policy.orderNo,
        policy_passenger_no: policy.passengerNo,
        refund_amount: amount,
        is_late: isLate,
      })),
    )
    .execute();
}

const ASK_BATCH = 100;

/** Numbers of refunds that are due for a call to the supplier. */
export async function findRefundsToAsk(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('refund_order')
    .select('refund_no')
    .where('refund_state', '=', '退票中')
    .where('next_ask_at', '<=', now)
    .orderBy('next_ask_at')
    .limit(ASK_BATCH)
    .execute();
  return rows.map(({ refund_no }) => refund_no);
}

export function findRefund(db: Database, refundNo: string): Promise<Refund | undefined> {
  return db.selectFrom('refund_order').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
}

/** The tickets of a refund with their numbers and whether they have a seat of their own. */
export function findTicketsOf(db: Database, refundNo: string) {
  return db
    .selectFrom('refund_ticket as r')
    .innerJoin('ticket as t', (join) =>
      join
        .onRef('t.order_no', '=', 'r.order_no')
        .onRef('t.segment_no', '=', 'r.segment_no')
        .onRef('t.passenger_no', '=', 'r.passenger_no'),
    )
    .innerJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 'r.order_no').onRef('p.passenger_no', '=', 'r.passenger_no'),
    )
    .select(['r.segment_no', 'r.passenger_no', 'r.refund_amount', 't.ticket_no', 'p.passenger_type_id'])
    .where('r.refund_no', '=', refundNo)
    .orderBy('r.passenger_no')
    .orderBy('r.segment_no')
    .execute();
}

/** Records the number of refusals by the supplier and the time of the next call. */
export async function scheduleSupplierRetry(
  db: Database,
  refundNo: string,
  attempts: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('refund_order')
    .set({ ask_attempts: attempts, next_ask_at: at })
    .where('refund_no', '=', refundNo)
    .execute();
}

/** Ends a refund; a failed one frees its tickets for another. */
export async function endRefund(
  db: Database,
  refundNo: string,
  refund_state: '已退票' | '退票失败',
  now: Date,
): Promise<void> {
  await db
    .updateTable('refund_order')
    .set({ refund_state, next_ask_at: null, done_at: now })
    .where('refund_no', '=', refundNo)
    .where('refund_state', 'in', statesBefore(REFUND_TRANSITIONS, refund_state))
    .returning('refund_no')
    // the caller has locked the order and checked that the refund is in progress
    .executeTakeFirstOrThrow();
  if (refund_state === '已退票') return;
  await db.updateTable('refund_ticket').set({ failed: true }).where('refund_no', '=', refundNo).execute();
  await db.updateTable('refund_insurance').set({ failed: true }).where('refund_no', '=', refundNo).execute();
}

/** Sets the expected arrival of money refunded through the cashier. */
export async function setArrival(db: Database, refundNo: string, arrivesAt: Date): Promise<void> {
  await db
    .updateTable('refund_order')
    .set({ arrives_at: arrivesAt })
    .where('refund_no', '=', refundNo)
    .execute();
}
