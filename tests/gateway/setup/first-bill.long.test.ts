import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findInconsistencies } from '../../../demo/gateway/consistency';
import { importStaff } from '../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { importReceipts } from '../../../src/contract/agency/bank-statements';
import { signEnterpriseContract } from '../../../src/contract/agency/contracts';
import { decideAgencyDispute, queryAgencyDispute } from '../../../src/contract/agency/disputes';
import { addEnterprise } from '../../../src/contract/agency/enterprise-setup';
import { addOperator } from '../../../src/contract/agency/operators';
import { confirmAgencyRecharge } from '../../../src/contract/agency/recharges';
import type { AgencyRole } from '../../../src/contract/agency/rights';
import {
  passOperatorCode,
  proveOperator,
  queryOperatorSelf,
  signInOperator,
  startOperator,
} from '../../../src/contract/agency/session';
import { APPLY_TYPE, decideApproval, queryApprovalList } from '../../../src/contract/approval/approval';
import type { FlowStep } from '../../../src/contract/approval/flow';
import { queryApprovalFlows, saveApprovalFlow } from '../../../src/contract/approval/flow-settings';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryImportJob } from '../../../src/contract/import-job/import-job';
import { loginByPassword } from '../../../src/contract/login/login';
import { queryConfigGuide } from '../../../src/contract/management-center/management-center';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { addRoleMember, roles } from '../../../src/contract/permission/roles';
import { payorder } from '../../../src/contract/payment/payment';
import {
  confirmSettleBill,
  querySettleBill,
  querySettleBillLines,
  querySettleBills,
} from '../../../src/contract/settlement/bills';
import { disputeBillLines, querySettleDispute } from '../../../src/contract/settlement/disputes';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { applyOfflineRecharge } from '../../../src/contract/wallet/recharge';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { codeOf } from '../../support/gateway/areas/agency';
import { findVoyage, LEG, orderOf, self } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { statementCsv } from '../../support/gateway/areas/money/bank-statements';
import { csvText } from '../../support/gateway/areas/money/record-files';
import { transferOf, voucher } from '../../support/gateway/areas/money/wallet-steps';
import { reasonFor } from '../../support/gateway/areas/standard-steps';
import type { TestGateway } from '../../support/gateway/harness';
import { setUpCashier, type CashierSetup } from '../../support/gateway/process/cashier-setup';
import { openEmptyDatabase } from '../../support/gateway/setup/empty-database';
import { FIRST, makeAgency, OPERATOR } from '../../support/gateway/setup/new-enterprises';
import { setPassword } from '../../support/gateway/setup/password-page';

const PASSWORD = 'lan tian bai yun 7';
const MONTHLY = { payType: 0, subPayType: 13 };
const ALIPAY = { payType: 4, subPayType: 1 };
const STAFF = 50;
const RECHARGE = 30_000_000;
/** The booker’s identity card. */
const CARD = { cardType: 0, cardNo: '11010519491231002X', sexTem: 1, birthDay: '1949-12-31' } as const;

