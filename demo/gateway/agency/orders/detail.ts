import { sql } from 'kysely';
import type { OrderRefundConfirmation } from '../../../../src/contract/agency/orders/refunds';
import type {
  AgencyRefund,
  AgencyTicket,
  queryAgencyOrder,
} from '../../../../src/contract/agency/orders/orders';
import type { ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { findMethod } from '../../payment/methods';
import { Fault } from '../../server/http/fault';
import type { Operator } from '../../server/http/operator';
import { isConfirmedOnce, needsMending, ORDER_COLUMNS, ordersOf, orderView } from './queries';
import { findConfirmations } from './two-operators';

type Detail = ResultOf<typeof queryAgencyOrder>;

const textOf = (moment: Date | null): string => moment?.toISOString() ?? '';

/** Throws agencyOrderUnknown, also for orders of another agency. */
export async function findAgencyOrder(
  db: Database,
  { operator: { tmcNumber, operatorNo }, now }: { operator: Operator; now: Date },
  orderNo: string,
): Promise<Detail> {
  const row = await ordersOf(db, tmcNumber)
    .select(ORDER_COLUMNS)
    .select(['o.dept_name', 'o.contact_name', 'o.contact_phone', 'o.issue_attempts', 'o.paid_at'])
    .select(['o.issued_at', 'o.next_issue_at', 'o.change_of'])
    .select([needsMending(now).as('needs_mending'), isConfirmedOnce.as('is_confirmed_once')])
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('agencyOrderUnknown');
  const confirmations = await findConfirmations(db, operatorNo, orderNo);
  return {
    ...orderView(row),
    deptName: row.dept_name,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    issueAttempts: row.issue_attempts,
    payTime: textOf(row.paid_at),
    issueTime: textOf(row.issued_at),
    nextIssueTime: textOf(row.next_issue_at),
    changeOf: row.change_of ?? '',
    first: confirmations.get('') ?? null,
    ticketList: await findTickets(db, orderNo),
    paymentList: await findPayments(db, orderNo),
    refundList: await findRefunds(db, orderNo, confirmations),
    approvalList: await findApprovals(db, orderNo),
    logList: await findLog(db, orderNo),
  };
}

export async function findTickets(db: Database, orderNo: string): Promise<AgencyTicket[]> {
  const rows = await db
    .selectFrom('ticket as t')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .innerJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 't.order_no').onRef('p.passenger_no', '=', 't.passenger_no'),
    )
    .select(['t.segment_no', 't.passenger_no', 'p.passenger_name', 's.flight', 't.ticket_no'])
    .select(['t.ticket_status', 't.sale_price', 't.build_fee', 't.fuel_fee'])
    .where('t.order_no', '=', orderNo)
    .orderBy('t.segment_no')
    .orderBy('t.passenger_no')
    .execute();
  return rows.map((row) => ({
    segmentNo: row.segment_no,
    passengerNo: row.passenger_no,
    passengerName: row.passenger_name,
    flightNo: row.flight.flightNo,
    depCityName: row.flight.depCityName,
    arrCityName: row.flight.arrCityName,
    takeOffTime: row.flight.takeOffTime,
    ticketNo: row.ticket_no ?? '',
    ticketStatus: row.ticket_status,
    amount: row.sale_price + row.build_fee + row.fuel_fee,
  }));
}

async function findPayments(db: Database, orderNo: string): Promise<Detail['paymentList']> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('created_at')
    .orderBy('payment_no')
    .execute();
  return rows.map((row) => {
    const own = findMethod(row.pay_type, row.sub_pay_type)?.name ?? '';
    const company =
      row.company_pay_type === null || row.company_sub_pay_type === null
        ? undefined
        : findMethod(row.company_pay_type, row.company_sub_pay_type)?.name;
    return {
      paymentNo: row.payment_no,
      payName: company === undefined ? own : `${company} + ${own}`,
      payState: row.pay_state,
      amount: row.amount,
      tradeNo: row.trade_no ?? '',
      createTime: textOf(row.created_at),
      settleTime: textOf(row.settled_at),
    };
  });
}

async function findRefunds(
  db: Database,
  orderNo: string,
  confirmations: ReadonlyMap<string, OrderRefundConfirmation>,
): Promise<AgencyRefund[]> {
  const rows = await db
    .selectFrom('refund_order as r')
    .selectAll('r')
    .select([
      sql<number>`(select sum(refund_fee + refund_amount)::bigint from refund_ticket t
        where t.refund_no = r.refund_no)`.as('ticket_amount'),
      sql<number>`(select coalesce(sum(refund_amount), 0)::bigint from refund_insurance i
        where i.refund_no = r.refund_no)`.as('insurance_amount'),
    ])
    .where('r.order_no', '=', orderNo)
    .orderBy('r.applied_at')
    .orderBy('r.refund_no')
    .execute();
  return rows.map((row) => ({
    refundNo: row.refund_no,
    refundState: row.refund_state,
    applicantName: row.applicant_name,
    refundFee: row.refund_fee,
    refundAmount: row.refund_amount,
    ticketAmount: row.ticket_amount,
    insuranceAmount: row.insurance_amount,
    askAttempts: row.ask_attempts,
    applyTime: textOf(row.applied_at),
    nextAskTime: textOf(row.next_ask_at),
    doneTime: textOf(row.done_at),
    first: confirmations.get(row.refund_no) ?? null,
  }));
}

async function findApprovals(db: Database, orderNo: string): Promise<Detail['approvalList']> {
  const rows = await db
    .selectFrom('approval_request')
    .select(['apply_id', 'apply_state', 'applicant_name', 'approver_name'])
    .where('order_no', '=', orderNo)
    .orderBy('apply_id')
    .execute();
  return rows.map((row) => ({
    applyId: row.apply_id,
    applyState: row.apply_state,
    applicantName: row.applicant_name,
    approverName: row.approver_name,
  }));
}

async function findLog(db: Database, orderNo: string): Promise<Detail['logList']> {
  const rows = await db
    .selectFrom('order_log')
    .select(['log_no', 'logged_at', 'operator_name', 'content'])
    .where('order_no', '=', orderNo)
    .orderBy('log_no', 'desc')
    .execute();
  return rows.map((row) => ({
    logNo: row.log_no,
    logTime: textOf(row.logged_at),
    operatorName: row.operator_name,
    content: row.content,
  }));
}
