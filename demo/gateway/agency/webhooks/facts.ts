import type { Database } from '../../db/database';
import '../../address-book/members/events';
import '../../approval/events';
import '../../approval/schema';
import '../../invoice/events';
import '../../invoice/schema';
import '../../order/change/events';
import '../../order/events';
import '../../order/refund/events';
import '../../order/refund/schema';
import '../../order/schema';
import '../../settlement/events';
import '../../settlement/schema';
import type { DeliveredContext, EventListener } from '../../server/events/domain-events';
import { recordFact } from './record';

/** Facts of other areas as events of webhooks, without names, documents and phones. */
export const FACT_HANDLERS: NonNullable<EventListener['afterEvent']> = {
  async 'order.issued'(context, { orderNo }) {
    const order = await findOrder(context.db, orderNo);
    const { orderState, total_amount: totalAmount, enterpriseNum } = order;
    const data = { enterpriseNum, orderNo, orderState, totalAmount };
    await recordFact(context, { type: 'order.issued', timestamp: timeOf(context), data });
  },
  async 'order.exchanged'(context, { orderNo }) {
    const order = await findOrder(context.db, orderNo);
    const { orderState, total_amount: totalAmount, enterpriseNum, change_of: changedOrderNo } = order;
    if (changedOrderNo === null) throw new Error(`${orderNo} is no change`);
    const data = { enterpriseNum, orderNo, changedOrderNo, orderState, totalAmount };
    await recordFact(context, { type: 'order.changed', timestamp: timeOf(context), data });
  },
  'refund.ended': (context, { refundNo }) => recordRefund(context, refundNo),
  async 'order.closed'(context, { orderNo, reason }) {
    const { orderState, enterpriseNum } = await findOrder(context.db, orderNo);
    const data = { enterpriseNum, orderNo, orderState, reason };
    await recordFact(context, { type: 'order.cancelled', timestamp: timeOf(context), data });
  },
  async 'application.decided'(context, { applyId: applicationNo, orderNo, decision }) {
    const { enterpriseNum } = await context.db
      .selectFrom('approval_request')
      .select('enterprise_num as enterpriseNum')
      .where('apply_id', '=', applicationNo)
      .executeTakeFirstOrThrow();
    const data = { enterpriseNum, applicationNo, decision, orderNo: orderNo ?? '' };
    await recordFact(context, { type: 'application.decided', timestamp: timeOf(context), data });
  },
  'bill.made': (context, { billNo }) => recordBill(context, billNo),
  'invoice.issued': (context, { invoiceNo }) => recordInvoice(context, invoiceNo),
  'staff.left': (context, { enterpriseNum, staffNo }) =>
    recordFact(context, {
      type: 'staff.left',
      timestamp: timeOf(context),
      data: { enterpriseNum, staffNo },
    }),
};

const timeOf = ({ emittedAt }: DeliveredContext): string => emittedAt.toISOString();

const findOrder = (db: Database, orderNo: string) =>
  db
    .selectFrom('flight_order')
    .select(['enterprise_num as enterpriseNum', 'order_status as orderState', 'total_amount', 'change_of'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();

/** The event tells of refunds that the carrier has refused, too; they are no event of webhooks. */
async function recordRefund(context: DeliveredContext, refundNo: string): Promise<void> {
  const { refund_state: state, ...data } = await context.db
    .selectFrom('refund_order as r')
    .innerJoin('flight_order as o', 'o.order_no', 'r.order_no')
    .select(['o.enterprise_num as enterpriseNum', 'r.order_no as orderNo', 'r.refund_no as refundNo'])
    .select(['o.order_status as orderState', 'r.refund_amount as refundAmount', 'r.refund_fee as refundFee'])
    .select('r.refund_state')
    .where('r.refund_no', '=', refundNo)
    .executeTakeFirstOrThrow();
  if (state !== '已退票') return;
  await recordFact(context, { type: 'order.refunded', timestamp: timeOf(context), data });
}

async function recordBill(context: DeliveredContext, billNo: string): Promise<void> {
  const data = await context.db
    .selectFrom('settle_bill')
    .select(['enterprise_num as enterpriseNum', 'bill_no as billNo'])
    .select(['period_begin as periodBegin', 'period_end as periodEnd'])
    .select(['total_amount as totalAmount', 'due_date as dueDate'])
    .where('bill_no', '=', billNo)
    .executeTakeFirstOrThrow();
  await recordFact(context, { type: 'bill.issued', timestamp: timeOf(context), data });
}

async function recordInvoice(context: DeliveredContext, invoiceNo: string): Promise<void> {
  const { taxInvoiceNo, ...found } = await context.db
    .selectFrom('invoice')
    .select(['enterprise_num as enterpriseNum', 'invoice_no as invoiceNo'])
    .select(['tax_invoice_no as taxInvoiceNo', 'amount'])
    .where('invoice_no', '=', invoiceNo)
    .executeTakeFirstOrThrow();
  if (taxInvoiceNo === null) throw new Error(`${invoiceNo} has no number of the tax authority`);
  const data = { ...found, taxInvoiceNo };
  await recordFact(context, { type: 'invoice.issued', timestamp: timeOf(context), data });
}
