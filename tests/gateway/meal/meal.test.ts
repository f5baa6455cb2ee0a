import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addExport, queryExportFile } from '../../../src/contract/download/download';
import { grades } from '../../../src/contract/address-book/grades';
import { deliveryAddresses } from '../../../src/contract/meal/delivery-addresses';
import { goodsReceivers } from '../../../src/contract/meal/goods-receivers';
import { mealSpecifications } from '../../../src/contract/meal/meal-specifications';
import { mealStandards, queryGoverningMealStandard } from '../../../src/contract/meal/meal-standards';
import { mealSubsidies } from '../../../src/contract/meal/meal-subsidies';
import type { FormOf } from '../../../src/contract/resource/resource';
import { cityTiers } from '../../../src/contract/travel-standard/city-tiers';
import { self } from '../../support/gateway/areas/booking';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const DEPARTMENT = { scope: 'department', no: '100001D01', name: '总经办' } as const;
const FOREIGN = { scope: 'department', no: '100003D01', name: '总经办' } as const;
const BEIJING = { no: 'BJS', name: '北京' };

const STANDARD: FormOf<typeof mealStandards> = {
  standardName: '部门早餐',
  holder: DEPARTMENT,
  meal: 'breakfast',
  tier: null,
  limit: 3000,
  dayType: 'working',
  policy: 0,
};
const SUBSIDY: FormOf<typeof mealSubsidies> = {
  subsidyName: '项目补贴',
  holder: DEPARTMENT,
  unit: 'day',
  amount: 5000,
  validPeriod: { from: '2026-11-01', to: '' },
  grantedAt: 'daily',
  isEnable: true,
};
const ADDRESS: FormOf<typeof deliveryAddresses> = {
  addressName: '新办公区',
  city: BEIJING,
  address: '北京市海淀区中关村大街1号',
  contact: '王敏',
  phone: '13800001234',
  departments: [],
  isDefault: false,
  isEnable: true,
};
const SPECIFICATION: FormOf<typeof mealSpecifications> = {
  specificationName: '工作便餐',
  price: 2500,
  minPersons: 1,
  maxPersons: 5,
  isEnable: true,
};

const EXPORT = { kind: 'mealDelivery', format: 'csv', query: { asOf: '2026-11-28' } } as const;

