import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryReportFacts, queryReportFigures, type ReportFact } from '../../../src/contract/report/report';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const FLIGHTS = {
  products: ['flight' as const],
  basis: 'booked' as const,
  beginDate: '2025-01-01',
  endDate: '2026-12-31',
};

describe('past orders of the demo', () => {
  let gateway: TestGateway;
  let admin = '';
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  async function bought(): Promise<ReportFact[]> {
    const found: ReportFact[] = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const asked = { ...FLIGHTS, kinds: ['bought' as const], pageIndex, pageSize: 100 };
      const { total, factList } = await gateway.ok(queryReportFacts, asked, { as: admin });
      found.push(...factList);
      if (found.length >= total) return found;
    }
  }

  it('are mostly within the travel standards, and some of them dearer than they had to be', async () => {
    const { total } = await gateway.ok(queryReportFigures, { ...FLIGHTS, groupBy: 'none' }, { as: admin });
    const compliance = total.within / total.bookings;
    assert.ok(compliance > 0.75 && compliance < 0.95, `${compliance}`);
    assert.ok(total.missed > 0 && total.missedSaving > 0);
  });

  it('are judged as orders are: with the cheapest beside them, and reasons of the enterprise where they are over', async () => {
    const facts = await bought();
    for (const { lowest, fare, missedSaving, isWithin, overReason } of facts) {
      assert.equal(missedSaving, lowest === null ? 0 : Math.max(0, fare - lowest.price));
      assert.equal(overReason === '', isWithin);
    }
    const known = await gateway.db.selectFrom('over_reason').select('reason_name').execute();
    const names = new Set(known.map(({ reason_name }) => reason_name));
    const given = new Set(
      facts.flatMap(({ overReason }) => overReason.split('；')).filter((reason) => reason !== ''),
    );
    for (const reason of given) assert.ok(names.has(reason.replace(/：.*/, '')), reason);
    assert.ok(given.size >= 4, [...given].join());
  });

  it('were booked by no traveller whose standard asks for an approval that does not exist', async () => {
    const judged = await gateway.db.selectFrom('order_standard').select('evaluation').execute();
    assert.ok(judged.length > 150);
    const policies = judged.flatMap(({ evaluation }) =>
      evaluation.segments.flatMap(({ violations }) => violations.map(({ policy }) => policy)),
    );
    assert.deepEqual(
      policies.filter((policy) => policy > 1),
      [],
    );
  });
});
