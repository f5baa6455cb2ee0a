import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { importTravelRecords } from '../../../src/contract/report/records';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { csvFile, RECORD_ROW } from '../../support/gateway/record-files';

describe('records of a file, slice by slice', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  it('are written in transactions of some rows each, between which others are answered', async () => {
    const rows = Array.from({ length: 450 }, (_, i) => ({ ...RECORD_ROW.car, 记录号: `MANY-${i}` }));
    await gateway.ok(importTravelRecords, { file: csvFile('car', rows), product: 'car' }, admin);
    await gateway.idle();
    const { rows: written } = await sql<{ facts: number }>`
      select count(*)::int as facts from travel_fact where record_no like 'MANY-%' group by xmin::text`.execute(
      gateway.db,
    );
    const facts = written.map((one) => one.facts);
    assert.equal(
      facts.reduce((sum, one) => sum + one, 0),
      2 * rows.length,
    );
    assert.ok(Math.max(...facts) <= 400, `${facts.join()} facts a transaction`);
  });
});
