import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { migration } from '../../../demo/gateway/report/migrations/0113-loss-reason';
import { MEASURES } from '../../../src/contract/report/measures';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import {
  queryReportFacts,
  queryReportFigures,
  REPORT_BASES,
  type ReportFact,
} from '../../../src/contract/report/report';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { LEG } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { sweepFlown } from '../../support/gateway/areas/flown';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookIssued, giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

const YEARS = { beginDate: '2025-01-01', endDate: '2027-06-30' };
const FLIGHTS = { products: ['flight' as const], ...YEARS };
const ACCOUNTS = ['staff', 'approver', 'admin', 'multi'];

describe('reasons of travel reports', () => {
  let gateway: TestGateway;
  const tokens: Record<string, string> = {};
  let changeNo = '';
  let refundedNo = '';
  beforeAll(async () => {
    gateway = await startTestGateway();
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
    const as = await gateway.login('staff');
    ({ orderNo: refundedNo } = await bookIssued(gateway, as));
    await giveBack(gateway, as, refundedNo);
    const { orderNo } = await bookIssued(gateway, as);
    const depDate = addDays(LEG.depDate, 1);
    const newFlights = [await findNewFlight(gateway, as, orderNo, { depDate })];
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    const pay = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
    if (totalAmount > 0) await gateway.ok(changeOrderPay, pay, { as });
    await gateway.idle();
    changeNo = changeOrderNo;
    gateway.clock.now = instantOf(`${addDays(depDate, 1)}T12:00`);
    await sweepFlown(gateway);
    await gateway.idle();
    for (const account of ACCOUNTS) tokens[account] = await gateway.login(account);
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const as = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
  const byReason = (account: string, basis: (typeof REPORT_BASES)[number]) =>
    gateway.ok(queryReportFigures, { ...FLIGHTS, basis, groupBy: 'reason', rowLimit: 1000 }, as(account));
  async function facts(account: string, asked: object): Promise<ReportFact[]> {
    const body = { ...FLIGHTS, basis: 'booked' as const, pageSize: 100, ...asked };
    const found: ReportFact[] = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const page = await gateway.ok(queryReportFacts, { ...body, pageIndex }, as(account));
      found.push(...page.factList);
      if (found.length >= page.total) return found;
    }
  }

  for (const account of ACCOUNTS)
    it(`add up to all there is for ${account}, on every date basis`, async () => {
      for (const basis of REPORT_BASES) {
        const { total, rowList, rowCount } = await byReason(account, basis);
        const { total: whole } = await gateway.ok(
          queryReportFigures,
          { ...FLIGHTS, basis, groupBy: 'none' },
          as(account),
        );
        assert.deepEqual(total, whole, basis);
        assert.equal(rowList.length, rowCount);
        for (const measure of MEASURES)
          assert.equal(
            rowList.reduce((sum, { measures }) => sum + measures[measure], 0),
            whole[measure],
            `${basis} ${measure}`,
          );
      }
    });

  it('open to the facts that their losses are the sums of', async () => {
    for (const basis of ['booked', 'issued'] as const) {
      const { rowList } = await byReason('admin', basis);
      assert.ok(rowList.some(({ key }) => key.startsWith('over:')));
      assert.ok(rowList.some(({ key }) => key.startsWith('voluntary:')));
      for (const { key, measures } of rowList) {
        const found = await facts('admin', { basis, reasons: [key] });
        const sum = (of: 'amount' | 'missedSaving' | 'changeFee' | 'refundFee') =>
          found.reduce((all, fact) => all + fact[of], 0);
        for (const of of ['amount', 'missedSaving', 'changeFee', 'refundFee'] as const)
          assert.equal(sum(of), measures[of], `${basis} ${key} ${of}`);
      }
    }
  });

  it('are those that were said at the change and the refund, each with the fee it took', async () => {
    const back = (await facts('staff', { kinds: ['refunded'] })).find(({ recordNo }) =>
      recordNo.startsWith(refundedNo),
    );
    assert.deepEqual([back?.lossReason, back?.isVoluntary], ['行程变更', true]);
    const changed = (await facts('staff', { kinds: ['changed'] })).find(
      ({ recordNo }) => recordNo === changeNo,
    );
    assert.deepEqual([changed?.lossReason, changed?.isVoluntary], ['行程变更', true]);
    const used = (await facts('staff', { basis: 'used' })).find(({ recordNo }) => recordNo === changeNo);
    assert.deepEqual([used?.lossReason, used?.isVoluntary], ['行程变更', true]);
    const { rowList } = await byReason('staff', 'used');
    const lost = rowList.find(({ key }) => key === 'voluntary:行程变更');
    assert.equal(lost?.measures.changeFee, used?.changeFee);
    assert.equal(lost?.measures.amount, 0, 'what the flown ticket cost has the reason of its booking');
  });

  it('come to facts of a database from before there were any, and facts stay guarded', async () => {
    const { db } = gateway;
    const said = () =>
      db
        .selectFrom('travel_fact')
        .select(['fact_no', 'loss_reason', 'is_voluntary'])
        .orderBy('fact_no')
        .execute();
    const before = await said();
    assert.ok(before.some(({ loss_reason }) => loss_reason !== ''));
    await sql`alter table travel_fact drop column loss_reason, drop column is_voluntary`.execute(db);
    await db.transaction().execute((tx) => migration.up(tx));
    assert.deepEqual(await said(), before);
    await assert.rejects(
      db.updateTable('travel_fact').set({ loss_reason: '' }).execute(),
      /a fact is never changed/,
    );
  });
});
