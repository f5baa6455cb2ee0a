import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { beginNextBill, makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import { querySettleBills } from '../../../src/contract/settlement/bills';
import { addDays, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import {
  addEntity,
  billedLines,
  checkBills,
  contractOf,
  liftCredit,
  settleByAccount,
} from '../../support/gateway/areas/money/settlement';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';

const PATIENCE_MS = 60_000;
/** PGlite supports only one process. */
const skip = TEST_DATABASE === 'pglite';

/** Polls until `ask` resolves with true. */
async function until(ask: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await ask())) assert.ok(Date.now() < end, `never came true: ${what}`);
}

/** Deletes all bills of the demo with their payments and invoices, as if the contracts had just begun. */
async function beginAnew({ db }: TestDatabase, { lastDue }: { lastDue: string | null } = { lastDue: null }) {
  await liftCredit(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of ['invoice_event', 'invoice_line', 'invoice'])
      await sql`delete from ${sql.table(table)}`.execute(tx);
    for (const table of ['event', 'payment', 'held', 'dispute_message', 'dispute_line', 'dispute']) {
      await sql`delete from ${sql.table(`settle_${table}`)}`.execute(tx);
    }
    for (const table of ['item', 'line', 'bill'])
      await sql`delete from ${sql.table(`settle_${table}`)}`.execute(tx);
    await sql`delete from ledger_entry e using ledger_transfer t
      where t.transfer_no = e.transfer_no and t.kind = 'settlement'`.execute(tx);
    await sql`delete from ledger_transfer where kind = 'settlement'`.execute(tx);
    await sql`update ledger_entry e set balance_after = s.balance from (
      select entry_no, sum(amount) over (partition by account_no order by entry_no) as balance from ledger_entry
    ) s where s.entry_no = e.entry_no and s.balance <> e.balance_after`.execute(tx);
    await sql`update ledger_account a set balance = coalesce(
      (select sum(amount) from ledger_entry e where e.account_no = a.account_no), 0)`.execute(tx);
  });
  if (lastDue === null) {
    await sql`update settle_contract set next_begin = begin_date, next_bill_date = begin_date + interval '1 month'`.execute(
      db,
    );
    return;
  }
  // Only one bill is due.
  await db
    .updateTable('settle_contract')
    .set({ next_begin: addDays(lastDue, -200), next_bill_date: lastDue })
    .execute();
}

describe('two that make bills at once', { skip }, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    const entity = await addEntity(database.db);
    await sql`update order_cost set accounting_entity_no = ${entity}, accounting_entity_name = '另一主体'
      where order_no like ${`%7`} and order_no in (select order_no from flight_order where enterprise_num = '100001')`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());

  for (const byAccount of [false, true]) {
    it(`make each bill ${byAccount ? 'of each accounting entity ' : ''}once, and the same that one makes alone`, async () => {
      const { db } = database;
      const now = instantOf('2026-11-20T10:00');
      const lines = async () =>
        (await billedLines(db)).map(({ bill_no, entry_no, kind, segment_no, passenger_no, amount }) =>
          [bill_no, entry_no, kind, segment_no, passenger_no, amount].join(' '),
        );
      const begin = async () => {
        await beginAnew(database);
        await settleByAccount(db, byAccount);
        await db.updateTable('settle_contract').set({ next_by_account: byAccount }).execute();
      };
      await begin();
      await makeDueBills(db, now);
      const alone = await lines();
      assert.ok(alone.length > 50);
      const bills = new Set((await billedLines(db)).map(({ bill_no }) => bill_no));
      const accounts = new Set([...bills].map((billNo) => billNo.split('-')[2] ?? ''));
      assert.deepEqual([...accounts].sort(), byAccount ? ['01', '02'] : ['']);
      for (let times = 0; times < 3; times += 1) {
        await begin();
        await Promise.all([1, 2, 3].map(() => makeDueBills(db, now)));
        // A process that found a contract locked has skipped it.
        await makeDueBills(db, now);
        assert.deepEqual((await lines()).sort(), [...alone].sort());
        await checkBills(db);
      }
    });
  }
});

