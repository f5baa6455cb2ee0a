import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  alterDualControl,
  queryDualControl,
  withdrawDualControlRaise,
} from '../../../src/contract/agency/dual-control';
import { addOperator, alterOperator } from '../../../src/contract/agency/operators';
import { startOperator } from '../../../src/contract/agency/session';
import {
  confirmAgencyRecharge,
  queryAgencyRecharge,
  queryAgencyRechargeFile,
  queryAgencyRecharges,
  refuseAgencyRecharge,
  withdrawRechargeConfirmation,
} from '../../../src/contract/agency/recharges';
import { addReceipt } from '../../../src/contract/agency/bank-statements';
import { assignReceipt, queryAgencyReceipt, reopenReceipt } from '../../../src/contract/agency/receipts';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import { applyOfflineRecharge, withdrawRecharge } from '../../../src/contract/wallet/recharge';
import type { AgencyRole } from '../../../src/contract/agency/rights';
import { instantText } from '../../../src/domain/shanghai-time';
import {
  loggedAbout,
  openAs,
  openFor,
  openOtherAgency,
  openSecond,
  operatorOf,
  operatorWith,
} from '../../support/gateway/areas/agency';
import {
  applyForRecharge,
  prepaidOf,
  transferOf,
  voucher,
} from '../../support/gateway/areas/money/wallet-steps';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ABOVE = 10_000_001;
const LIMIT = 10_000_000;
const DUE = 'ZD20261017-100001';