describe('meals', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let staffNO: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    staffNO = (await self(gateway, await gateway.login('staff'))).staffNO;
  });
  afterAll(() => gateway.close());

  const governing = async (date = '2026-11-24', cityCode = 'BJS') => {
    const found = await gateway.ok(queryGoverningMealStandard, { staffNO, cityCode, date }, admin);
    const limits = found.mealList.map(({ meal, standard }) => `${meal} ${standard?.limit ?? '-'}`);
    return { ...found, limits };
  };

  it('go to the caterer in one file of all that is in use, for those who maintain meals', async () => {
    const lines = async () => {
      const { exportNo } = await gateway.ok(addExport, EXPORT, admin);
      await gateway.idle();
      const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, admin);
      const { payload } = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
      return payload.trimEnd().split('\r\n').slice(1);
    };
    const before = await lines();
    const on = await gateway.ok(deliveryAddresses.add, ADDRESS, admin);
    const off = { ...ADDRESS, addressName: '旧办公区', isEnable: false };
    const disabled = await gateway.ok(deliveryAddresses.add, off, admin);
    const receiver = await gateway.ok(
      goodsReceivers.add,
      {
        address: { no: on.addressNO, name: '' },
        staff: { no: staffNO, name: '' },
        phone: '13800001235',
        timeFrom: '11:30',
        timeTo: '13:00',
      },
      admin,
    );
    const meal = await gateway.ok(mealSpecifications.add, SPECIFICATION, admin);
    const subsidy = await gateway.ok(mealSubsidies.add, SUBSIDY, admin);
    const over = { ...SUBSIDY, subsidyName: '旧补贴', validPeriod: { from: '2026-01-01', to: '2026-10-31' } };
    const ended = await gateway.ok(mealSubsidies.add, over, admin);
    const after = await lines();
    const added = after.filter((line) => !before.includes(line));
    assert.deepEqual(
      added.map((line) => line.split(',').slice(0, 3)),
      [
        ['配送地址', '新办公区', '北京'],
        ['收货人', '新办公区', '北京'],
        ['用餐规格', '工作便餐', ''],
        ['用餐补贴', '项目补贴', ''],
      ],
    );
    assert.match(added[1] ?? '', /11:30-13:00/);
    assert.match(added[3] ?? '', /总经办,.*50.00,每人每天/);
    await gateway.refused('forbidden', addExport, EXPORT, { as: await gateway.login('staff') });
    const gone = ({ version }: { version: number }, key: string) => ({ key, version });
    await gateway.ok(goodsReceivers.remove, gone(receiver, receiver.receiverNO), admin);
    for (const one of [on, disabled])
      await gateway.ok(deliveryAddresses.remove, gone(one, one.addressNO), admin);
    await gateway.ok(mealSpecifications.remove, gone(meal, meal.specificationNO), admin);
    for (const one of [subsidy, ended])
      await gateway.ok(mealSubsidies.remove, gone(one, one.subsidyNO), admin);
  });

  it('are governed by the grade, dearer in the cities of the first tier', async () => {
    const { tierName, isDayOff, limits } = await governing();
    assert.deepEqual([tierName, isDayOff], ['一线城市', false]);
    assert.deepEqual(limits, ['breakfast -', 'lunch 5000', 'dinner 6000', 'supper -']);
    const other = await governing('2026-11-28', 'HGH');
    assert.deepEqual([other.tierName, other.isDayOff], ['新一线城市', true]);
    assert.deepEqual(other.limits, ['breakfast -', 'lunch 5000', 'dinner 5000', 'supper -']);
    assert.equal((await governing('2026-11-24', 'LHW')).tierName, null);
  });

  it('are governed by the department at once, on its days alone', async () => {
    const { dept_no } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', staffNO)
      .executeTakeFirstOrThrow();
    const holder = { scope: 'department', no: dept_no, name: '' } as const;
    const body = { ...STANDARD, holder, meal: 'dinner', limit: 100 } as const;
    const made = await gateway.ok(mealStandards.add, body, admin);
    assert.equal((await governing()).limits[2], 'dinner 100');
    assert.equal((await governing('2026-11-28')).limits[2], 'dinner 6000');
    await gateway.ok(mealStandards.remove, { key: made.standardNO, version: made.version }, admin);
  });

  it('are tried out for the enterprise’s own staff and cities that there are alone', async () => {
    const asked = { staffNO, cityCode: 'BJS', date: '2026-11-24' };
    const wrong = async (change: object) =>
      (await gateway.send(queryGoverningMealStandard, { ...asked, ...change }, admin)).result;
    assert.deepEqual(await wrong({ staffNO: 'X' }), {
      fields: { staffNO: '所选员工不属于当前企业，请重新选择' },
    });
    assert.deepEqual(await wrong({ cityCode: 'XXX' }), {
      fields: { cityCode: '所选城市不存在，请重新选择' },
    });
    assert.deepEqual(await wrong({ date: '2026-02-30' }), { fields: { date: '请选择日期' } });
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', queryGoverningMealStandard, asked, staff);
  });

  it('keep the tier and the grade that their standards name', async () => {
    const tier = await gateway.ok(cityTiers.add, { tierName: '海外城市', remark: '' }, admin);
    const grade = await gateway.ok(grades.add, { gradeName: '顾问', remark: '' }, admin);
    const holder = { scope: 'grade', no: grade.gradeNO, name: '' } as const;
    const named = { ...STANDARD, holder, tier: { no: tier.tierNO, name: '' } };
    const made = await gateway.ok(mealStandards.add, named, admin);
    assert.deepEqual([made.holder.name, made.tier?.name], ['顾问', '海外城市']);
    const ofTier = { key: tier.tierNO, version: tier.version };
    const ofGrade = { key: grade.gradeNO, version: grade.version };
    await gateway.refused('rowInUse', cityTiers.remove, ofTier, admin);
    await gateway.refused('rowInUse', grades.remove, ofGrade, admin);
    await gateway.ok(mealStandards.remove, { key: made.standardNO, version: made.version }, admin);
    await gateway.ok(cityTiers.remove, ofTier, admin);
    await gateway.ok(grades.remove, ofGrade, admin);
  });

  it('have one default address, which another takes over, and keep one that somebody receives at', async () => {
    const defaults = async () =>
      (await gateway.ok(deliveryAddresses.list, { pageSize: 100 }, admin)).rows
        .filter(({ isDefault }) => isDefault)
        .map(({ addressName }) => addressName);
    assert.deepEqual(await defaults(), ['北京总部']);
    const body = { ...ADDRESS, isDefault: true, phone: '+86 138-0000 1234' };
    const made = await gateway.ok(deliveryAddresses.add, body, admin);
    assert.equal(made.phone, '13800001234');
    assert.deepEqual(await defaults(), ['新办公区']);
    const former = await gateway.ok(deliveryAddresses.get, { key: '100001DA1' }, admin);
    assert.equal(former.version, 2);
    const [noted] = await gateway.ok(deliveryAddresses.changes, { key: '100001DA1' }, admin);
    assert.deepEqual([noted?.before, noted?.after], [{ isDefault: true }, { isDefault: false }]);
    const { msg } = await gateway.send(deliveryAddresses.remove, { key: '100001DA1', version: 2 }, admin);
    assert.equal(msg, '配送地址“北京总部”有1名收货人，不能删除，请先删除收货设置');
    const stopped = await gateway.send(deliveryAddresses.add, { ...body, isEnable: false }, admin);
    assert.deepEqual(stopped.result, { fields: { isDefault: '停用的地址不能设为默认地址' } });
    await gateway.ok(deliveryAddresses.remove, { key: made.addressNO, version: made.version }, admin);
  });

  it('show errors of a time and of numbers of persons at its field', async () => {
    const receiver = {
      address: { no: '100001DA1', name: '' },
      staff: { no: staffNO, name: '' },
      phone: '123',
      timeFrom: '13:00',
      timeTo: '25:00',
    };
    assert.deepEqual((await gateway.send(goodsReceivers.add, receiver, admin)).result, {
      fields: { phone: '请输入11位手机号码', timeTo: '请输入时间，例如 11:30' },
    });
    const early = { ...receiver, phone: '13800001234', timeTo: '12:00' };
    assert.deepEqual((await gateway.send(goodsReceivers.add, early, admin)).result, {
      fields: { timeTo: '结束时间须晚于开始时间' },
    });
    const few = { ...SPECIFICATION, minPersons: 9 };
    assert.deepEqual((await gateway.send(mealSpecifications.add, few, admin)).result, {
      fields: { maxPersons: '最多人数不能少于最少人数' },
    });
  });

  it('have receivers once an address, of the enterprise’s own staff and addresses', async () => {
    const receiver = await self(gateway, admin.as);
    const body: FormOf<typeof goodsReceivers> = {
      address: { no: '100001DA1', name: '' },
      staff: { no: receiver.staffNO, name: '' },
      phone: '13800001234',
      timeFrom: '11:00',
      timeTo: '12:30',
    };
    const made = await gateway.ok(goodsReceivers.add, body, admin);
    assert.deepEqual([made.staff.name, made.address.name], [receiver.passagerName, '北京总部']);
    assert.deepEqual(await gateway.refused('fieldsInvalid', goodsReceivers.add, body, admin), {
      fields: { staff: '该员工已是此地址的收货人' },
    });
    const { rows } = await gateway.ok(goodsReceivers.list, { keyword: receiver.passagerName }, admin);
    assert.deepEqual(
      rows.map(({ receiverNO }) => receiverNO),
      [made.receiverNO],
    );
    const foreign = { ...body, address: { no: '100003DA1', name: '' } };
    assert.deepEqual(await gateway.refused('fieldsInvalid', goodsReceivers.add, foreign, admin), {
      fields: { address: '所选配送地址不存在，请重新选择' },
    });
    await gateway.ok(goodsReceivers.remove, { key: made.receiverNO, version: made.version }, admin);
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', goodsReceivers.list, {}, staff);
  });

  describeResource(mealStandards, {
    gateway: () => gateway,
    row: STANDARD,
    foreignRow: () => ({ ...STANDARD, holder: FOREIGN }),
    other: {
      ...STANDARD,
      standardName: '部门夜宵',
      meal: 'supper',
      tier: { no: '100001T1', name: '一线城市' },
    },
    taken: { holder: '该对象已有相同餐别、城市等级和适用日期的用餐标准' },
    wrong: { row: { limit: 0 }, fields: { limit: '每人上限须为0.01至10,000元' } },
  });
  describeResource(mealSubsidies, {
    gateway: () => gateway,
    row: SUBSIDY,
    foreignRow: () => ({ ...SUBSIDY, holder: FOREIGN }),
    other: { ...SUBSIDY, subsidyName: '另一补贴', unit: 'meal', grantedAt: 'monthly' },
    taken: { subsidyName: '已有同名的用餐补贴' },
    wrong: { row: { amount: null }, fields: { amount: '请输入补贴金额' } },
  });
  describeResource(deliveryAddresses, {
    gateway: () => gateway,
    row: ADDRESS,
    other: { ...ADDRESS, addressName: '分部', isEnable: false },
    taken: { addressName: '已有同名的配送地址' },
    wrong: { row: { city: null, phone: '1' }, fields: { city: '请选择城市', phone: '请输入11位手机号码' } },
  });
  describeResource(mealSpecifications, {
    gateway: () => gateway,
    row: SPECIFICATION,
    other: { ...SPECIFICATION, specificationName: '大份便餐', price: 3500 },
    taken: { specificationName: '已有同名的用餐规格' },
  });
});
