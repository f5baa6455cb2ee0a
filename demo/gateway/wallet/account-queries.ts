import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type {
  CorpWalletAccount,
  queryWalletMovements,
  queryWalletStatement,
  WalletAccountKind,
  WalletMovement,
  WalletStatement,
} from '../../../src/contract/wallet/account';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { creditView, prepaidView } from '../../../src/domain/wallet/account';
import { statementOf, type MovementSums } from '../../../src/domain/wallet/statement';
import type { Database } from '../db/database';
import { containing } from '../db/like';
import { findWalletHolds } from '../payment/wallet-limits';

type MovementQuery = Omit<ParsedBodyOf<typeof queryWalletMovements>, 'pageIndex' | 'pageSize'>;
type StatementPeriod = Pick<ParsedBodyOf<typeof queryWalletStatement>, 'beginDate' | 'endDate'>;

/** Cursor of a list: the page begins after this entry. */
type MovementCursor = Pick<WalletMovement, 'entryNo'>;

export async function findWalletAccount(
  db: Database,
  enterpriseNum: string,
  now: Date,
): Promise<CorpWalletAccount> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance', 'floor'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', 'in', ['prepaid', 'credit'])
    .execute();
  const held = await findWalletHolds(db, { enterpriseNum, now });
  const account = (wanted: WalletAccountKind) => {
    const found = accounts.find(({ kind }) => kind === wanted);
    const sum = held.reduce((all, { wallet, amount }) => (wallet === wanted ? all + amount : all), 0);
    return found && { balance: found.balance, floor: found.floor ?? 0, held: sum };
  };
  const [prepaid, credit] = [account('prepaid'), account('credit')];
  return {
    prepaid: prepaid === undefined ? null : prepaidView(prepaid),
    credit: credit === undefined ? null : creditView(credit),
  };
}

/** Number of matching movements, with the sums of incoming and outgoing amounts. */
export async function sumMovements(
  db: Database,
  enterpriseNum: string,
  asked: MovementQuery,
): Promise<{ total: number; inAmount: number; outAmount: number }> {
  const { rows } = await sql<{ total: number; inAmount: number; outAmount: number }>`
    select count(*) as total, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as "inAmount",
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as "outAmount"
    ${matching(enterpriseNum, asked)}`.execute(db);
  return rows[0] ?? { total: 0, inAmount: 0, outAmount: 0 };
}

/** A page of the matching movements, the newest first, by offset or after an entry. */
export async function findMovements(
  db: Database,
  enterpriseNum: string,
  asked: MovementQuery,
  { limit, offset = 0, behind }: { limit: number; offset?: number; behind?: MovementCursor | undefined },
): Promise<WalletMovement[]> {
  const rest = behind === undefined ? sql`` : sql`and e.entry_no < ${behind.entryNo}`;
  const { rows } = await sql<Omit<WalletMovement, 'time'> & { time: Date }>`
    select e.entry_no as "entryNo", a.kind as account, t.kind, e.booked_at as time, t.memo as reason,
      coalesce(e.order_no, '') as "orderNo", coalesce(t.recharge_no, '') as "rechargeNo",
      coalesce(t.bill_no, '') as "billNo", coalesce(t.refund_no, '') as "refundNo",
      coalesce(s.staff_no, '') as "staffNO", coalesce(s.staff_name, t.person_name) as "staffName",
      e.amount, e.balance_after as balance
    ${matching(enterpriseNum, asked)} ${rest}
    order by e.entry_no desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
}

/** `from` and `where` clauses of the matching movements. */
function matching(enterpriseNum: string, asked: MovementQuery): RawBuilder<unknown> {
  const { account, kindList, keyword, staffNO } = asked;
  const conditions = [sql`a.enterprise_num = ${enterpriseNum}`, sql`a.kind = ${account}`];
  const { from, until } = bounds(asked);
  if (from !== undefined) conditions.push(sql`e.booked_at >= ${from}`);
  if (until !== undefined) conditions.push(sql`e.booked_at < ${until}`);
  if (kindList.length > 0) conditions.push(sql`t.kind = any(${[...kindList]}::text[])`);
  if (keyword !== '') conditions.push(named(keyword));
  if (staffNO !== '') conditions.push(sql`s.staff_no = ${staffNO}`);
  return sql`from ledger_account a join ledger_entry e using (account_no)
    join ledger_transfer t using (transfer_no)
    left join payment p using (payment_no)
    left join flight_order o on o.order_no = e.order_no
    left join wallet_recharge r on r.recharge_no = t.recharge_no
    left join staff s on s.staff_no = coalesce(p.payer_no, o.booker_no, r.applicant_no, t.person_no)
    where ${sql.join(conditions, sql` and `)}`;
}

/** Condition on the whole number of an order, refund, recharge or bill, or on a part of the person's name. */
const named = (keyword: string): RawBuilder<boolean> =>
  sql`(${keyword} in (e.order_no, t.refund_no, t.recharge_no, t.bill_no)
    or coalesce(s.staff_name, t.person_name) ilike ${containing(keyword)})`;

/** Instants of a range of days, the end exclusive. */
function bounds({ beginDate, endDate }: StatementPeriod): {
  from: Date | undefined;
  until: Date | undefined;
} {
  const midnight = (date: string) => instantOf(`${date}T00:00`);
  return {
    from: beginDate === '' ? undefined : midnight(beginDate),
    until: endDate === '' ? undefined : midnight(addDays(endDate, 1)),
  };
}

/** The statement of an account over some days; undefined when there is no such account. */
export async function findStatement(
  db: Database,
  enterpriseNum: string,
  { account, ...days }: { account: WalletAccountKind } & StatementPeriod,
): Promise<WalletStatement | undefined> {
  const { from, until } = bounds(days);
  const isBefore = from === undefined ? sql`false` : sql`e.booked_at < ${from}`;
  const isAfter = until === undefined ? sql`false` : sql`e.booked_at >= ${until}`;
  const sumOf = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(e.amount) filter (where ${condition}), 0)::bigint`;
  const within = sql`not ${isBefore} and not ${isAfter}`;
  // a single statement sees one snapshot, so the balance fits the summed entries
  const { rows } = await sql<MovementSums>`
    select a.balance, ${sumOf(isBefore)} as before, ${sumOf(sql`${within} and e.amount > 0`)} as came,
      ${sumOf(sql`${within} and e.amount < 0`)} as went, ${sumOf(isAfter)} as after
    from ledger_account a left join ledger_entry e using (account_no)
    where a.enterprise_num = ${enterpriseNum} and a.kind = ${account} group by a.account_no`.execute(db);
  return rows[0] && statementOf(rows[0]);
}
