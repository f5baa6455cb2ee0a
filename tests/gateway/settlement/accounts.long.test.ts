import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { findBill, findBills, type BillRow } from '../../../demo/gateway/settlement/bills/bill-queries';
import { confirmBill } from '../../../demo/gateway/settlement/bills/confirm';
import { decideDispute } from '../../../demo/gateway/settlement/disputes/decide';
import { raiseDispute } from '../../../demo/gateway/settlement/disputes/dispute';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { billedOrders, ENTERPRISE } from '../../support/gateway/areas/money/billed-orders';
import {
  addEntity,
  checkBills,
  contractOf,
  liftCredit,
  closeNextBill,
  settleByAccount,
} from '../../support/gateway/areas/money/settlement';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

/** Three passengers at 100, 200 and 400 yuan: two with one accounting entity each, one with none. */
const THREE = {
  tickets: [10_000, 20_000, 40_000].map((sale, i) => ({
    segmentNo: 1,
    passengerNo: i + 1,
    sale,
    build: 0,
    fuel: 0,
  })),
  service: [0, 0, 0],
  insurance: [0, 0, 0],
};
const BY = { enterpriseNum: ENTERPRISE, staffNo: '1000010003', staffName: '刘敏' };

describe('bills by accounting entity', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
    await liftCredit(database.db);
    await addEntity(database.db);
    // Bills the unbilled orders of the demo first.
    await closeNextBill(database.db);
  });
  afterEach(async () => {
    await checkBills(database.db);
    await database.close();
  });

  const momentOfPeriod = async () =>
    instantOf(`${addDays((await contractOf(database.db)).next_begin, 1)}T10:00`);
  const buy = async () => {
    const at = await momentOfPeriod();
    return billedOrders(database.db).buy(THREE, { wallet: 'credit', share: null, at, issuedAt: at });
  };
  /** Closes the current period; resolves with its bills. */
  const close = async (): Promise<BillRow[]> => {
    const { next_bill_date: day } = await contractOf(database.db);
    await closeNextBill(database.db);
    return findBills(database.db, ENTERPRISE, { begin: day, end: day });
  };
  const shown = (bills: readonly BillRow[]) =>
    bills.map(({ bill_no, account_no, total_amount }) => [
      bill_no.replace(/^ZD\d{8}-/, ''),
      account_no,
      total_amount,
    ]);
  /** Switches the settlement by entity on or off and closes the period in which it was switched. */
  const switchTo = async (isSeveral: boolean) => {
    await settleByAccount(database.db, isSeveral);
    await close();
  };
  const entities = async () =>
    (
      await database.db
        .selectFrom('accounting_entity')
        .select('accounting_entity_no')
        .where('enterprise_num', '=', ENTERPRISE)
        .orderBy('accounting_entity_no')
        .execute()
    ).map(({ accounting_entity_no }) => accounting_entity_no);
  const confirm = async ({ bill_no }: BillRow): Promise<BillRow> => {
    const bill = await findBill(database.db, ENTERPRISE, bill_no);
    assert.ok(bill);
    const now = instantOf(`${addDays(bill.bill_date, 3)}T09:00`);
    return inTransaction(database.db, (tx) =>
      confirmBill(tx, { ...BY, billNo: bill_no, basedOn: bill.revision, now }),
    );
  };
  /** Disputes the first line of a bill in full; the dispute is accepted or stays open. */
  const dispute = async ({ bill_no, bill_date }: BillRow, isAccepted: boolean) => {
    const { line_no: lineNo, amount } = await database.db
      .selectFrom('settle_line')
      .select(['line_no', 'amount'])
      .where('bill_no', '=', bill_no)
      .orderBy('line_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    const now = instantOf(`${addDays(bill_date, 1)}T09:00`);
    await inTransaction(database.db, async (tx) => {
      const disputeNo = await raiseDispute(
        tx,
        { ...BY, now },
        {
          billNo: bill_no,
          lineList: [{ lineNo, claimAmount: null }],
          reason: 'amount',
          content: '请核对',
          fileNoList: [],
        },
      );
      if (!isAccepted) return;
      const acceptedList = [{ lineNo, acceptedAmount: amount }];
      await decideDispute(tx, { disputeNo, content: '已核对', acceptedList, now });
    });
  };
  const linesOf = ({ bill_no }: BillRow) =>
    database.db
      .selectFrom('settle_line')
      .select(['kind', 'amount', 'entity_no'])
      .where('bill_no', '=', bill_no)
      .orderBy('line_no')
      .execute();

  it('are made from the period on that begins after they are asked for, and no more likewise', async () => {
    await settleByAccount(database.db, true);
    await buy();
    const former = await close();
    assert.deepEqual(shown(former), [[ENTERPRISE, '', 70_000]], 'its time had begun before');
    const { total } = await buy();
    await settleByAccount(database.db, false);
    const bills = await close();
    const [first, second] = await entities();
    assert.equal(total, 70_000);
    assert.deepEqual(shown(bills), [
      [ENTERPRISE, '', 40_000],
      [`${ENTERPRISE}-01`, first, 10_000],
      [`${ENTERPRISE}-02`, second, 20_000],
    ]);
    assert.equal(new Set(bills.map(({ remittance_no }) => remittance_no)).size, 3, 'a code of its own each');
    assert.deepEqual(
      bills.map(({ bill_state, period_begin, due_date }) => [bill_state, period_begin, due_date]),
      bills.map(() => ['toConfirm', former[0]?.bill_date, bills[0]?.due_date]),
    );
    await buy();
    assert.deepEqual(shown(await close()), [[ENTERPRISE, '', 70_000]]);
  });

  it('are of those entities alone that have something; of nothing there is one of nothing', async () => {
    await switchTo(true);
    assert.deepEqual(shown(await close()), [[ENTERPRISE, '', 0]]);
    const at = await momentOfPeriod();
    const alone = { ...THREE, tickets: THREE.tickets.slice(0, 1), service: [0], insurance: [0] };
    await billedOrders(database.db).buy(alone, { wallet: 'credit', share: null, at, issuedAt: at });
    const [first] = await entities();
    assert.deepEqual(shown(await close()), [[`${ENTERPRISE}-01`, first, 10_000]]);
  });

  it('carry over disputed and accepted lines of their entity, the one bill all of them again', async () => {
    await switchTo(true);
    await buy();
    const [none, first, second] = await close();
    assert.ok(none && first && second);
    await dispute(first, false);
    await dispute(second, true);
    for (const bill of [none, first, second]) await confirm(bill);
    await settleByAccount(database.db, false);
    const next = await close();
    const nos = await entities();
    assert.deepEqual(shown(next), [
      [`${ENTERPRISE}-01`, nos[0], 10_000],
      [`${ENTERPRISE}-02`, nos[1], 0],
    ]);
    const [carried, corrected] = next;
    assert.ok(carried && corrected);
    assert.deepEqual(
      (await linesOf(carried)).map(({ kind, amount }) => [kind, amount]),
      [['dispute', 10_000]],
    );
    assert.deepEqual((await linesOf(corrected)).map(({ kind, amount }) => [kind, amount]).sort(), [
      ['correction', -20_000],
      ['dispute', 20_000],
    ]);
    await confirm(carried);
    const [one, ...others] = await close();
    assert.ok(one);
    assert.deepEqual(others, []);
    assert.deepEqual(
      (await linesOf(one)).map(({ kind, amount, entity_no }) => [kind, amount, entity_no]),
      [['dispute', 10_000, nos[0]]],
    );
  });

  it('deduct a negative one of their entity, and that of all from the largest', async () => {
    const order = await buy();
    const [all] = await close();
    assert.ok(all);
    await confirm(all);
    await settleByAccount(database.db, true);
    const orders = billedOrders(database.db);
    const giveBack = async (passengerNo: number) => {
      const amount = THREE.tickets[passengerNo - 1]?.sale ?? 0;
      await orders.giveBack(order.orderNo, [{ segmentNo: 1, passengerNo, amount }], {
        at: await momentOfPeriod(),
      });
    };
    await giveBack(1);
    const [below] = await close();
    assert.deepEqual(below && shown([below]), [[ENTERPRISE, '', -10_000]]);
    await confirm(below as BillRow);
    await buy();
    await giveBack(2);
    const bills = await close();
    const [first, second] = await entities();
    assert.deepEqual(shown(bills), [
      [ENTERPRISE, '', 30_000],
      [`${ENTERPRISE}-01`, first, 10_000],
      [`${ENTERPRISE}-02`, second, 0],
    ]);
    await giveBack(3);
    const [none] = await close();
    assert.deepEqual(none && shown([none]), [[ENTERPRISE, '', -40_000]]);
    await confirm(none as BillRow);
    await buy();
    assert.deepEqual(shown(await close()), [
      [ENTERPRISE, '', 0],
      [`${ENTERPRISE}-01`, first, 10_000],
      [`${ENTERPRISE}-02`, second, 20_000],
    ]);
  });
});