describe('a bill whose contract another holds for a moment', { skip }, () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await openTestDatabase()));
  afterAll(() => database.close());

  it('is made as soon as it is let go', async () => {
    const { db } = database;
    const lastDue = '2026-11-20';
    const now = instantOf(`${lastDue}T10:00`);
    await beginAnew(database, { lastDue });
    await db.transaction().execute((tx) => beginNextBill(tx, now));
    let isOver = false;
    const making = await db.transaction().execute(async (tx) => {
      await sql`select from settle_contract for update`.execute(tx);
      const made = makeDueBills(db, now).finally(() => (isOver = true));
      await until(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return isOver || rows.length > 0;
      }, 'it waits, or has gone on');
      return { made };
    });
    await making.made;
    await makeDueBills(db, now);
    const bills = await db.selectFrom('settle_bill').select(['bill_state', 'line_count']).execute();
    assert.ok(bills.length > 0);
    assert.deepEqual(
      bills.filter(({ bill_state }) => bill_state === 'generating'),
      [],
    );
    await checkBills(db);
  });
});

describe('bills whose process is killed', { skip }, () => {
  let database: TestDatabase;
  let environment: Record<string, string>;
  beforeAll(async () => {
    database = await openTestDatabase();
    environment = { DATABASE_URL: database.url ?? '' };
  });
  const processes: GatewayProcess[] = [];
  afterAll(async () => {
    for (const one of processes) await one.kill();
    await database.close();
  });

  it('are taken up by another, made whole and once', async () => {
    const { db } = database;
    const today = shanghaiDate(new Date());
    await beginAnew(database, { lastDue: today });
    const states = async () =>
      (
        await db
          .selectFrom('settle_bill')
          .select(['bill_state'])
          .where('enterprise_num', '=', '100001')
          .execute()
      ).map(({ bill_state }) => bill_state);
    // The lock on the lines stops the process while it writes them.
    await db.transaction().execute(async (tx) => {
      // A process may take longer to start than the idle timeout of a session.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`lock table settle_line in share mode`.execute(tx);
      const first = await startGatewayProcess(environment);
      processes.push(first);
      await until(async () => {
        const { rows } = await sql`
          select from pg_locks where not granted and relation = 'settle_line'::regclass`.execute(tx);
        return rows.length > 0;
      }, 'its lines are being written');
      // Other sessions already see the state.
      assert.deepEqual(await states(), ['generating']);
      const as = await first.login('admin');
      const { result } = await first.send(querySettleBills, {}, { as });
      assert.deepEqual(
        result.billList.map(({ billState, lineCount }) => [billState, lineCount]),
        [['generating', 0]],
      );
      await first.kill();
      // The server notices the lost client only after a while; until then it carries on with the client's statements,
      // so they are ended here.
      await sql`select pg_terminate_backend(pid) from pg_locks
        where not granted and relation = 'settle_line'::regclass`.execute(tx);
    });
    assert.deepEqual(await states(), ['generating']);
    assert.deepEqual(await billedLines(db), []);

    const second = await startGatewayProcess(environment);
    processes.push(second);
    await until(async () => (await states()).every((state) => state === 'toConfirm'), 'it is made');
    const entries = await db
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_transfer as t', 't.transfer_no', 'e.transfer_no')
      .select((eb) => eb.fn.sum<number>('e.amount').as('sum'))
      .where('e.account_no', '=', '100001-credit')
      .where('t.payment_no', 'is not', null)
      .where('e.booked_at', '<', instantOf(`${today}T00:00`))
      .executeTakeFirstOrThrow();
    const billed = (await billedLines(db)).reduce((sum, { amount }) => sum + amount, 0);
    assert.equal(billed, -entries.sum);
    assert.equal((await contractOf(db)).next_begin, today);
    await checkBills(db);
    assert.equal(await second.stop(), 0);
    processes.length = 0;
  });
});
