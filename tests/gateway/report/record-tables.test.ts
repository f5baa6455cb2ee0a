import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { importStaff } from '../../../src/contract/address-book/staff-import';
import { importTravelRecords } from '../../../src/contract/report/records';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const FOLDER = join(import.meta.dirname, '../../support/gateway/table-files');
const fileOf = (name: string) => new File([new Uint8Array(readFileSync(join(FOLDER, name)))], name);

describe('tables of trips as people have them', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  async function taken(name: string) {
    const body = { file: fileOf(name), product: 'train' as const };
    const { wrongList } = await gateway.ok(importTravelRecords, body, admin);
    await gateway.idle();
    return wrongList.map(({ line, column, message }) => `${line} ${column}：${message}`);
  }
  const facts = async (from: number, to: number) =>
    (
      await gateway.db
        .selectFrom('travel_fact')
        .select(['record_no', 'fare', 'booked_on', 'start_time'])
        .where('record_no', 'like', 'TMOWVXW%')
        .where('kind', '=', 'bought')
        .execute()
    )
      .map((fact) => ({ ...fact, at: Number(fact.record_no.slice('TMOWVXW'.length)) }))
      .filter(({ at }) => at >= from && at <= to)
      .toSorted((one, other) => one.at - other.at);

  it('have the amounts that Excel shows, of which the last digit is none of the sum', async () => {
    assert.deepEqual(await taken('records-float-amounts.xlsx'), []);
    assert.deepEqual(
      (await facts(1, 3)).map(({ fare }) => fare),
      [58671, 123456, 55350],
    );
  });

  it('have the days and moments that Excel shows', async () => {
    assert.deepEqual(await taken('records-dates.xlsx'), []);
    const found = await facts(4, 12);
    assert.deepEqual(
      found.map(({ booked_on, start_time }) => [booked_on, start_time]),
      Array.from({ length: 9 }, () => ['2026-10-20', '2026-10-28T09:00']),
    );
  });

  it('have amounts as they are commonly written, and each that is none named at its cell', async () => {
    const refusal = '金额以元为单位，不能为负，最多两位小数';
    assert.deepEqual(await taken('records-amounts.xlsx'), [`7 票价：${refusal}`, `8 票价：${refusal}`]);
    assert.deepEqual(await facts(13, 21), [], 'nothing is taken of a file with errors');
  });

  it('have staff numbers with the zeros that are shown', async () => {
    const body = { file: fileOf('staff-shown-zeros.xlsx'), dryRun: '1' as const };
    const { wrongList, previewList } = await gateway.ok(importStaff, body, admin);
    assert.deepEqual([wrongList, previewList?.map(({ title }) => title)], [[], ['测试员 00000623']]);
  });
});
