import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import { queryDictionaryParamList, SETTLE_DICTIONARY } from '../../../src/contract/dictionary';
import {
  createOrder,
  queryProductBookingLimits,
  type OrderPassenger,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import {
  queryMultiAccount,
  querySettleProducts,
  saveMultiAccount,
  saveSettleProduct,
  saveSettleProductRules,
  SETTLE_PRODUCT,
} from '../../../src/contract/settlement/products';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { CHILD, colleagues, orderOf } from '../../support/gateway/areas/booking';
import { setUpBooking, tearDownBooking } from '../../support/gateway/areas/booking-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

type Saved = BodyOf<typeof saveSettleProduct>;

describe('products of the agency and who may use them', () => {
  let gateway: TestGateway;
  let as: string;
  let voyage: Voyage;
  let me: OrderPassenger;
  let admin: { as: string };
  beforeAll(async () => {
    ({ gateway, as, voyage, me } = await setUpBooking());
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => tearDownBooking({ gateway }));

  const products = async () => (await gateway.ok(querySettleProducts, {}, admin)).products;
  const product = async (productNo: string) => {
    const found = (await products()).find((one) => one.productNo === productNo);
    assert.ok(found);
    return found;
  };
  const opened = async (change: Partial<Saved> = {}): Promise<Saved> => {
    const { productNo = SETTLE_PRODUCT.flight } = change;
    return {
      productNo,
      basedOn: (await product(productNo)).revision,
      isAllStaff: false,
      personArray: [],
      deptArray: [],
      positionArray: [],
      ...change,
    };
  };
  const openTo = async (change: Partial<Saved>) => gateway.ok(saveSettleProduct, await opened(change), admin);
  const refusedFields = async (change: Partial<Saved>) => {
    const result = await gateway.refused('fieldsInvalid', saveSettleProduct, await opened(change), admin);
    return (result as { fields: Record<string, string> }).fields;
  };
  const staffOf = async (staffNo: string) =>
    gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'staff_name', 'dept_no', 'position_no'])
      .where('staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();

  it('are called as in the dictionary and are for everybody until it is said otherwise', async () => {
    const entries = await gateway.ok(queryDictionaryParamList, { param: SETTLE_DICTIONARY.product }, { as });
    assert.deepEqual(entries, ['1|国内机票', '2|航空保险', '3|国内机票月结支付']);
    const list = await products();
    assert.deepEqual(
      list.map(({ productNo, productName }) => `${productNo}|${productName}`),
      entries,
    );
    for (const { isAllStaff, revision, changedBy, changedTime, ...rest } of list) {
      assert.deepEqual([isAllStaff, revision, changedBy, changedTime], [true, 0, '', '']);
      assert.deepEqual([rest.personArray, rest.deptArray, rest.positionArray], [[], [], []]);
    }
  });

  it('have the other dictionaries of the settlement, and none of an unknown name', async () => {
    const subPayTypes = await gateway.ok(queryDictionaryParamList, { param: 'SUB_PAY_TYPE' }, { as });
    assert.equal(subPayTypes.length, 21);
    assert.deepEqual(subPayTypes.slice(0, 2), ['0|钱包', '1|支付宝']);
    const { billDateFlag, multiAccountStatus } = SETTLE_DICTIONARY;
    for (const param of [billDateFlag, multiAccountStatus]) {
      const entries = await gateway.ok(queryDictionaryParamList, { param }, { as });
      assert.deepEqual(
        entries.map((entry) => entry.split('|')[0]),
        ['0', '1'],
      );
    }
    assert.deepEqual(await gateway.ok(queryDictionaryParamList, { param: 'NONE' }, { as }), []);
    assert.equal((await gateway.send(queryDictionaryParamList, { param: 'SUB_PAY_TYPE' })).success, false);
  });

  it('are opened to persons, departments and positions, with who said so', async () => {
    const { positionList } = await gateway.ok(querySettleProducts, {}, admin);
    const [position] = positionList;
    assert.ok(position);
    assert.ok(positionList.every(({ positionNO }) => positionNO.startsWith('100001')));
    const before = (await product(SETTLE_PRODUCT.insurance)).revision;
    const saved = await openTo({
      productNo: SETTLE_PRODUCT.insurance,
      personArray: [{ staffID: '1000010002' }, { staffID: '1000010001' }, { staffID: '1000010001' }],
      deptArray: [{ orgnaizeID: '100001D02' }],
      positionArray: [{ positionNO: position.positionNO }],
    });
    assert.deepEqual(saved, { revision: before + 1 });
    const now = await product(SETTLE_PRODUCT.insurance);
    const first = await staffOf('1000010001');
    assert.deepEqual(
      now.personArray.map(({ staffID }) => staffID),
      ['1000010001', '1000010002'],
    );
    assert.equal(now.personArray[0]?.staffName, first.staff_name);
    assert.deepEqual(now.deptArray, [{ orgnaizeID: '100001D02', orgnaizeName: '研发中心' }]);
    assert.deepEqual(now.positionArray, [position]);
    assert.deepEqual([now.isAllStaff, now.changedBy !== ''], [false, true]);
    assert.equal(now.changedTime, gateway.clock.now.toISOString());
    await openTo({ productNo: SETTLE_PRODUCT.insurance, isAllStaff: true, personArray: [{ staffID: 'x' }] });
    assert.deepEqual(
      (await product(SETTLE_PRODUCT.insurance)).personArray,
      [],
      'everybody is nobody by name',
    );
  });

  it('are not saved over a change of another user by the second', async () => {
    const body = await opened({ isAllStaff: true, productNo: SETTLE_PRODUCT.insurance });
    const answers = await Promise.all([1, 2, 3].map(() => gateway.send(saveSettleProduct, body, admin)));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    await gateway.refused('settleProductChanged', saveSettleProduct, body, admin);
  });

  it('are opened to no staff of another enterprise, nor to an empty list', async () => {
    assert.deepEqual(
      await refusedFields({
        personArray: [{ staffID: '1000010001' }, { staffID: '1000020001' }],
        deptArray: [{ orgnaizeID: '100002D01' }],
        positionArray: [{ positionNO: '100002P1' }, { positionNO: 'nothing' }],
      }),
      {
        'personArray.1': '该员工不属于当前企业',
        'deptArray.0': '部门不存在，请重新选择',
        'positionArray.0': '职位不存在，请重新选择',
        'positionArray.1': '职位不存在，请重新选择',
      },
    );
    assert.deepEqual(await refusedFields({}), { isAllStaff: '请选择人员、部门或职位' });
  });

  it('are opened by the fields of the enterprise’s form', async () => {
    const [position] = (await gateway.ok(querySettleProducts, {}, admin)).positionList;
    assert.ok(position);
    const positionArray = [{ positionNO: position.positionNO }];
    const personArray = [{ staffID: '1000010001' }];
    const ask = (formConfigObj: BodyOf<typeof saveSettleProductRules>['formConfigObj']) =>
      gateway.ok(saveSettleProductRules, { isNewPermission: true, formConfigObj }, admin);
    await openTo({ positionArray });
    await ask({ personArray: 'required', deptArray: 'optional', positionArray: 'hidden' });
    const { formConfigObj } = await gateway.ok(querySettleProducts, {}, admin);
    assert.deepEqual(formConfigObj, {
      personArray: 'required',
      deptArray: 'optional',
      positionArray: 'hidden',
    });
    assert.deepEqual(await refusedFields({ positionArray }), { personArray: '请选择人员' });
    await openTo({ positionArray, personArray });
    await openTo({ personArray });
    assert.deepEqual(await refusedFields({ positionArray, personArray }), {
      positionArray: '本企业的产品表单没有该项',
    });
    await openTo({ isAllStaff: true });
    await ask({ personArray: 'optional', deptArray: 'optional', positionArray: 'optional' });
  });

  it('are seen and set by users with the right', async () => {
    await gateway.refused('forbidden', querySettleProducts, {}, { as });
    await gateway.refused('forbidden', saveSettleProduct, await opened(), { as });
    const formConfigObj = { personArray: 'hidden', deptArray: 'hidden', positionArray: 'hidden' } as const;
    await gateway.refused(
      'forbidden',
      saveSettleProductRules,
      { isNewPermission: false, formConfigObj },
      { as },
    );
    await gateway.refused('forbidden', saveMultiAccount, { multiAccountStatus: 1 }, { as });
  });

  describe('that not everybody may use', () => {
    const order = (passengers: object[] = [me], change: object = {}) => ({
      ...orderOf([voyage], passengers as OrderPassenger[]),
      ...change,
    });
    const limits = (passengers: OrderPassenger[]) =>
      gateway.ok(
        queryProductBookingLimits,
        {
          bookingSource: 7,
          fullOrderPassengers: passengers,
          travelType: 1,
          voyageType: 1,
          passengers,
          voyages: [voyage],
        },
        { as },
      );
    afterAll(() => openTo({ isAllStaff: true }));

    it('are refused where flights are chosen and ordered on business, not on a private journey', async () => {
      await openTo({ personArray: [{ staffID: '1000010002' }] });
      assert.notEqual(me.staffNO, '1000010002');
      const problem = `企业未对${me.passagerName}开通国内机票，请联系管理员`;
      assert.deepEqual(await limits([me]), { canBooking: false, title: '温馨提示', content: problem });
      const answer = await gateway.send(createOrder, order(), { as });
      assert.equal(answer.msg, problem);
      assert.deepEqual(await gateway.refused('bookingLimited', createOrder, order(), { as }), {
        title: '温馨提示',
        errorType: 0,
      });
      await gateway.ok(createOrder, order([me], { travelType: 2 }), { as });
      assert.equal(
        (await limits([me, { ...CHILD, cardNo: CHILD.cardNo }])).content,
        `企业未对${me.passagerName}、${CHILD.passagerName}开通国内机票，请联系管理员`,
        'who is not of the staff travels by the rights of who books',
      );
    });

    it('are open to everybody where the enterprise does not use product permissions', async () => {
      await openTo({ personArray: [{ staffID: '1000010002' }] });
      const formConfigObj = {
        personArray: 'optional',
        deptArray: 'optional',
        positionArray: 'optional',
      } as const;
      const use = (isNewPermission: boolean) =>
        gateway.ok(saveSettleProductRules, { isNewPermission, formConfigObj }, admin);
      assert.equal((await limits([me])).canBooking, false);
      await use(false);
      assert.equal((await gateway.ok(querySettleProducts, {}, admin)).isNewPermission, false);
      assert.equal((await limits([me])).canBooking, true);
      await gateway.ok(createOrder, order(), { as });
      await gateway.refused(
        'settleProductsOpen',
        saveSettleProduct,
        await opened({ isAllStaff: true }),
        admin,
      );
      await use(true);
      assert.equal((await limits([me])).canBooking, false, 'who was named is so still');
    });

    it('may be used by the persons, departments above them and positions that are named', async () => {
      const { dept_no, position_no } = await staffOf(me.staffNO);
      const above = await gateway.db
        .selectFrom('department')
        .select('parent_no')
        .where('dept_no', '=', dept_no)
        .executeTakeFirstOrThrow();
      assert.ok(above.parent_no);
      for (const users of [
        { personArray: [{ staffID: me.staffNO }] },
        { deptArray: [{ orgnaizeID: dept_no }] },
        { deptArray: [{ orgnaizeID: above.parent_no }] },
        { positionArray: [{ positionNO: position_no }] },
      ]) {
        await openTo(users);
        assert.deepEqual(await limits([me]), { canBooking: true, title: '', content: '' });
        await gateway.ok(createOrder, order(), { as });
      }
      const other = (await colleagues(gateway, as, 3)).find(({ staffNO }) => staffNO !== me.staffNO);
      assert.ok(other);
      await openTo({ personArray: [{ staffID: me.staffNO }] });
      assert.match((await limits([me, other])).content, new RegExp(`^企业未对${other.passagerName}开通`));
    });

    it('are refused at the insurance of travellers who may not have it', async () => {
      await openTo({ isAllStaff: true });
      const [insurance] = (await gateway.ok(queryOrderFormInfo, {}, { as })).insuranceList;
      assert.ok(insurance);
      const insurances = [{ productNo: insurance.productNo, price: insurance.price }];
      await openTo({ productNo: SETTLE_PRODUCT.insurance, personArray: [{ staffID: '1000010002' }] });
      const insured = order([{ ...me, insurances }]);
      const refused = await gateway.refused('fieldsInvalid', createOrder, insured, { as });
      assert.deepEqual(refused, {
        fields: { 'passengers.0.insurances': `企业未对${me.passagerName}开通航空保险，请联系管理员` },
      });
      await gateway.ok(createOrder, order(), { as });
      await gateway.ok(createOrder, { ...insured, travelType: 2 }, { as });
      await openTo({ productNo: SETTLE_PRODUCT.insurance, isAllStaff: true });
      await gateway.ok(createOrder, insured, { as });
    });
  });

  describe('paying by monthly settlement, which not everybody may', () => {
    const MONTHLY = { payType: 0, subPayType: 13 };
    const openMonthly = (change: Partial<Saved>) => openTo({ productNo: SETTLE_PRODUCT.monthly, ...change });
    const book = (change: object = {}) =>
      gateway.ok(createOrder, { ...orderOf([voyage], [me]), ...change }, { as });
    const waysOf = async (orderNo: string) => (await gateway.ok(queryPayMethod, { orderNo }, { as })).methods;
    const monthlyOf = async (orderNo: string) =>
      (await waysOf(orderNo)).find(({ payType, companyPart }) => payType === 0 && companyPart === null);
    const paymentOf = (
      { orderNo, totalAmount }: { orderNo: string; totalAmount: number },
      change: object = {},
    ) => ({
      orderNo,
      ...MONTHLY,
      payAmount: totalAmount,
      ...change,
    });
    afterAll(() => openMonthly({ isAllStaff: true }));

    it('is not offered to others, who are refused and told why', async () => {
      const created = await book();
      await openMonthly({ personArray: [{ staffID: '1000010002' }] });
      const { available, reason } = (await monthlyOf(created.orderNo)) ?? {};
      assert.deepEqual([available, reason], [false, '企业未对您开通企业月结']);
      await gateway.refused('monthlyNotOpen', payorder, paymentOf(created), { as });
      const mixed = { payType: 4, subPayType: 1, companyPart: { ...MONTHLY, amount: 100 } };
      await gateway.refused('monthlyNotOpen', payorder, paymentOf(created, mixed), { as });
      await openMonthly({ personArray: [{ staffID: me.staffNO }] });
      assert.equal((await monthlyOf(created.orderNo))?.available, true);
      assert.equal((await gateway.ok(payorder, paymentOf(created), { as })).payState, 'paid');
    });

    it('goes by the payer, for any traveller', async () => {
      await openMonthly({ personArray: [{ staffID: '1000010002' }] });
      const created = await book();
      await openMonthly({ deptArray: [{ orgnaizeID: (await staffOf(me.staffNO)).dept_no }] });
      await gateway.ok(payorder, paymentOf(created), { as });
    });

    it('is no part of a mixed payment where it is not open, however much credit is left', async () => {
      const created = await book();
      await leaveSpendable(gateway, 'prepaid', 10_000);
      const companyWays = async () =>
        (await waysOf(created.orderNo)).flatMap(({ companyPart }) => companyPart?.payType ?? []);
      await openMonthly({ personArray: [{ staffID: '1000010002' }] });
      assert.deepEqual(await companyWays(), [2, 2]);
      await openMonthly({ isAllStaff: true });
      assert.deepEqual(await companyWays(), [], 'the credit line bears all of it');
    });
  });

  it('have the accounts that bills are settled by: one, or one of each accounting entity', async () => {
    const one = await gateway.ok(queryMultiAccount, {}, admin);
    assert.equal(one.multiAccountStatus, 0);
    assert.ok(one.accountList.length > 0);
    assert.ok(one.accountList.every(({ accountingEntityNO }) => accountingEntityNO.startsWith('100001')));
    assert.deepEqual(await gateway.ok(saveMultiAccount, { multiAccountStatus: 1 }, admin), {
      multiAccountStatus: 1,
    });
    assert.equal((await gateway.ok(queryMultiAccount, {}, { as })).multiAccountStatus, 1);
    const closed = one.accountList[0]?.accountingEntityNO ?? '';
    await gateway.db
      .updateTable('accounting_entity')
      .set({ closed_on: '2026-01-01' })
      .where('accounting_entity_no', '=', closed)
      .execute();
    const { accountList } = await gateway.ok(queryMultiAccount, {}, admin);
    assert.equal(
      accountList.some(({ accountingEntityNO }) => accountingEntityNO === closed),
      false,
    );
    await gateway.ok(saveMultiAccount, { multiAccountStatus: 0 }, admin);
    assert.equal((await gateway.ok(queryMultiAccount, {}, admin)).multiAccountStatus, 0);
  });
});
