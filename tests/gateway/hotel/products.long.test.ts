import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  BOOKING_PRODUCTS,
  bookingProducts,
  type BookingProduct,
  queryProductPositions,
} from '../../../src/contract/hotel/booking-products';
import type { FormOf } from '../../../src/contract/resource/resource';
import { querySettleProducts, saveSettleProductRules } from '../../../src/contract/settlement/products';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const OPEN: FormOf<typeof bookingProducts> = {
  isEnable: true,
  isAllStaff: true,
  persons: [],
  departments: [],
  positions: [],
};

describe('standards of products', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let staff: { as: string };
  let staffNO: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
    ({ staffNO } = await self(gateway, staff.as));
  });
  afterAll(() => gateway.close());

  async function set(product: BookingProduct, change: Partial<typeof OPEN>) {
    // products that are not sold cannot be switched on again
    if (product !== 'flight')
      await gateway.db
        .updateTable('booking_product')
        .set({ is_enable: true })
        .where('product', '=', product)
        .execute();
    const { rows } = await gateway.ok(bookingProducts.list, {}, admin);
    const row = rows.find((one) => one.product === product);
    assert.ok(row, product);
    const { productKey: key, version } = row;
    return gateway.ok(bookingProducts.alter, { key, version, values: { ...OPEN, ...change } }, admin);
  }
  const order = async () => orderOf([await findVoyage(gateway, staff.as)], [await self(gateway, staff.as)]);
  const refusal = async () => (await gateway.send(createOrder, await order(), staff)).msg;

  it('are of all kinds, open to all to begin with', async () => {
    const { rows } = await gateway.ok(bookingProducts.list, {}, admin);
    assert.deepEqual(
      rows.map(({ product }) => product),
      BOOKING_PRODUCTS,
    );
    assert.ok(rows.every(({ isEnable, isAllStaff }) => isEnable && isAllStaff));
  });

  it('that are not sold can be switched off, and not on again', async () => {
    const { productKey: key, version } = await set('car', { isEnable: false });
    assert.deepEqual(
      await gateway.refused('fieldsInvalid', bookingProducts.alter, { key, version, values: OPEN }, admin),
      { fields: { isEnable: '本平台暂未开通该产品，不能启用' } },
    );
    await set('car', {});
  });

  it('let no stopped traveller book flights on business', async () => {
    await set('flight', { isEnable: false });
    assert.deepEqual(await gateway.refused('bookingLimited', createOrder, await order(), staff), {
      title: '温馨提示',
      errorType: 0,
    });
    assert.equal(await refusal(), '企业未开通国内机票，请联系管理员');
    await gateway.ok(createOrder, { ...(await order()), travelType: 2 }, staff);
    await set('flight', {});
    await gateway.ok(createOrder, await order(), staff);
  });

  it('let those alone book flights that they are open to, as the products that are settled say', async () => {
    const positions = await gateway.ok(queryProductPositions, {}, admin);
    assert.ok(positions.some(({ no }) => no === '100001P1'));
    const other = await self(gateway, admin.as);
    const shut = await set('flight', { isAllStaff: false, persons: [{ no: other.staffNO, name: '' }] });
    assert.equal(shut.persons[0]?.name, other.passagerName);
    await gateway.refused('bookingLimited', createOrder, await order(), staff);
    assert.match((await refusal()) ?? '', /^企业未对.+开通/);
    const { products } = await gateway.ok(querySettleProducts, {}, admin);
    const flight = products.find(({ productNo }) => productNo === '1');
    assert.deepEqual([flight?.isAllStaff, flight?.personArray[0]?.staffID], [false, other.staffNO]);
    await set('flight', { isAllStaff: false, persons: [{ no: staffNO, name: '' }] });
    await gateway.ok(createOrder, await order(), staff);
    await set('flight', {});
  });

  describe('as the enterprise has set for products', () => {
    const ASKED = { personArray: 'optional', deptArray: 'optional', positionArray: 'optional' } as const;
    const setRules = (
      isNewPermission: boolean,
      change: Partial<Record<keyof typeof ASKED, 'hidden' | 'required'>>,
    ) =>
      gateway.ok(saveSettleProductRules, { isNewPermission, formConfigObj: { ...ASKED, ...change } }, admin);
    async function refused(product: string, change: Partial<typeof OPEN>) {
      const { rows } = await gateway.ok(bookingProducts.list, {}, admin);
      const row = rows.find((one) => one.product === product);
      assert.ok(row, product);
      const body = { key: row.productKey, version: row.version, values: { ...OPEN, ...change } };
      return gateway.send(bookingProducts.alter, body, admin);
    }
    afterAll(() => setRules(true, {}));

    it('say who has changed it', async () => {
      await setRules(false, {});
      const last = await gateway.db
        .selectFrom('change_log')
        .select(['row_key', 'staff_no', 'before', 'after'])
        .where('resource', '=', 'enterpriseSetting')
        .orderBy('change_no', 'desc')
        .executeTakeFirst();
      const { staffNO: staff_no } = await self(gateway, admin.as);
      assert.deepEqual(
        [last?.row_key, last?.staff_no, last?.after],
        ['PRODUCT_FORM_CONFIG', staff_no, { value: JSON.stringify(ASKED) }],
      );
    });

    for (const product of BOOKING_PRODUCTS) {
      it(`keep ${product} open to all where permission of products is off`, async () => {
        await setRules(false, {});
        const some = { isAllStaff: false, persons: [{ no: staffNO, name: '' }] };
        const answer = await refused(product, some);
        assert.equal(answer.code, '46622', answer.msg);
        await set(product, { isEnable: false });
        await set(product, {});
        const { products } = await gateway.ok(querySettleProducts, {}, admin);
        assert.ok(products.every(({ isAllStaff }) => isAllStaff));
      });

      it(`open ${product} by those fields alone that the form of products has`, async () => {
        await setRules(true, { personArray: 'hidden' });
        const persons = [{ no: staffNO, name: '' }];
        assert.deepEqual((await refused(product, { isAllStaff: false, persons })).result, {
          fields: { persons: '本企业的产品表单没有该项' },
        });
        await setRules(true, { positionArray: 'required' });
        assert.deepEqual((await refused(product, { isAllStaff: false, persons })).result, {
          fields: { positions: '请选择职位' },
        });
        await setRules(true, {});
        await set(product, { isAllStaff: false, persons });
        // Persons set before the field was hidden may stay.
        await setRules(true, { personArray: 'hidden' });
        await set(product, { isAllStaff: false, persons, isEnable: false });
        await set(product, {});
      });
    }
  });

  it('show errors at its field, and are hidden from others', async () => {
    const { rows } = await gateway.ok(bookingProducts.list, {}, admin);
    const [row] = rows;
    assert.ok(row);
    const alter = (values: Partial<typeof OPEN>) => ({
      key: row.productKey,
      version: row.version,
      values: { ...OPEN, isAllStaff: false, ...values },
    });
    const nobody = await gateway.send(bookingProducts.alter, alter({}), admin);
    assert.deepEqual(nobody.result, { fields: { 'values.persons': '请选择人员、部门或职位' } });
    const foreign = { departments: [{ no: '100003D01', name: '' }] };
    assert.deepEqual(await gateway.refused('fieldsInvalid', bookingProducts.alter, alter(foreign), admin), {
      fields: { departments: '所选部门不存在，请重新选择' },
    });
    const elsewhere = { ...alter({}), key: '100003-meal', version: 1, values: OPEN };
    await gateway.refused('rowUnknown', bookingProducts.alter, elsewhere, admin);
    await gateway.refused('forbidden', bookingProducts.list, {}, staff);
    await gateway.refused('forbidden', queryProductPositions, {}, staff);
  });
});
