import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { OrderDetail } from '../../../src/contract/order/list';
import { PAY_TYPE, type CompanyPart } from '../../../src/contract/payment/payment';
import { nextCashierQuery } from '../../../src/domain/money/cashier-query';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import type { InferOutput } from 'valibot';
import type { EnterpriseKind } from '../server/enterprise-kind';
import { companyWallet } from './methods';

export type Payment = Selectable<Schema['payment']>;

interface RequestedPayment {
  orderNo: string;
  payType: number;
  subPayType: number;
  amount: number;
  companyPart: CompanyPart | null;
  /** The payer, also of the demo's past payments. */
  payerNo: string;
}

/** The payment that paid an order; there is at most one. */
export function findPaidPayment(db: Database, orderNo: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('pay_state', '=', 'paid')
    .executeTakeFirst();
}

/**
 * Continues a payment that another person may have begun: the caller becomes its payer, and the cashier is queried for
 * it again.
 */
export function takeOverPayment(
  db: Database,
  { payment_no: paymentNo, pay_type: payType }: Payment,
  { payerNo, now }: { payerNo: string; now: Date },
): Promise<Payment> {
  return db
    .updateTable('payment')
    .set({ payer_no: payerNo, query_at: queryTime(payType, now) })
    .where('payment_no', '=', paymentNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const queryTime = (payType: number, now: Date): Date | null =>
  (payType === PAY_TYPE.thirdParty && nextCashierQuery(now, now)) || null;

/** A begun, unsettled payment that matches exactly and can be continued. */
export function findPendingPayment(db: Database, wanted: RequestedPayment): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_no', '=', wanted.orderNo)
    .where('pay_state', '=', 'pending')
    .where('pay_type', '=', wanted.payType)
    .where('sub_pay_type', '=', wanted.subPayType)
    .where('amount', '=', wanted.amount)
    .where('company_amount', '=', wanted.companyPart?.amount ?? 0)
    .where('company_sub_pay_type', 'is not distinct from', wanted.companyPart?.subPayType ?? null)
    .executeTakeFirst();
}

/** Inserts a payment. Its number is random, because the result page is open to anyone with the number. */
export function insertPayment(db: Database, payment: RequestedPayment & { now: Date }): Promise<Payment> {
  const day = shanghaiDate(payment.now).slice(2).replaceAll('-', '');
  const random = [randomInt(1e7), randomInt(1e7)].map((n) => String(n).padStart(7, '0')).join('');
  return db
    .insertInto('payment')
    .values({
      payment_no: day + random,
      order_no: payment.orderNo,
      pay_type: payment.payType,
      sub_pay_type: payment.subPayType,
      amount: payment.amount,
      company_pay_type: payment.companyPart?.payType ?? null,
      company_sub_pay_type: payment.companyPart?.subPayType ?? null,
      company_amount: payment.companyPart?.amount ?? 0,
      pay_state: 'pending',
      created_at: payment.now,
      payer_no: payment.payerNo,
      query_at: queryTime(payment.payType, payment.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setPaymentState(
  db: Database,
  paymentNo: string,
  state: { pay_state: 'paid' | 'refunded'; settled_at: Date; trade_no?: string },
): Promise<void> {
  await db.updateTable('payment').set(state).where('payment_no', '=', paymentNo).execute();
}

/** Amount of a payment that has been refunded so far. */
export async function sumRefunded(db: Database, paymentNo: string): Promise<number> {
  const { refunded } = await db
    .selectFrom('ledger_transfer as t')
    .innerJoin('ledger_entry as e', 'e.transfer_no', 't.transfer_no')
    .innerJoin('ledger_account as a', 'a.account_no', 'e.account_no')
    .select((eb) => eb.fn.sum<string | null>('e.amount').as('refunded'))
    .where('t.payment_no', '=', paymentNo)
    .where('t.kind', '=', 'refund')
    .where('a.kind', '=', 'sales')
    .executeTakeFirstOrThrow();
  return -Number(refunded ?? 0);
}

/** Returns whether the database refused a trade number that another payment has. */
export function isTradeReused(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'payment_trade_no_key';
}

/** Removes the enterprise's part of a failed payment, so that only the payer's money is refunded. */
export function dropCompanyPart(db: Database, paymentNo: string): Promise<Payment> {
  return db
    .updateTable('payment')
    .set((eb) => ({
      amount: eb('amount', '-', eb.ref('company_amount')),
      company_amount: 0,
      company_pay_type: null,
      company_sub_pay_type: null,
    }))
    .where('payment_no', '=', paymentNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A payment with its order; `lock` keeps the payment from changing until the transaction ends. */
export function findPayment(
  db: Database,
  paymentNo: string,
  { lock = false } = {},
): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('payment_no', '=', paymentNo)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

/** The kind of the enterprise that a payment is for; undefined for an unknown payment. */
export const kindOfPayer = (db: Database, paymentNo: string): Promise<EnterpriseKind | undefined> =>
  db
    .selectFrom('payment as p')
    .innerJoin('flight_order as o', 'o.order_no', 'p.order_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'o.enterprise_num')
    .select('e.is_sandbox as isSandbox')
    .where('p.payment_no', '=', paymentNo)
    .executeTakeFirst();

/**
 * Money moved for an order, oldest first, with the parts of a mixed payment separate: payments positive, refunds
 * negative.
 */
export async function findMoneyMoved(
  db: Database,
  orderNo: string,
): Promise<InferOutput<typeof OrderDetail>['payments']> {
  const moves = await db
    .selectFrom('payment as p')
    .innerJoin('ledger_transfer as t', 't.payment_no', 'p.payment_no')
    .innerJoin('ledger_entry as e', 'e.transfer_no', 't.transfer_no')
    .innerJoin('ledger_account as a', 'a.account_no', 'e.account_no')
    .select(['p.payment_no', 'p.pay_type', 'p.sub_pay_type', 'e.amount', 't.transferred_at'])
    .select(['a.kind', 'p.company_pay_type', 'p.company_sub_pay_type'])
    .where('p.order_no', '=', orderNo)
    .where('a.kind', '!=', 'sales')
    .orderBy('t.transfer_no')
    .orderBy('e.entry_no')
    .execute();
  return moves.map((move) => ({
    paymentNo: move.payment_no,
    ...payTypesOf(move),
    // money that leaves a wallet is a payment
    amount: -move.amount,
    time: move.transferred_at.toISOString(),
  }));
}

type Part = Pick<Payment, 'pay_type' | 'sub_pay_type' | 'company_pay_type' | 'company_sub_pay_type'> & {
  kind: string;
};

/** The pay types of the part of a payment that an account bore. */
function payTypesOf(part: Part): { payType: number; subPayType: number } {
  const { company_pay_type: payType, company_sub_pay_type: subPayType } = part;
  const isOfCompany =
    payType !== null && subPayType !== null && companyWallet({ payType, subPayType }) === part.kind;
  return isOfCompany ? { payType, subPayType } : { payType: part.pay_type, subPayType: part.sub_pay_type };
}