describe('recharges at the agency', () => {
  let gateway: TestGateway;
  let admin: string;
  let finance: { as: string };
  let second: { as: string };
  const { operatorNo: firstOperatorNo } = operatorOf('finance');
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = await gateway.login('admin');
    finance = { as: await openAs(gateway, 'finance') };
    second = { as: (await openSecond(gateway, ['finance'])).as };
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });
  const total = async () => (await prepaidOf(gateway, admin)).totalAmount;
  const show = (rechargeNo: string) => gateway.ok(queryAgencyRecharge, { rechargeNo }, finance);

  it('are booked by one operator up to the limit', async () => {
    const before = await total();
    const rechargeNo = await applyForRecharge(gateway, admin, LIMIT);
    const body = { rechargeNo, firstOperatorNo: '' };
    assert.deepEqual(await gateway.ok(confirmAgencyRecharge, body, finance), { isBooked: true });
    assert.equal(await total(), before + LIMIT);
    await gateway.refused('rechargeOver', confirmAgencyRecharge, body, second);
    const { rechargeState, historyList } = await show(rechargeNo);
    assert.equal(rechargeState, 'confirmed');
    assert.deepEqual(
      historyList.map(({ operatorName, kind, summary }) => [operatorName, kind, summary]),
      [[operatorOf('finance').name, 'confirmAgencyRecharge', '确认充值¥100,000.00到账，已入账']],
    );
  });

  it('and receipts of one bank reference are booked once', async () => {
    const before = await total();
    const announce = async (bankReference: string, amount = 700) =>
      (
        await gateway.ok(
          applyOfflineRecharge,
          transferOf({ amount, bankReference, fileNos: [await voucher(gateway, admin)] }),
          { as: admin },
        )
      ).rechargeNo;
    const confirm = (rechargeNo: string) => ({ rechargeNo, firstOperatorNo: '' });
    const receive = async (bankReference: string, purpose = '') => {
      const receipt = {
        receivedDate: '2026-11-20',
        amount: 700,
        payerName: '某某公司',
        purpose,
        bankReference,
      };
      const { receiptNo } = await gateway.ok(addReceipt, receipt, finance);
      await gateway.idle();
      return receiptNo;
    };
    const stateOf = async (receiptNo: number) =>
      (await gateway.ok(queryAgencyReceipt, { receiptNo }, finance)).receiptState;
    // one transfer announced twice
    const [one, twin] = [await announce('SAME1'), await announce('ｓａｍｅ 1')];
    const both = await Promise.all([
      gateway.send(confirmAgencyRecharge, confirm(one), finance),
      gateway.send(confirmAgencyRecharge, confirm(twin), second),
    ]);
    assert.deepEqual(both.map(({ success }) => success).sort(), [false, true]);
    assert.equal(await total(), before + 700);
    // one announced as a recharge, with the code of a bill
    const { remittanceCode } = await gateway.ok(querySettlePayment, { billNo: DUE }, { as: admin });
    const announced = await announce('SAME2');
    const other = await announce('SAME3', 701);
    const receiptNo = await receive('SAME2', remittanceCode);
    assert.equal(await stateOf(receiptNo), 'open');
    await gateway.refused('receiptIsRecharge', assignReceipt, { receiptNo, bill: DUE }, finance);
    const openNo = await receive('SAME3');
    await gateway.refused('rechargeAmountDiffers', confirmAgencyRecharge, confirm(other), finance);
    await gateway.ok(confirmAgencyRecharge, confirm(announced), finance);
    assert.equal(await stateOf(receiptNo), 'dismissed');
    await gateway.ok(reopenReceipt, { receiptNo }, finance);
    await gateway.refused('receiptIsRecharge', assignReceipt, { receiptNo, bill: DUE }, finance);
    // one booked for a bill, and announced afterwards
    await gateway.ok(refuseAgencyRecharge, { rechargeNo: other, reason: '金额不符' }, finance);
    await gateway.ok(assignReceipt, { receiptNo: openNo, bill: DUE }, finance);
    const late = await announce('SAME3');
    await gateway.refused('bankReferenceBooked', confirmAgencyRecharge, confirm(late), finance);
    assert.equal(await total(), before + 1400);
  });

  it('need another operator above it, and are booked once', async () => {
    const before = await total();
    const rechargeNo = await applyForRecharge(gateway, admin, ABOVE);
    const first = { rechargeNo, firstOperatorNo: '' };
    assert.deepEqual(await gateway.ok(confirmAgencyRecharge, first, finance), { isBooked: false });
    assert.equal(await total(), before);
    const shown = await show(rechargeNo);
    assert.deepEqual(
      [shown.rechargeState, shown.needsTwo, shown.isFirstCaller, shown.first?.operatorNo],
      ['confirmedOnce', true, true, firstOperatorNo],
    );
    const again = { rechargeNo, firstOperatorNo };
    await gateway.refused('confirmationOwn', confirmAgencyRecharge, again, finance);
    // they were shown it without a confirmation
    await gateway.refused('confirmationChanged', confirmAgencyRecharge, first, second);
    await gateway.refused('confirmationOthers', withdrawRechargeConfirmation, { rechargeNo }, second);
    const both = await Promise.all([
      gateway.send(confirmAgencyRecharge, again, second),
      gateway.send(confirmAgencyRecharge, again, second),
    ]);
    assert.equal(both.filter(({ success }) => success).length, 1);
    assert.equal(await total(), before + ABOVE);
    assert.equal((await loggedAbout(gateway, rechargeNo)).length, 2);
  });

  it('wait for one again after the first has withdrawn, and are refused by one', async () => {
    const before = await total();
    const rechargeNo = await applyForRecharge(gateway, admin, ABOVE);
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, finance);
    await gateway.ok(withdrawRechargeConfirmation, { rechargeNo }, finance);
    await gateway.refused(
      'confirmationChanged',
      confirmAgencyRecharge,
      { rechargeNo, firstOperatorNo },
      second,
    );
    assert.equal((await show(rechargeNo)).rechargeState, 'waiting');
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, second);
    await gateway.refused('fieldsInvalid', refuseAgencyRecharge, { rechargeNo, reason: ' ' }, finance);
    await gateway.ok(refuseAgencyRecharge, { rechargeNo, reason: '金额不符' }, finance);
    const { rechargeState, refuseReason } = await show(rechargeNo);
    assert.deepEqual([rechargeState, refuseReason], ['refused', '金额不符']);
    assert.equal(await total(), before);
    assert.equal(
      (await loggedAbout(gateway, rechargeNo)).at(-1),
      'refuseAgencyRecharge: 拒绝充值¥100,000.01，原因：金额不符',
    );
  });

  it('need two operators from the first confirmation on, even if the limit is raised', async () => {
    const before = await total();
    const rechargeNo = await applyForRecharge(gateway, admin, ABOVE);
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, finance);
    const setLimit = (limit: number) =>
      gateway.db
        .updateTable('tmc')
        .set({ dual_control_limit: limit })
        .where('tmc_number', '=', 'TMC001')
        .execute();
    await setLimit(ABOVE);
    await gateway.refused('confirmationOwn', confirmAgencyRecharge, { rechargeNo, firstOperatorNo }, finance);
    await gateway.ok(withdrawRechargeConfirmation, { rechargeNo }, finance);
    assert.equal((await show(rechargeNo)).needsTwo, true);
    const body = { rechargeNo, firstOperatorNo: '' };
    assert.deepEqual(await gateway.ok(confirmAgencyRecharge, body, finance), { isBooked: false });
    await setLimit(LIMIT);
    assert.equal(await total(), before);
  });

  it('do not count the first confirmation of an operator who was stopped or lost their role', async () => {
    const before = await total();
    const gone = await openSecond(gateway, ['finance'], { name: '离职者', loginName: 'gone' });
    const rechargeNo = await applyForRecharge(gateway, admin, ABOVE);
    const set = (values: { is_stopped: boolean; roles: AgencyRole[] }) =>
      gateway.db
        .updateTable('agency_operator')
        .set(values)
        .where('operator_no', '=', gone.operatorNo)
        .execute();
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, { as: gone.as });
    await set({ is_stopped: true, roles: ['finance'] });
    const seen = { rechargeNo, firstOperatorNo: gone.operatorNo };
    assert.deepEqual(await gateway.ok(confirmAgencyRecharge, seen, finance), { isBooked: false });
    assert.equal((await show(rechargeNo)).isFirstCaller, true);
    assert.equal(await total(), before);
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo }, second);
    assert.equal(await total(), before + ABOVE);
  });

  it('are not confirmed above the limit by one who adds operators, or with one of their making', async () => {
    const before = await total();
    const maker = await openSecond(gateway, ['operations'], { name: '运营', loginName: 'maker' });
    const made = { loginName: 'puppet', operatorName: '新财务', phone: '', email: '' };
    await gateway.refused(
      'fieldsInvalid',
      addOperator,
      { ...made, roles: ['operations', 'finance'] },
      { as: maker.as },
    );
    const { operatorNo, path } = await gateway.ok(
      addOperator,
      { ...made, roles: ['finance'] },
      { as: maker.as },
    );
    const both: AgencyRole[] = ['operations', 'finance'];
    const altered = { operatorNo, revision: 1, operatorName: '新财务', phone: '', email: '' };
    const refused = await gateway.refused(
      'fieldsInvalid',
      alterOperator,
      { ...altered, roles: both },
      { as: maker.as },
    );
    assert.deepEqual(refused, { fields: { roles: '运营与财务不能由同一名操作员担任' } });
    const setRoles = (roles: AgencyRole[]) =>
      gateway.db
        .updateTable('agency_operator')
        .set({ roles })
        .where('operator_no', '=', maker.operatorNo)
        .execute();
    const puppet = { as: await openFor(gateway, operatorNo) };
    const rechargeNo = await applyForRecharge(gateway, admin, ABOVE);
    const first = { rechargeNo, firstOperatorNo: '' };
    // has both roles from before, and may confirm small money
    await setRoles(both);
    const small = await applyForRecharge(gateway, admin, 100);
    await gateway.ok(confirmAgencyRecharge, { ...first, rechargeNo: small }, { as: maker.as });
    await gateway.refused('confirmationByOperations', confirmAgencyRecharge, first, { as: maker.as });
    await setRoles(['finance']);
    await gateway.ok(confirmAgencyRecharge, first, { as: maker.as });
    const again = { rechargeNo, firstOperatorNo: maker.operatorNo };
    await gateway.refused('confirmationLinked', confirmAgencyRecharge, again, puppet);
    const token = path.slice(path.lastIndexOf('/') + 1);
    await gateway.ok(startOperator, { token, password: 'qeR7-vandel-Osmium' });
    const started = { as: await openFor(gateway, operatorNo) };
    await gateway.refused('confirmationLinked', confirmAgencyRecharge, again, started);
    await setRoles(both);
    // the first does not count any more
    assert.deepEqual(await gateway.ok(confirmAgencyRecharge, again, started), { isBooked: false });
    assert.equal(await total(), before + 100);
  });

  /** Adds an operator, who uses their link at once; resolves with their session and number. */
  async function madeBy(maker: { as: string }, loginName: string, roles: AgencyRole[] = ['finance']) {
    const person = { operatorName: loginName, loginName, phone: '', email: '', roles };
    const { operatorNo, path } = await gateway.ok(addOperator, person, { as: maker.as });
    const token = path.slice(path.lastIndexOf('/') + 1);
    await gateway.ok(startOperator, { token, password: 'qeR7-vandel-Osmium' });
    return { operatorNo, as: await openFor(gateway, operatorNo) };
  }
  const useAgo = (hours: number, ...makers: { operatorNo: string }[]) =>
    gateway.db
      .updateTable('agency_operator')
      .set({ link_used_at: new Date(gateway.clock.now.getTime() - hours * 3_600_000) })
      .where(
        'link_by_no',
        'in',
        makers.map(({ operatorNo }) => operatorNo),
      )
      .execute();
  /** Confirms a recharge above the limit by one operator; resolves with its confirmation by the other. */
  async function confirmedBy(one: { operatorNo: string; as: string }, other: { as: string }) {
    const rechargeNo = await applyForRecharge(gateway, admin, ABOVE);
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, { as: one.as });
    const again = { rechargeNo, firstOperatorNo: one.operatorNo };
    return () => gateway.send(confirmAgencyRecharge, again, { as: other.as });
  }

  it('are not confirmed by two operators whose links one operator has made, one of them within a day', async () => {
    const maker = await openSecond(gateway, ['operations'], { loginName: 'maker-of-two' });
    const confirm = await confirmedBy(
      await madeBy(maker, 'of-maker-one'),
      await madeBy(maker, 'of-maker-two'),
    );
    assert.equal((await confirm()).code, '49846');
    await useAgo(23.9, maker);
    assert.equal((await confirm()).code, '49846');
    await useAgo(24, maker);
    assert.deepEqual((await confirm()).result, { isBooked: true });
  });

  it('are not confirmed by two operators who have one maker by way of another, with a link of the last day', async () => {
    const maker = await openSecond(gateway, ['operations'], { loginName: 'maker-of-makers' });
    const deputy = await madeBy(maker, 'deputy', ['operations']);
    const confirm = await confirmedBy(await madeBy(maker, 'of-maker'), await madeBy(deputy, 'of-deputy'));
    assert.equal((await confirm()).code, '49846');
    await useAgo(24, deputy);
    assert.equal((await confirm()).code, '49846');
    await useAgo(24, maker);
    assert.deepEqual((await confirm()).result, { isBooked: true });
  });

  it('are not booked after the enterprise has withdrawn them', async () => {
    const rechargeNo = await applyForRecharge(gateway, admin, ABOVE);
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, finance);
    await gateway.ok(withdrawRecharge, { rechargeNo }, { as: admin });
    await gateway.refused('rechargeOver', confirmAgencyRecharge, { rechargeNo, firstOperatorNo }, second);
    await gateway.refused('rechargeOver', withdrawRechargeConfirmation, { rechargeNo }, finance);
  });

  it('are found by state, day and words, with their vouchers', async () => {
    const rechargeNo = await applyForRecharge(gateway, admin, 100);
    const find = async (body: Parameters<typeof gateway.ok<typeof queryAgencyRecharges>>[1]) =>
      (await gateway.ok(queryAgencyRecharges, body, finance)).rechargeList.map((one) => one.rechargeNo);
    assert.ok((await find({ rechargeState: 'waiting' })).includes(rechargeNo));
    assert.ok(!(await find({ rechargeState: 'confirmedOnce' })).includes(rechargeNo));
    assert.deepEqual(await find({ keyword: rechargeNo }), [rechargeNo]);
    assert.deepEqual(await find({ keyword: rechargeNo, endDate: '2000-01-01' }), []);
    const { fileList } = await show(rechargeNo);
    const fileNo = fileList[0]?.fileNo ?? '';
    const { downloadUrl } = await gateway.ok(queryAgencyRechargeFile, { rechargeNo, fileNo }, finance);
    const { pathname, search } = new URL(downloadUrl);
    assert.equal((await gateway.app.inject(`${pathname}${search}`)).statusCode, 200);
    const others = { rechargeNo, fileNo: `F${'0'.repeat(32)}` };
    await gateway.refused('fileUnknown', queryAgencyRechargeFile, others, finance);
  });

  it('of another agency are unknown', async () => {
    const rechargeNo = await applyForRecharge(gateway, admin, 100);
    const { fileList } = await show(rechargeNo);
    const other = { as: (await openOtherAgency(gateway, ['finance', 'operations'])).as };
    assert.equal((await gateway.ok(queryAgencyRecharges, {}, other)).total, 0);
    const fileNo = fileList[0]?.fileNo ?? '';
    await gateway.refused('rechargeUnknown', queryAgencyRecharge, { rechargeNo }, other);
    await gateway.refused('rechargeUnknown', queryAgencyRechargeFile, { rechargeNo, fileNo }, other);
    const confirmed = { rechargeNo, firstOperatorNo: '' };
    await gateway.refused('rechargeUnknown', confirmAgencyRecharge, confirmed, other);
    await gateway.refused('rechargeUnknown', withdrawRechargeConfirmation, { rechargeNo }, other);
    await gateway.refused('rechargeUnknown', refuseAgencyRecharge, { rechargeNo, reason: '未到账' }, other);
    // they may confirm money themselves
    await gateway.refused('dualControlByFinance', alterDualControl, { limit: 0, revision: 1 }, other);
  });

  it('follow the limit that operations set: a lower one at once, a raised one after a day', async () => {
    const operations = { as: await openAs(gateway, 'operations') };
    const read = () => gateway.ok(queryDualControl, {}, operations);
    const alter = async (limit: number) =>
      gateway.ok(alterDualControl, { limit, revision: (await read()).revision }, operations);
    const needsTwo = async (no: string) => (await show(no)).needsTwo;
    assert.deepEqual(await read(), { limit: LIMIT, revision: 1, planned: null });
    await alter(100);
    const stale = { limit: 100, revision: 1 };
    await gateway.refused('dualControlChanged', alterDualControl, stale, operations);
    const rechargeNo = await applyForRecharge(gateway, admin, 101);
    assert.equal(await needsTwo(rechargeNo), true);
    await alter(300);
    const inADay = new Date(gateway.clock.now.getTime() + 24 * 3_600_000).toISOString();
    assert.deepEqual(await read(), { limit: 100, revision: 3, planned: { limit: 300, beginTime: inADay } });
    const revised = { revision: 3 };
    await gateway.refused('dualControlByFinance', withdrawDualControlRaise, revised, {
      as: await operatorWith(gateway, ['operations', 'finance']),
    });
    await gateway.ok(withdrawDualControlRaise, revised, operations);
    await gateway.refused('dualControlChanged', withdrawDualControlRaise, { revision: 4 }, operations);
    await alter(200);
    const setBegin = (ms: number) =>
      gateway.db
        .updateTable('tmc')
        .set({ planned_limit_from: new Date(gateway.clock.now.getTime() + ms) })
        .where('planned_limit', 'is not', null)
        .execute();
    await setBegin(1);
    assert.equal(await needsTwo(rechargeNo), true);
    await setBegin(0);
    assert.deepEqual(await read(), { limit: 200, revision: 5, planned: null });
    assert.equal(await needsTwo(rechargeNo), false);
    await gateway.refused('dualControlChanged', withdrawDualControlRaise, { revision: 5 }, operations);
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, finance);
    await alter(250);
    await alter(LIMIT);
    await alter(150);
    assert.equal((await read()).planned, null);
    const begins = `${instantText(inADay)}起生效`;
    assert.deepEqual(await loggedAbout(gateway, 'TMC001'), [
      'alterDualControl: 双人复核限额¥100,000.00→¥1.00',
      `alterDualControl: 双人复核限额¥1.00→¥3.00，${begins}`,
      'withdrawDualControlRaise: 撤回双人复核限额¥1.00→¥3.00',
      `alterDualControl: 双人复核限额¥1.00→¥2.00，${begins}`,
      `alterDualControl: 双人复核限额¥2.00→¥2.50，${begins}`,
      `alterDualControl: 双人复核限额¥2.00→¥100,000.00，${begins}，取代未生效的¥2.50`,
      'alterDualControl: 双人复核限额¥2.00→¥1.50，取代未生效的¥100,000.00',
    ]);
    await gateway.db.updateTable('agency_session').set({ proved_at: null }).execute();
    const { revision } = await read();
    await gateway.refused('operatorProofNeeded', alterDualControl, { limit: 0, revision }, operations);
  });
});