/** An agency and an enterprise begin with nothing but the commands, and settle their first month. */
describe('from an empty database to the first paid bill', () => {
  let kit: CashierSetup;
  let gateway: TestGateway;
  const operators: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  let admin: { as: string };
  /** The booker and their supervisor. */
  let booker: { as: string };
  let approver: { as: string };
  let approved = '';
  let byCredit = '';
  let billNo = '';
  let disputeNo = '';
  beforeAll(async () => {
    kit = await setUpCashier({ database: await openEmptyDatabase() });
    ({ gateway } = kit);
    kit.tells = true;
  });
  afterAll(() => kit.close());

  /** Uses an operator's link and sets up their app. Resolves with their session. */
  async function start(path: string, name: string): Promise<string> {
    const token = path.replace('/agency/#/start/', '');
    const { ticket, setUp } = await gateway.ok(startOperator, { token, password: PASSWORD });
    secrets[name] = setUp?.secret ?? '';
    const code = codeOf(gateway, secrets[name]);
    return (await gateway.ok(passOperatorCode, { ticket, code })).operatorSign;
  }
  const operator = (name: string) => ({ as: operators[name] ?? '' });
  const stateOf = async (orderNo: string, { as } = booker) =>
    (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).orderStatus;
  const phoneOf = (i: number) => `1381111${String(i).padStart(4, '0')}`;

  it('has an agency with operators of each role', async () => {
    const { link } = await makeAgency(gateway.db, gateway.clock.now);
    operators['operations'] = await start(link?.path ?? '', 'operations');
    // a code counts once
    gateway.clock.advance(1);
    const code = codeOf(gateway, secrets['operations'] ?? '');
    await gateway.ok(proveOperator, { code }, operator('operations'));
    for (const [name, role] of [
      ['finance', 'finance'],
      ['second', 'finance'],
      ['service', 'service'],
    ] as const satisfies [string, AgencyRole][]) {
      const person = { loginName: `op.${name}`, operatorName: name, phone: '', email: '', roles: [role] };
      const { path } = await gateway.ok(addOperator, person, operator('operations'));
      operators[name] = await start(path, name);
    }
    // two operators of one maker do not confirm money together on the first day
    const aDayAgo = new Date(gateway.clock.now.getTime() - 24 * 3_600_000);
    await gateway.db.updateTable('agency_operator').set({ link_used_at: aDayAgo }).execute();
  });

  it('has an enterprise with a contract, whose main administrator signs in', async () => {
    const { monthly, ...prepaid } = FIRST;
    assert.ok(monthly);
    const terms = { ...monthly, beginDate: shanghaiDate(gateway.clock.now) };
    const made = await gateway.ok(addEnterprise, { ...prepaid, monthly: null }, operator('operations'));
    const { enterpriseNum } = made;
    await gateway.refused('forbidden', signEnterpriseContract, { enterpriseNum, terms }, operator('service'));
    await gateway.ok(signEnterpriseContract, { enterpriseNum, terms }, operator('finance'));
    const { pathname, search } = new URL(made.link.url);
    const set = await setPassword(gateway.app, pathname + search, { password: PASSWORD, again: PASSWORD });
    assert.equal(set.statusCode, 200);
    admin = await adminSession();
  });

  it('has fifty staff by a file', async () => {
    const { staffList } = await gateway
      .ok(staffMembers.list, {}, admin)
      .then(({ rows }) => ({ staffList: rows }));
    const [self] = staffList;
    assert.ok(self);
    const like = await gateway.ok(staffMembers.get, { key: self.staffNO }, admin);
    const place = [like.department, like.position, like.grade, like.costCenter, like.accountingEntity].map(
      ({ name }) => name,
    );
    const headers = [
      '姓名',
      '部门',
      '职位',
      '职级',
      '成本中心',
      '核算主体',
      '手机号',
      '员工编号',
      '直属上级员工编号',
    ];
    const rows = Array.from({ length: STAFF }, (_, i) => [
      '林小雨',
      ...place,
      phoneOf(i),
      `HC-${i}`,
      i === 1 ? '' : 'HC-1',
    ]);
    const file = new File([csvText([headers, ...rows])], '员工.csv', { type: 'text/csv' });
    const { importJobNo, wrongList } = await gateway.ok(importStaff, { file, dryRun: '0' }, admin);
    assert.deepEqual(wrongList, []);
    await gateway.idle();
    const { importJob } = await gateway.ok(queryImportJob, { importJobNo: importJobNo ?? '' }, admin);
    assert.deepEqual([importJob.importState, importJob.rowsWritten], ['done', STAFF]);
    booker = { as: await signInBySms(gateway, phoneOf(0)) };
    approver = { as: await signInBySms(gateway, phoneOf(1)) };
  });

  it('has a travel standard and an approval flow', async () => {
    const { rows } = await gateway.ok(staffMembers.list, { keyword: 'HC-0' }, admin);
    const { grade } = await gateway.ok(staffMembers.get, { key: rows[0]?.staffNO ?? '' }, admin);
    await gateway.ok(
      travelStandards.add,
      {
        standardName: '国内机票标准',
        holder: { scope: 'grade', no: grade.no, name: grade.name },
        maxCabinType: 1,
        economyDiscount: null,
        businessDiscount: null,
        firstDiscount: null,
        maxPrice: 10_000,
        lowestMinutes: null,
        lowestTolerance: { kind: 'amount', value: 0 },
        lowestWithShared: false,
        lowestWithConnections: false,
        advanceDays: 0,
        policy: 3,
      },
      admin,
    );
    const { flows } = await gateway.ok(queryApprovalFlows, {}, admin);
    for (const applyType of [APPLY_TYPE.trip, APPLY_TYPE.overStandard]) {
      const basedOn = flows.find((flow) => flow.applyType === applyType)?.version ?? 0;
      const step: FlowStep = {
        stepNo: 1,
        stepName: '直属上级',
        mode: 'any',
        conditions: [],
        approver: { kind: 'supervisor', level: 1 },
      };
      const flow = { steps: [step] };
      await gateway.ok(saveApprovalFlow, { applyType, basedOn, flow }, admin);
    }
    const { rows: own } = await gateway.ok(roles.list, { keyword: '部门审批人' }, admin);
    const supervisor = await gateway.ok(staffMembers.list, { keyword: 'HC-1' }, admin);
    const staffNOs = supervisor.rows.filter(({ jobNO }) => jobNO === 'HC-1').map(({ staffNO }) => staffNO);
    await gateway.ok(addRoleMember, { key: own[0]?.roleNO ?? '', staffNOs }, admin);
    const { stepList } = await gateway.ok(queryConfigGuide, {}, admin);
    const open = stepList.filter(({ state }) => state === 'open').map(({ step }) => step);
    assert.deepEqual(open, ['departments', 'invoiceTitles']);
  });

  it('books over its standard, and pays at the cashier once the supervisor has agreed', async () => {
    approved = await bookApproved();
    const { totalAmount } = await gateway.ok(queryAirTicketDetailNew, { orderNo: approved }, booker);
    const paying = { orderNo: approved, ...ALIPAY, payAmount: totalAmount };
    const { payUrl } = await gateway.ok(payorder, paying, booker);
    await kit.pay(payUrl ?? '');
    await gateway.idle();
    assert.equal(await stateOf(approved), '已出票');
  });

  it('recharges its prepaid account, which the agency confirms, and pays by it', async () => {
    const fileNos = [await voucher(gateway, admin.as)];
    const asked = transferOf({ amount: RECHARGE, payerName: FIRST.entName, fileNos });
    const { rechargeNo } = await gateway.ok(applyOfflineRecharge, asked, admin);
    const by = (firstOperatorNo: string) => ({ rechargeNo, firstOperatorNo });
    const first = await gateway.ok(confirmAgencyRecharge, by(''), operator('finance'));
    assert.equal(first.isBooked, false, 'it is above the limit');
    const { operatorNo } = await gateway.ok(queryOperatorSelf, {}, operator('finance'));
    await gateway.refused('confirmationOwn', confirmAgencyRecharge, by(operatorNo), operator('finance'));
    const second = await gateway.ok(confirmAgencyRecharge, by(operatorNo), operator('second'));
    assert.equal(second.isBooked, true);
    const orderNo = await bookApproved(3);
    const { totalAmount } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, booker);
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, booker);
    await gateway.idle();
    assert.equal(await stateOf(orderNo), '已出票');
  });

  it('pays monthly, changes a ticket and returns another', async () => {
    const orders = [];
    for (const days of [5, 7, 9]) orders.push(await payMonthly(await bookApproved(days)));
    [byCredit = ''] = orders;
    const newFlights = [
      await findNewFlight(gateway, booker.as, byCredit, { depDate: addDays(LEG.depDate, 6) }),
    ];
    const change = await changeOf(gateway, booker.as, { orderNo: byCredit, passengerNos: [1], newFlights });
    const over = { ...change, overReasons: [await reasonFor(gateway, booker.as)] };
    const changed = await gateway.ok(applyChangeAirTicketGateway, over, booker);
    await agree(changed.changeOrderNo);
    if (changed.totalAmount > 0) {
      const paying = { orderNo: changed.changeOrderNo, ...MONTHLY, payAmount: changed.totalAmount };
      await gateway.ok(changeOrderPay, paying, booker);
    }
    await gateway.idle();
    assert.equal(await stateOf(changed.changeOrderNo), '已出票');
    await giveBack(gateway, booker.as, orders[1] ?? '');
    assert.equal(await stateOf(orders[1] ?? ''), '已退票');
  });

  it('gets its bill on the clearing date, disputes a line and confirms the rest', async () => {
    gateway.clock.advance(11 * 24 * 60);
    await signOperatorsInAgain();
    await gateway.sweep();
    await gateway.idle();
    admin = await adminSession();
    const { billList } = await gateway.ok(querySettleBills, {}, admin);
    assert.equal(billList.length, 1);
    billNo = billList[0]?.billNo ?? '';
    const { lineList } = await gateway.ok(querySettleBillLines, { billNo }, admin);
    const line = lineList.find(({ amount }) => amount > 100);
    assert.ok(line);
    const content = '多计一元';
    ({ disputeNo } = await gateway.ok(
      disputeBillLines,
      { billNo, lineList: [{ lineNo: line.lineNo, claimAmount: 100 }], reason: 'amount', content },
      admin,
    ));
    const { bill } = await gateway.ok(querySettleBill, { billNo }, admin);
    await gateway.ok(confirmSettleBill, { billNo, basedOn: bill.revision }, admin);
  });

  it('hears the agency’s answer to the dispute', async () => {
    const seen = await gateway.ok(queryAgencyDispute, { disputeNo }, operator('service'));
    const lastSequence = seen.messageList.at(-1)?.sequence ?? 0;
    const acceptedList = seen.lineList.map(({ line: { lineNo } }) => ({ lineNo, acceptedAmount: 100 }));
    const answer = { disputeNo, lastSequence, content: '同意扣减', acceptedList };
    await gateway.refused('forbidden', decideAgencyDispute, answer, operator('service'));
    await gateway.ok(decideAgencyDispute, answer, operator('finance'));
    const { dispute } = await gateway.ok(querySettleDispute, { disputeNo }, admin);
    assert.equal(dispute.disputeState, 'accepted');
  });

  it('settles the bill by a receipt that matches it, and all books agree', async () => {
    const { bill } = await gateway.ok(querySettleBill, { billNo }, admin);
    const { remittanceCode } = await gateway.ok(querySettlePayment, { billNo }, admin);
    const line = {
      day: shanghaiDate(gateway.clock.now),
      reference: 'R1',
      amount: (bill.outstandingAmount / 100).toFixed(2),
      payer: FIRST.entName,
      purpose: remittanceCode,
    };
    const file = new File([statementCsv([line])], '流水.csv', { type: 'text/csv' });
    const begun = await gateway.ok(importReceipts, { file }, operator('finance'));
    assert.equal(begun.addCount, 1);
    await gateway.idle();
    const { bill: paid } = await gateway.ok(querySettleBill, { billNo }, admin);
    assert.equal(paid.billState, 'settled');
    assert.deepEqual(await findInconsistencies(gateway.db), []);
  });

  /** Sessions of operators end after half an hour without use. */
  async function signOperatorsInAgain(): Promise<void> {
    for (const [name, secret] of Object.entries(secrets)) {
      const loginName = name === 'operations' ? OPERATOR.operatorLogin : `op.${name}`;
      const { ticket } = await gateway.ok(signInOperator, { loginName, password: PASSWORD });
      const code = codeOf(gateway, secret);
      operators[name] = (await gateway.ok(passOperatorCode, { ticket, code })).operatorSign;
    }
  }

  /** Books an order over the standard, and has it agreed to. */
  async function bookApproved(days = 1): Promise<string> {
    const leg = { ...LEG, depDate: addDays(LEG.depDate, days) };
    const voyage = await findVoyage(gateway, booker.as, { leg });
    const order = {
      ...orderOf([voyage], [{ ...(await self(gateway, booker.as)), ...CARD }]),
      overReasons: [await reasonFor(gateway, booker.as)],
    };
    const { orderNo, orderStatus } = await gateway.ok(createOrder, order, booker);
    assert.equal(orderStatus, '待审批');
    await agree(orderNo);
    assert.equal(await stateOf(orderNo), '待支付');
    return orderNo;
  }
  async function agree(orderNo: string): Promise<void> {
    const { applicationList } = await gateway.ok(
      queryApprovalList,
      { role: 'approver', taskState: 'open' },
      approver,
    );
    const waiting = applicationList.find((one) => one.orderNo === orderNo);
    await gateway.ok(decideApproval, { applyId: waiting?.applyId ?? '', decision: 'agree' }, approver);
  }
  async function payMonthly(orderNo: string): Promise<string> {
    const { totalAmount } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, booker);
    await gateway.ok(payorder, { orderNo, ...MONTHLY, payAmount: totalAmount }, booker);
    await gateway.idle();
    assert.equal(await stateOf(orderNo), '已出票');
    return orderNo;
  }
  async function adminSession(): Promise<{ as: string }> {
    const account = FIRST.adminLoginName;
    return { as: (await gateway.ok(loginByPassword, { account, password: PASSWORD })).authSign };
  }
});
