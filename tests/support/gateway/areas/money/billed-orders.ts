import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Database } from '../../../../../demo/gateway/db/database';
import { inTransaction } from '../../../../../demo/gateway/db/transaction';
import { moveMoney, type Wallet } from '../../../../../demo/gateway/payment/ledger';
import { METHODS } from '../../../../../demo/gateway/payment/methods';
import { refund, refundPart } from '../../../../../demo/gateway/payment/settle';
import { findPaidPayment } from '../../../../../demo/gateway/payment/queries';
import { findMoneyParts } from '../../../../../demo/gateway/order/refund/money-parts';
import { findRefund } from '../../../../../demo/gateway/order/refund/queries';
import type { MovePart } from '../../../../../src/domain/settlement/money-move';

export const ENTERPRISE = '100001';

/** Prices of an order or a change, in fen. */
export interface TicketPrice {
  segmentNo: number;
  passengerNo: number;
  sale: number;
  build: number;
  fuel: number;
}
export interface BilledOrder {
  tickets: readonly TicketPrice[];
  /** By passenger. */
  service: readonly number[];
  insurance: readonly number[];
}
/** Payment: the enterprise's share from `wallet`, the rest by the traveller. */
export interface PaymentPlan {
  wallet: Exclude<Wallet, 'cashier'>;
  /** Enterprise's share; null for the whole amount. */
  share: number | null;
  at: Date;
  /** Time of issue; null for tickets that are never issued. */
  issuedAt: Date | null;
}

let orderCount = 0;
const newOrderNo = (): string => `26${String((orderCount += 1)).padStart(12, '0')}`;

const methodOf = (wallet: Wallet) => METHODS.find((method) => method.wallet === wallet) ?? METHODS[0];

