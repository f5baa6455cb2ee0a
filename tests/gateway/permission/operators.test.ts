import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { OBJECT } from '../../../src/contract/permission/objects';
import { operators, WEEKDAYS, type Weekday } from '../../../src/contract/permission/operators';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { queryMultipleStandardInfo } from '../../../src/contract/travel-standard/standards';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { addDays, shanghaiDate, shanghaiDateTime } from '../../../src/domain/shanghai-time';
import { findVoyage, orderOf, passengerOf } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

describe('operators', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let staff: { as: string };
  let noOf: (account: string) => string;
  let deptNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
    await gateway.db.deleteFrom('role_grant').where('object_no', '=', OBJECT.bookForColleagues).execute();
    as = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
    ({ dept_no: deptNo } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', noOf('admin'))
      .executeTakeFirstOrThrow());
  });
  afterAll(() => gateway.close());

  const hour = (): number => Number(shanghaiDateTime(gateway.clock.now).slice(11, 13));
  const clockOf = (at: number) => `${String(at).padStart(2, '0')}:00`;
  /** Form of an operator whose hours include the present one, every day. */
  const form = (more: object = {}) => ({
    staff: { no: noOf('staff'), name: '' },
    departments: [{ no: deptNo, name: '' }],
    products: ['flight' as const],
    weekdays: [...WEEKDAYS],
    hours: { from: clockOf(hour()), to: clockOf(hour() + 1) },
    isEnabled: true,
    remark: '',
    ...more,
  });
  const mayBook = async (): Promise<boolean> => {
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '' }, staff);
    const isFound = staffList.some(({ staffNO }) => staffNO === noOf('admin'));
    const { canBookColleagues } = await gateway.ok(queryOrderFormInfo, {}, staff);
    assert.equal(isFound, canBookColleagues);
    return isFound;
  };

  it('book for the staff of their departments in their hours, and not a minute later', async () => {
    assert.equal(await mayBook(), false);
    const standard = { staffNOList: [noOf('admin')] };
    await gateway.refused('forbidden', queryMultipleStandardInfo, standard, staff);
    const made = await gateway.ok(operators.add, form(), as);
    assert.equal(await mayBook(), true);
    await gateway.ok(queryMultipleStandardInfo, standard, staff);
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '刘敏' }, staff);
    const [admin] = staffList;
    assert.ok(admin);
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: addDays(shanghaiDate(gateway.clock.now), 10) };
    const order = orderOf([await findVoyage(gateway, staff.as, { leg })], [passengerOf(admin)]);
    await gateway.ok(createOrder, order, staff);
    const other = { ...passengerOf(admin), staffNO: noOf('approver') };
    await gateway.refused('forbidden', createOrder, { ...order, passengers: [other] }, staff);
    gateway.clock.advance(60);
    assert.equal(await mayBook(), false);
    await gateway.refused('forbidden', createOrder, order, staff);
    gateway.clock.advance(-60);
    await gateway.ok(operators.remove, { key: made.keyId, version: made.version }, as);
  });

  it('book nothing on other days, of other products, or while they are not enabled', async () => {
    const today = (new Date(shanghaiDate(gateway.clock.now)).getUTCDay() || 7) as Weekday;
    for (const more of [
      { weekdays: WEEKDAYS.filter((day) => day !== today) },
      { products: ['hotel' as const, 'train' as const] },
      { isEnabled: false },
    ]) {
      const { products, ...others } = more as { products?: string[] };
      const made = await gateway.ok(operators.add, form(others), as);
      // operators of other products are older ones
      if (products) await gateway.db.updateTable('booking_operator').set({ products }).execute();
      assert.equal(await mayBook(), false, JSON.stringify(more));
      const values = { ...form() };
      const altered = await gateway.ok(
        operators.alter,
        { key: made.keyId, version: made.version, values },
        as,
      );
      assert.equal(await mayBook(), true);
      await gateway.ok(operators.remove, { key: made.keyId, version: altered.version }, as);
    }
  });

  it('are kept by who has the right, of departments within their scope, and each wrong field is said', async () => {
    await gateway.refused('forbidden', operators.add, form(), staff);
    const said = async (more: object, who = as) =>
      (await gateway.send(operators.add, form(more), who)).result;
    assert.deepEqual(await said({ products: [], weekdays: [], departments: [] }), {
      fields: { products: '请选择产品', weekdays: '请选择星期', departments: '请选择部门' },
    });
    assert.deepEqual(await said({ products: ['flight', 'hotel'] }), {
      fields: { products: '所选产品本平台暂未开通，不能新增' },
    });
    assert.deepEqual(await said({ hours: { from: '10:00', to: '09:00' } }), {
      fields: { hours: '结束时间必须晚于开始时间' },
    });
    await gateway.db
      .insertInto('role_grant')
      .values(
        [OBJECT.seeOperators, OBJECT.editOperators].map((object_no) => ({
          role_no: '100001-approver',
          object_no,
        })),
      )
      .execute();
    const approver = { as: await gateway.login('approver') };
    assert.deepEqual(await said({}, approver), { fields: { departments: '只能选择您自己管理的部门' } });
    const made = await gateway.ok(operators.add, form(), as);
    assert.equal((await gateway.ok(operators.list, {}, approver)).total, 0);
    await gateway.refused('rowUnknown', operators.get, { key: made.keyId }, approver);
    const filters = {
      departments: deptNo,
      products: 'flight',
      isEnabled: true,
      staff: noOf('staff'),
    } as const;
    await gateway.db
      .updateTable('booking_operator')
      .set({ products: ['flight', 'hotel'] })
      .where('key_id', '=', made.keyId)
      .execute();
    const keeping = {
      key: made.keyId,
      version: made.version,
      values: form({ products: ['flight', 'hotel'] }),
    };
    await gateway.ok(operators.alter, keeping, as);
    assert.equal((await gateway.ok(operators.list, filters, as)).total, 1);
    assert.equal((await gateway.ok(operators.list, { ...filters, products: 'car' }, as)).total, 0);
  });
});
