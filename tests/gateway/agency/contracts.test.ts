import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  planContractTerms,
  queryEnterpriseContract,
  setCreditLimit,
  setProductOpen,
  signEnterpriseContract,
  withdrawContractTerms,
} from '../../../src/contract/agency/contracts';
import { addEnterprise } from '../../../src/contract/agency/enterprise-setup';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { querySettleProducts, SETTLE_PRODUCT } from '../../../src/contract/settlement/products';
import { loggedAbout, openAs, openOtherAgency, operatorWith } from '../../support/gateway/areas/agency';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { FIRST, SECOND } from '../../support/gateway/setup/new-enterprises';

const DEMO = '100001';
const TERMS = {
  billDateFlag: 0,
  clearingDate: 10,
  beginDate: '',
  endDate: '',
  lateRate: '0.1',
  confirmDays: 5,
  payDays: 45,
} as const;

describe('contracts that operators manage', () => {
  let gateway: TestGateway;
  let finance: string;
  let monthly: string;
  let prepaid: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    const both = await operatorWith(gateway, ['operations', 'finance']);
    finance = await openAs(gateway, 'finance');
    monthly = (await gateway.ok(addEnterprise, FIRST, { as: both })).enterpriseNum;
    prepaid = (await gateway.ok(addEnterprise, SECOND, { as: both })).enterpriseNum;
  });
  afterAll(() => gateway.close());

  const contractOf = (enterpriseNum: string) =>
    gateway.ok(queryEnterpriseContract, { enterpriseNum }, { as: finance });
  const planFrom = (beginDate: string, seenTermsNo = 0) => ({
    enterpriseNum: monthly,
    seenTermsNo,
    terms: { ...TERMS, beginDate },
  });

  it('show terms, limit, bills and products to those who may read them', async () => {
    const found = await contractOf(DEMO);
    assert.ok(found.contractInfo && found.credit && found.prepaid);
    assert.ok(found.credit.usedAmount > 0);
    assert.ok(found.productList.length > 0);
    const service = await openAs(gateway, 'service');
    await gateway.refused('forbidden', queryEnterpriseContract, { enterpriseNum: DEMO }, { as: service });
    const other = await openOtherAgency(gateway, ['finance']);
    const foreign = { as: other.as };
    await gateway.refused(
      'agencyEnterpriseUnknown',
      queryEnterpriseContract,
      { enterpriseNum: DEMO },
      foreign,
    );
    const limit = { enterpriseNum: DEMO, seenLimit: found.credit.limitAmount, creditLimit: 1 };
    await gateway.refused('agencyEnterpriseUnknown', setCreditLimit, limit, foreign);
    const closing = { enterpriseNum: DEMO, productNo: SETTLE_PRODUCT.flight, isOpen: false };
    await gateway.refused('agencyEnterpriseUnknown', setProductOpen, closing, foreign);
  });

  it('change on a later bill, and never under one that was made', async () => {
    const { nextBillDate } = await contractOf(monthly);
    const later = addDays(nextBillDate, 1);
    const early = planFrom(addDays(nextBillDate, -1));
    await gateway.refused('fieldsInvalid', planContractTerms, early, { as: finance });
    await gateway.ok(planContractTerms, planFrom(later), { as: finance });
    const { planned } = await contractOf(monthly);
    assert.equal(planned?.beginDate, later);
    await gateway.refused('contractChanged', planContractTerms, planFrom(nextBillDate), { as: finance });
    await gateway.ok(planContractTerms, planFrom(nextBillDate, planned?.termsNo), { as: finance });
    const replaced = { enterpriseNum: monthly, termsNo: planned?.termsNo ?? 0 };
    await gateway.refused('contractChanged', withdrawContractTerms, replaced, { as: finance });

    gateway.clock.now = instantOf(`${nextBillDate}T00:10`);
    await gateway.sweep(['settlement']);
    const after = await operatorsContract();
    assert.deepEqual(
      [after.contractInfo?.clearingDate, after.payDays, after.nextPeriodBegin, after.nextBillDate],
      [10, 45, nextBillDate, `${nextBillDate.slice(0, 8)}10`],
    );
    assert.equal(after.planned, null);
    const bill = await gateway.db
      .selectFrom('settle_bill')
      .select(['bill_date', 'due_date', 'late_rate'])
      .where('enterprise_num', '=', monthly)
      .executeTakeFirstOrThrow();
    assert.equal(bill.bill_date, nextBillDate);
    const former = addDays(nextBillDate, 30);
    assert.equal(bill.due_date, former, 'the bill has the terms of its period');
    assert.equal(bill.late_rate, 500);
  });

  it('open monthly billing once', async () => {
    const as = await openAs(gateway, 'finance');
    assert.ok(FIRST.monthly);
    const early = { ...FIRST.monthly, creditLimit: 10_000_000 };
    const body = { enterpriseNum: prepaid, terms: early };
    await gateway.refused('fieldsInvalid', signEnterpriseContract, body, { as });
    const terms = { ...early, beginDate: '2027-01-01' };
    await gateway.ok(signEnterpriseContract, { enterpriseNum: prepaid, terms }, { as });
    await gateway.refused(
      'contractChanged',
      signEnterpriseContract,
      { enterpriseNum: prepaid, terms },
      { as },
    );
    const { credit } = await gateway.ok(queryEnterpriseContract, { enterpriseNum: prepaid }, { as });
    assert.deepEqual([credit?.limitAmount, credit?.availableAmount], [10_000_000, 10_000_000]);
  });

  it('have a limit that is not below the used amount, and is changed from the one that was seen', async () => {
    const as = await openAs(gateway, 'finance');
    const { credit } = await gateway.ok(queryEnterpriseContract, { enterpriseNum: DEMO }, { as });
    assert.ok(credit);
    const { limitAmount: seenLimit, usedAmount } = credit;
    const to = (creditLimit: number, seen = seenLimit) => ({
      enterpriseNum: DEMO,
      seenLimit: seen,
      creditLimit,
    });
    await gateway.refused('fieldsInvalid', setCreditLimit, to(usedAmount - 1), { as });
    await gateway.refused('contractChanged', setCreditLimit, to(seenLimit + 100, seenLimit + 1), { as });
    // amounts above 32 bits, ¥21 million, are money like others
    const raised = [seenLimit + 5_000_000_000, seenLimit + 6_000_000_000];
    const codes = await Promise.all(
      raised.map(async (limit) => (await gateway.send(setCreditLimit, to(limit), { as })).code),
    );
    assert.deepEqual(codes.sort(), ['0', '49964'], 'of two at once only one succeeds');
    const { summary } = await gateway.db
      .selectFrom('agency_log')
      .select('summary')
      .where('call', '=', 'setCreditLimit')
      .executeTakeFirstOrThrow();
    assert.match(summary, /信用额度.+元→.+元/);
  });

  /** Sessions of operators end within the days that the clock has moved. */
  const operatorsContract = async () =>
    gateway.ok(queryEnterpriseContract, { enterpriseNum: monthly }, { as: await openAs(gateway, 'finance') });

  it('close a product to an enterprise for new orders, and open it again', async () => {
    // the clock may have passed the end of the session
    finance = await openAs(gateway, 'finance');
    const admin = { as: await gateway.login('admin') };
    const closing = { enterpriseNum: DEMO, productNo: SETTLE_PRODUCT.flight, isOpen: false };
    const flightOf = async () =>
      (await gateway.ok(querySettleProducts, {}, admin)).products.find(
        ({ productNo }) => productNo === SETTLE_PRODUCT.flight,
      );
    const service = await openAs(gateway, 'service');
    await gateway.refused('forbidden', setProductOpen, closing, { as: service });
    await gateway.refused('contractChanged', setProductOpen, { ...closing, isOpen: true }, { as: finance });

    const passengers = [await self(gateway, admin.as)];
    const order = orderOf([await findVoyage(gateway, admin.as)], passengers);
    await gateway.ok(setProductOpen, closing, { as: finance });
    await gateway.refused('contractChanged', setProductOpen, closing, { as: finance });
    assert.equal((await flightOf())?.isOpen, false);
    assert.equal(
      (await contractOf(DEMO)).productList.find(({ productNo }) => productNo === '1')?.isOpen,
      false,
    );
    assert.match((await gateway.send(createOrder, order, admin)).msg, /服务商未向本企业开通国内机票/);
    await gateway.ok(setProductOpen, { ...closing, isOpen: true }, { as: finance });
    assert.equal((await flightOf())?.isOpen, true);
    await gateway.ok(createOrder, order, admin);
    assert.deepEqual((await loggedAbout(gateway, DEMO)).slice(-2), [
      'setProductOpen: 停止向华睿信息技术股份有限公司开通国内机票',
      'setProductOpen: 向华睿信息技术股份有限公司开通国内机票',
    ]);
  });
});