/** Writes paid orders with flights of the demo, and moves money like their payments. */
export function billedOrders(db: Database) {
  async function insertOrder(
    order: BilledOrder,
    { at, issuedAt }: Pick<PaymentPlan, 'at' | 'issuedAt'>,
    { total, changeOf }: { total: number; changeOf: string | null },
  ): Promise<string> {
    const orderNo = newOrderNo();
    const passengers = Math.max(...order.tickets.map(({ passengerNo }) => passengerNo));
    const segments = [...new Set(order.tickets.map(({ segmentNo }) => segmentNo))];
    await sql`
      with model as (select * from flight_order where enterprise_num = ${ENTERPRISE} and paid_at is not null
        order by order_no limit 1)
      insert into flight_order (order_no, enterprise_num, booker_no, booker_name, dept_no, dept_name, order_status,
        voyage_type, travel_type, booking_state, pnr, total_amount, pay_type, sub_pay_type, contact_name, contact_phone,
        created_at, pay_deadline, price_guaranteed_until, paid_at, issued_at, take_off_time, arrival_time, flights,
        passenger_names, search_text, change_of)
      select ${orderNo}, enterprise_num, booker_no, booker_name, dept_no, dept_name,
        ${issuedAt === null ? '出票失败' : '已出票'}, 1, 1, 0, '', ${total}::bigint, null, null, contact_name, contact_phone,
        ${at}, ${at}, ${at}, null, ${issuedAt}, take_off_time, arrival_time, flights, passenger_names, search_text,
        ${changeOf}::text from model`.execute(db);
    await sql`
      insert into order_segment (order_no, segment_no, flight, rule, cabin_code, cabin_name, discount, policy_id, dep_date,
        inventory_key, seats_held)
      select ${orderNo}, n, s.flight, s.rule, s.cabin_code, s.cabin_name, s.discount, s.policy_id, s.dep_date, s.inventory_key, 0
      from unnest(${segments}::int[]) n
      cross join (select * from order_segment order by order_no, segment_no limit 1) s`.execute(db);
    await sql`
      insert into order_passenger (order_no, passenger_no, passenger_name, card_type, card_no, phone, sex_tem, birth_day,
        nationality, passenger_type_id, staff_no, service_fee)
      select ${orderNo}, s.n, s.staff_name, 0, '1101011990030' || (10000 + s.n), '13800000001', 0, '1990-03-07', 'CN', 1,
        case when s.n % 3 = 0 then null else s.staff_no end, (${[...order.service]}::bigint[])[s.n]
      from (select row_number() over (order by staff_no) as n, * from staff where enterprise_num = ${ENTERPRISE}) s
      where s.n <= ${passengers}`.execute(db);
    // of three orders two are charged to one accounting entity each, and the third to none
    await sql`
      insert into order_cost
      select ${orderNo}, s.n, s.cost_center_no, c.cost_center_name, e.accounting_entity_no, e.accounting_entity_name,
        s.dept_no, d.dept_name, null, ''
      from (select row_number() over (order by staff_no) as n, * from staff where enterprise_num = ${ENTERPRISE}) s
      join cost_center c using (cost_center_no) join department d using (dept_no)
      join (select row_number() over (order by accounting_entity_no) as n, * from accounting_entity
        where enterprise_num = ${ENTERPRISE}) e on e.n = s.n % 3
      where s.n <= ${passengers}`.execute(db);
    for (const { segmentNo, passengerNo, sale, build, fuel } of order.tickets) {
      await db
        .insertInto('ticket')
        .values({
          order_no: orderNo,
          segment_no: segmentNo,
          passenger_no: passengerNo,
          ticket_no: null,
          sale_price: sale,
          build_fee: build,
          fuel_fee: fuel,
        })
        .execute();
    }
    for (const [i, price] of order.insurance.entries()) {
      if (price === 0) continue;
      await sql`insert into order_insurance select ${orderNo}, ${i + 1}::int, product_no, product_name, insurer_name, ${price}::bigint
        from insurance_product order by product_no limit 1`.execute(db);
    }
    return orderNo;
  }

  /** Pays the whole amount. Returns false when the amount is 0. */
  async function pay(orderNo: string, total: number, { wallet, share, at }: PaymentPlan): Promise<void> {
    if (total === 0) return;
    const isMixed = share !== null && share < total;
    const own = methodOf(isMixed ? 'cashier' : wallet);
    const company = methodOf(wallet);
    const paymentNo = `${orderNo}000001`;
    await inTransaction(db, async (tx) => {
      await sql`
        insert into payment (payment_no, order_no, pay_type, sub_pay_type, amount, pay_state, created_at, settled_at,
          company_pay_type, company_sub_pay_type, company_amount)
        values (${paymentNo}, ${orderNo}, ${own.payType}, ${own.subPayType}, ${total}, 'paid', ${at}, ${at},
          ${isMixed ? company.payType : null}, ${isMixed ? company.subPayType : null}, ${isMixed ? share : 0})`.execute(
        tx,
      );
      const shared = isMixed ? { wallet, amount: share } : undefined;
      const move = { enterpriseNum: ENTERPRISE, paymentNo, amount: total, memo: '', now: at, shared };
      assert.ok(await moveMoney(tx, { ...move, kind: 'payment', wallet: own.wallet }), 'the wallet is short');
    });
  }

  return {
    /** Buys tickets. Resolves with the order number and the total. */
    async buy(order: BilledOrder, paying: PaymentPlan): Promise<{ orderNo: string; total: number }> {
      const total = partsOf(order).reduce((sum, { amount }) => sum + amount, 0);
      const orderNo = await insertOrder(order, paying, { total, changeOf: null });
      await pay(orderNo, total, paying);
      return { orderNo, total };
    },

    /** Changes one ticket of an order, which creates an order of its own. */
    async change(
      old: { orderNo: string; segmentNo: number; passengerNo: number },
      { fee, difference }: { fee: number; difference: number },
      paying: PaymentPlan,
    ): Promise<{ orderNo: string; total: number }> {
      const ticket = { segmentNo: 1, passengerNo: 1, sale: 50_000, build: 5000, fuel: 2000 };
      const order = { tickets: [ticket], service: [0], insurance: [0] };
      const total = fee + difference;
      const orderNo = await insertOrder(order, paying, { total, changeOf: old.orderNo });
      await db
        .insertInto('change_order')
        .values({
          order_no: orderNo,
          changed_order_no: old.orderNo,
          applicant_no: '1000010001',
          applicant_name: '申请人',
          change_reason: 1,
          remark: '',
          change_fee: fee,
          fare_difference: difference,
          status_before: '已出票',
          outcome: 'done',
          applied_at: paying.at,
          ended_at: paying.at,
        })
        .execute();
      await db
        .insertInto('change_ticket')
        .values({
          order_no: orderNo,
          segment_no: 1,
          passenger_no: 1,
          old_order_no: old.orderNo,
          old_segment_no: old.segmentNo,
          old_passenger_no: old.passengerNo,
          change_fee: fee,
          fare_difference: difference,
          times_changed: 1,
        })
        .execute();
      await pay(orderNo, total, paying);
      return { orderNo, total };
    },

    /** Refunds tickets of an order by the given amounts. */
    async giveBack(
      orderNo: string,
      tickets: readonly { segmentNo: number; passengerNo: number; amount: number }[],
      { at, insured = [] }: { at: Date; insured?: readonly { passengerNo: number; amount: number }[] },
    ): Promise<void> {
      const refundNo = `${orderNo}-${(orderCount += 1) % 1000}`;
      const total = [...tickets, ...insured].reduce((sum, { amount }) => sum + amount, 0);
      await db
        .insertInto('refund_order')
        .values({
          refund_no: refundNo,
          order_no: orderNo,
          applicant_no: '1000010001',
          applicant_name: '申请人',
          reason_type: 1,
          remark: '',
          refund_state: '已退票',
          refund_fee: 0,
          refund_amount: total,
          applied_at: at,
          next_ask_at: null,
          done_at: at,
          arrives_at: null,
          arrived_at: null,
          apply_id: null,
        })
        .execute();
      for (const { segmentNo, passengerNo, amount } of tickets) {
        await db
          .insertInto('refund_ticket')
          .values({
            refund_no: refundNo,
            order_no: orderNo,
            segment_no: segmentNo,
            passenger_no: passengerNo,
            refund_fee: 0,
            refund_amount: amount,
          })
          .execute();
      }
      for (const { passengerNo, amount } of insured) {
        await db
          .insertInto('refund_insurance')
          .values({
            refund_no: refundNo,
            order_no: orderNo,
            passenger_no: passengerNo,
            policy_order_no: orderNo,
            policy_passenger_no: passengerNo,
            refund_amount: amount,
          })
          .execute();
      }
      await inTransaction(db, async (tx) => {
        const asked = await findRefund(tx, refundNo);
        assert.ok(asked);
        for (const [paidOrder, amount] of await findMoneyParts(tx, asked)) {
          const paid = { order_no: paidOrder, enterprise_num: ENTERPRISE };
          await refundPart(tx, paid, { amount, refundNo, now: at });
        }
      });
    },

    /** Returns a whole payment, as after a failed issue. */
    reverse: (orderNo: string, at: Date): Promise<void> =>
      inTransaction(db, async (tx) => {
        const payment = await findPaidPayment(tx, orderNo);
        assert.ok(payment);
        const order = { order_no: orderNo, enterprise_num: ENTERPRISE };
        await refund(tx, order, payment, { now: at, reason: '出票失败' });
      }),
  };
}

/** Parts of an order's payment, in the order in which a partial amount is distributed. */
export function partsOf({ tickets, service, insurance }: BilledOrder): MovePart[] {
  const passengers = [...new Set(tickets.map(({ passengerNo }) => passengerNo))].sort((a, b) => a - b);
  const none = { part: '' } as const;
  return passengers.flatMap((passengerNo): MovePart[] => [
    { ...none, kind: 'service', segmentNo: 0, passengerNo, amount: service[passengerNo - 1] ?? 0 },
    { ...none, kind: 'insurance', segmentNo: 0, passengerNo, amount: insurance[passengerNo - 1] ?? 0 },
    ...tickets
      .filter((ticket) => ticket.passengerNo === passengerNo)
      .sort((a, b) => a.segmentNo - b.segmentNo)
      .flatMap(({ segmentNo, sale, build, fuel }): MovePart[] => [
        { ...none, kind: 'fare', segmentNo, passengerNo, amount: sale },
        { ...none, kind: 'fund', segmentNo, passengerNo, amount: build },
        { ...none, kind: 'fuel', segmentNo, passengerNo, amount: fuel },
      ]),
  ]);
}
