import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { queryImportJob } from '../../../src/contract/import-job/import-job';
import { importTravelRecords, type ImportedProduct } from '../../../src/contract/report/records';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { csvFile, RECORD_ROW, type RowCells } from '../../support/gateway/areas/money/record-files';

describe('imported records', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  /** Prefix of record numbers, different for each test. */
  let prefix = '';
  beforeEach(() => {
    prefix = randomUUID().slice(0, 8);
  });
  const row = (product: ImportedProduct, own: RowCells = {}): RowCells => {
    const cells = { ...RECORD_ROW[product], ...own };
    return { ...cells, 记录号: `${prefix}-${cells['记录号']}` };
  };

  const take = async (product: ImportedProduct, file: File, dryRun: '0' | '1' = '0') => {
    const taken = await gateway.ok(importTravelRecords, { file, product, dryRun }, { as });
    await gateway.idle();
    return taken;
  };
  const facts = () =>
    gateway.db
      .selectFrom('travel_fact')
      .selectAll()
      .where('record_no', 'like', `${prefix}%`)
      .orderBy('record_no')
      .orderBy('fact_no')
      .execute();
  const wrongOf = async (product: ImportedProduct, own: RowCells) => {
    const { wrongList, wrongCount, importJobNo } = await take(product, csvFile(product, [row(product, own)]));
    assert.deepEqual([wrongCount, importJobNo !== null], wrongList.length > 0 ? [1, false] : [0, true]);
    return wrongList.map(({ column, message }) => `${column}：${message}`);
  };
  /** Asserts that the sums by day equal those of the facts. */
  const sumsHold = async () => {
    const { rows } = await sql<{ of_days: string; of_facts: string }>`
      select (select row(sum(bookings), sum(amount), sum(refund_fee), sum(distance), sum(co2)) from travel_day)::text as of_days,
        (select row(sum(bookings), sum(amount), sum(refund_fee), sum(distance), sum(co2)) from travel_fact
          cross join lateral (values (booked_on), (issued_on), (used_on)) dated (day)
          where day is not null)::text as of_facts`.execute(gateway.db);
    assert.equal(rows[0]?.of_days, rows[0]?.of_facts);
  };

  it('become facts of purchase and use, with the cost bearer of the staff record', async () => {
    const staff = await gateway.db
      .selectFrom('staff')
      .selectAll()
      .where('staff_no', '=', '1000010001')
      .executeTakeFirstOrThrow();
    for (const product of ['train', 'car', 'hotel'] as const) {
      const { importJobNo, previewList, ...taken } = await take(product, csvFile(product, [row(product)]));
      assert.equal(previewList?.length, 1);
      assert.deepEqual(taken, { rowCount: 1, newCount: 1, knownCount: 0, wrongCount: 0, wrongList: [] });
      const { importJob } = await gateway.ok(queryImportJob, { importJobNo: importJobNo ?? '' }, { as });
      assert.deepEqual([importJob.importState, importJob.rowsWritten], ['done', 1]);
    }
    const [car, carUsed, stay, , train, trainUsed] = await facts();
    assert.ok(car && carUsed && stay && train && trainUsed);
    assert.deepEqual([car.kind, carUsed.kind, trainUsed.kind], ['bought', 'used', 'used']);
    assert.deepEqual(
      [train.booked_on, train.issued_on, train.used_on, trainUsed.booked_on, trainUsed.used_on],
      ['2026-03-02', '2026-03-02', null, null, '2026-03-09'],
    );
    assert.deepEqual(
      [train.staff_name, train.dept_no, train.cost_center_no, train.entity_no],
      [staff.staff_name, staff.dept_no, staff.cost_center_no, staff.accounting_entity_no],
    );
    assert.deepEqual(
      [train.route, train.carrier, train.service_name, train.class_name, train.start_time],
      ['北京-上海', '高铁', 'G5 北京南-上海虹桥', '二等座', '2026-03-09T08:05'],
    );
    const { fare, amount, lead7, lead_days, class1, distance, co2 } = train;
    assert.deepEqual(
      [fare, amount, lead7, lead_days, class1, distance, co2],
      [55_350, 55_350, 1, 7, 1, 1318, 46_736],
    );
    assert.deepEqual(
      [stay.route, stay.quantity, stay.fare, stay.full_fare, stay.agreements, stay.agreement_saving],
      ['上海', 2, 101_600, 130_000, 1, 28_400],
    );
    assert.deepEqual([car.carrier, car.class2, car.distance, car.co2], ['曹操出行', 1, 17, 2892]);
    await sumsHold();
  });

  it('of stays that do not say so are over where the hotel standard of the grade and the city is', async () => {
    const { grade_no: gradeNo } = await gateway.db
      .selectFrom('staff')
      .select('grade_no')
      .where('staff_no', '=', '1000010001')
      .executeTakeFirstOrThrow();
    const { tier_no: tierNo } = await gateway.db
      .selectFrom('tier_city')
      .select('tier_no')
      .where('enterprise_num', '=', '100001')
      .where('city_code', '=', 'SHA')
      .executeTakeFirstOrThrow();
    await gateway.db.deleteFrom('hotel_standard').where('grade_no', '=', gradeNo).execute();
    const standard = { enterprise_num: '100001', grade_no: gradeNo, remark: '' };
    await gateway.db
      .insertInto('hotel_standard')
      .values([
        { ...standard, tier_no: null, price_limit: 10_000 },
        { ...standard, tier_no: tierNo, price_limit: 60_000 },
      ])
      .execute();
    const rows = [row('hotel'), row('hotel', { 记录号: 'H-2', 房费: '1200.02' })];
    await take('hotel', csvFile('hotel', rows));
    const bought = (await facts()).filter(({ kind }) => kind === 'bought');
    assert.deepEqual(
      bought.map(({ is_within }) => is_within),
      [true, false],
    );
  });

  it('are only looked at in a dry run', async () => {
    const file = csvFile('hotel', [row('hotel')]);
    const looked = await take('hotel', file, '1');
    assert.deepEqual([looked.newCount, looked.importJobNo], [1, null]);
    assert.deepEqual(await facts(), []);
  });

  it('are taken all or none', async () => {
    const rows = [row('car'), row('car', { 记录号: 'C-2', 车费: '4.567' }), row('car', { 记录号: 'C-3' })];
    const { rowCount, wrongCount, importJobNo, wrongList } = await take('car', csvFile('car', rows));
    assert.deepEqual([rowCount, wrongCount, importJobNo], [3, 1, null]);
    assert.deepEqual(wrongList, [
      { line: 3, column: '车费', message: '金额以元为单位，不能为负，最多两位小数' },
    ]);
    assert.deepEqual(await facts(), []);
  });

  it('are recognised again, and refused where their values differ', async () => {
    const unused = row('train', { 使用日期: '' });
    await take('train', csvFile('train', [unused]));
    const again = await take('train', csvFile('train', [unused]));
    assert.deepEqual([again.newCount, again.knownCount, again.importJobNo], [0, 1, null]);
    assert.equal((await facts()).length, 1);
    assert.deepEqual(await wrongOf('train', { 票价: '553.51' }), ['记录号：记录号已存在且内容不同']);
    const used = await take('train', csvFile('train', [row('train')]));
    assert.deepEqual([used.newCount, used.knownCount], [1, 0]);
    assert.deepEqual(await wrongOf('train', { 使用日期: '2026-03-10' }), ['记录号：记录号已存在且内容不同']);
    await sumsHold();
  });

  it('stay known when their traveller has moved', async () => {
    const file = csvFile('car', [row('car')]);
    await take('car', file);
    const staff = gateway.db.updateTable('staff').where('staff_no', '=', '1000010001');
    await staff.set({ cost_center_no: '100001C4' }).execute();
    assert.equal((await take('car', csvFile('car', [row('car')]))).knownCount, 1);
    assert.deepEqual(await wrongOf('car', { 成本中心编号: '100001C4' }), ['记录号：记录号已存在且内容不同']);
    await staff.set({ cost_center_no: '100001C2' }).execute();
  });

  it('are written once by the same file twice at the same moment', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => row('train', { 记录号: `T-${i}` }));
    const both = await Promise.all([1, 2].map(() => take('train', csvFile('train', rows))));
    const ended = await Promise.all(
      both.map(async ({ importJobNo }) =>
        importJobNo === null
          ? 'known when looked at'
          : (await gateway.ok(queryImportJob, { importJobNo }, { as })).importJob,
      ),
    );
    for (const job of ended)
      if (typeof job === 'object')
        assert.deepEqual(
          [job.importState, job.rowsWritten + job.rowsKnown, job.refusedCount],
          ['done', 30, 0],
        );
    assert.equal((await facts()).length, 60);
    await sumsHold();
  });

  it('are given back by rows of their own, in the same file or later', async () => {
    const back = { 类型: '退款', 退款日期: '2026-03-05', 退款手续费: '55.35' };
    const given = (no: string) => ({ 记录号: `${prefix}-${no}`, ...back });
    const bought = (no: string) => row('train', { 记录号: no, 使用日期: '' });
    await take('train', csvFile('train', [given('a'), bought('a'), bought('b')]));
    await take('train', csvFile('train', [given('b')]));
    assert.equal((await take('train', csvFile('train', [given('b')]))).knownCount, 1);
    const refunds = (await facts()).filter(({ kind }) => kind === 'refunded');
    assert.deepEqual(
      refunds.map((one) => [
        one.booked_on,
        one.amount,
        one.fare,
        one.refund_fee,
        one.refunds,
        one.distance,
        one.dept_no,
      ]),
      Array.from({ length: 2 }, () => ['2026-03-05', -49_815, -55_350, 5535, 1, -1318, refunds[0]?.dept_no]),
    );
    assert.deepEqual(await wrongOf('train', { 记录号: 'b' }), ['使用日期：已退款的记录不能使用']);
    const { wrongList } = await take(
      'train',
      csvFile('train', [given('c'), { ...given('b'), 退款日期: '2026-03-06' }]),
    );
    assert.deepEqual(
      wrongList.map(({ line, message }) => [line, message]),
      [
        [2, '没有该记录号的购买记录'],
        [3, '记录号已存在且内容不同'],
      ],
    );
    await sumsHold();
  });

  it('of staff of another enterprise are refused as those of unknown staff', async () => {
    const message = ['工号：编号在本企业中不存在'];
    assert.deepEqual(await wrongOf('train', { 工号: '1000020005' }), message);
    assert.deepEqual(await wrongOf('train', { 工号: 'nobody' }), message);
    const others = { 部门编号: '100002D01', 成本中心编号: '100002C1', 核算主体编号: '100002A1' };
    assert.deepEqual(
      await wrongOf('train', others),
      Object.keys(others).map((column) => `${column}：编号在本企业中不存在`),
    );
    const own = { 部门编号: '100001D01', 成本中心编号: '100001C1', 核算主体编号: '100001A1' };
    assert.deepEqual(await wrongOf('train', own), []);
    assert.equal((await facts())[0]?.dept_no, '100001D01');
  });

  it('of the same number are apart in each product', async () => {
    await take('car', csvFile('car', [row('car', { 记录号: 'same' })]));
    const other = await take('train', csvFile('train', [row('train', { 记录号: 'same' })]));
    assert.equal(other.newCount, 1);
  });
});
