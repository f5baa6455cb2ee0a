import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { queryRefundsOwed, RefundOwed, RefundOwedState } from '../../../../src/contract/agency/refunds';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { nameAtAgency } from '../../enterprise/name-at-agency';
import type { HeldMoney } from '../../payment/suspense/by-operator';
import '../../payment/cashier-refunds/schema';
import '../../settlement/payments/schema';
import '../../wallet/schema';

/** Enterprise of the payment for which money was held; null for no known payment. */
const enterpriseOf = sql<string | null>`case s.paid_for
  when 'order' then (select o.enterprise_num from payment p join flight_order o using (order_no)
    where p.payment_no = s.payment_no)
  when 'recharge' then (select r.enterprise_num from wallet_recharge r where r.recharge_no = s.payment_no)
  else (select b.enterprise_num from settle_cashier c join settle_bill b using (bill_no)
    where c.cashier_no = s.payment_no) end`;

/** Whether the cashier has not decided about the refund. */
const isAtCashier = sql<boolean>`exists (select from cashier_refund c
  where c.refund_no = s.refund_no and c.refund_state in ('waiting', 'pending'))`;

/** Whether the refund is open for a day, and the cashier has not answered the last request for it. */
const isUnanswered = sql<boolean>`s.why = 'refundOpen' and exists (select from cashier_refund c
  where c.refund_no = s.refund_no
    and (c.refund_state = 'waiting' or c.refund_state = 'pending' and c.last_failure <> ''))`;

/** Number of the refund at the cashier. */
const askedNo = sql<
  string | null
>`(select c.refund_no || case when c.attempt = 1 then '' else '-' || c.attempt end
  from cashier_refund c where c.refund_no = s.refund_no)`;

/** Held money of the enterprises of an agency; that of no known payment belongs to the only agency. */
const heldOf = (db: Database, tmcNumber: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('payment_suspense as s')
        .selectAll('s')
        .select([
          enterpriseOf.as('enterprise_num'),
          isAtCashier.as('is_at_cashier'),
          isUnanswered.as('is_unanswered'),
          askedNo.as('asked_no'),
        ])
        .as('h'),
    )
    .leftJoin('enterprise as e', 'e.enterprise_num', 'h.enterprise_num')
    .where((eb) =>
      eb.or([
        eb('e.tmc_number', '=', tmcNumber),
        eb.and([
          eb('h.enterprise_num', 'is', null),
          sql<boolean>`not exists (select from tmc where tmc_number <> ${tmcNumber})`,
        ]),
      ]),
    );

type HeldRow = HeldMoney & {
  enterprise_num: string | null;
  ent_name: string | null;
  is_at_cashier: boolean;
  is_unanswered: boolean;
  asked_no: string | null;
};

const stateOf = (row: HeldRow): RefundOwedState => {
  if (row.booked_at !== null) return row.dealt_by === null ? 'booked' : 'settled';
  if (row.first_operator_no !== null) return 'confirmedOnce';
  if (row.is_unanswered) return 'unanswered';
  return row.is_at_cashier ? 'atCashier' : 'waiting';
};

export const viewOf = (row: HeldRow): RefundOwed => ({
  suspenseNo: row.suspense_no,
  enterpriseNum: row.enterprise_num ?? '',
  entName: row.ent_name ?? '',
  refundState: stateOf(row),
  paidFor: row.paid_for,
  paymentNo: row.payment_no,
  tradeNo: row.trade_no,
  amount: row.amount,
  why: row.why,
  heldTime: row.held_at.toISOString(),
});

function matching(
  db: Database,
  tmcNumber: string,
  { keyword, refundState, beginDate, endDate }: ParsedBodyOf<typeof queryRefundsOwed>,
) {
  let found = heldOf(db, tmcNumber);
  if (refundState === 'waiting' || refundState === 'atCashier' || refundState === 'unanswered')
    found = found
      .where('h.booked_at', 'is', null)
      .where('h.first_operator_no', 'is', null)
      .where('h.is_at_cashier', '=', refundState !== 'waiting')
      .where('h.is_unanswered', '=', refundState === 'unanswered');
  if (refundState === 'confirmedOnce')
    found = found.where('h.booked_at', 'is', null).where('h.first_operator_no', 'is not', null);
  if (refundState === 'settled') found = found.where('h.dealt_by', 'is not', null);
  if (refundState === 'booked')
    found = found.where('h.booked_at', 'is not', null).where('h.dealt_by', 'is', null);
  if (beginDate !== '') found = found.where('h.held_at', '>=', instantOf(`${beginDate}T00:00`));
  if (endDate !== '') found = found.where('h.held_at', '<', instantOf(`${addDays(endDate, 1)}T00:00`));
  if (keyword === '') return found;
  const pattern = containing(keyword);
  return found.where((eb) =>
    eb.or([
      eb('h.payment_no', 'ilike', pattern),
      eb('h.trade_no', 'ilike', pattern),
      eb('e.ent_name', 'ilike', pattern),
      eb('e.enterprise_num', 'ilike', pattern),
    ]),
  );
}

/** A page of held money: the waiting one first, and the latest first. */
export async function findRefundsOwed(
  db: Database,
  tmcNumber: string,
  asked: ParsedBodyOf<typeof queryRefundsOwed>,
): Promise<ResultOf<typeof queryRefundsOwed>> {
  const found = matching(db, tmcNumber, asked);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('h')
    .select(nameAtAgency.$castTo<string | null>().as('ent_name'))
    .orderBy('h.booked_at', (order) => order.desc().nullsFirst())
    .orderBy('h.held_at', 'desc')
    .orderBy('h.suspense_no', 'desc')
    .limit(asked.pageSize)
    .offset((asked.pageIndex - 1) * asked.pageSize)
    .execute();
  return { total, refundList: rows.map(viewOf) };
}

/** Undefined also for money of other agencies. */
export function findRefundOwed(
  db: Database,
  tmcNumber: string,
  suspenseNo: number,
): Promise<HeldRow | undefined> {
  return heldOf(db, tmcNumber)
    .selectAll('h')
    .select(nameAtAgency.$castTo<string | null>().as('ent_name'))
    .where('h.suspense_no', '=', suspenseNo)
    .executeTakeFirst();
}
