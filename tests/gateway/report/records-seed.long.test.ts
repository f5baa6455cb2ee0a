import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { makeRecords } from '../../../demo/gateway/report/records/demo/records';
import { makePeople } from '../../../demo/gateway/seed/people';
import { createRandom } from '../../../demo/gateway/seed/random';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { NOW } from '../../support/gateway/process/test-database';

describe('the records of the demo data', () => {
  const facts = makeRecords(makePeople(createRandom(1)), NOW);
  const today = shanghaiDate(NOW);
  const countOf = (isOne: (fact: (typeof facts)[number]) => boolean) => facts.filter(isOne).length;

  it('are some thousands of three years, the same each time', () => {
    const bought = facts.filter(({ kind }) => kind === 'bought');
    assert.ok(bought.length > 2500 && bought.length < 5000, String(bought.length));
    for (const product of ['train', 'car', 'hotel']) {
      assert.ok(countOf((fact) => fact.kind === 'bought' && fact.product === product) > 500, product);
    }
    assert.ok(bought.some(({ booked_on }) => (booked_on ?? today) < addDays(today, -1000)));
    assert.deepEqual(makeRecords(makePeople(createRandom(1)), NOW), facts);
  });

  it('are of the past, but for journeys that are booked', () => {
    const days = facts.flatMap(({ booked_on, issued_on, used_on }) => [
      booked_on,
      issued_on,
      used_on ?? null,
    ]);
    assert.ok(days.every((day) => (day ?? today) <= today));
    assert.ok(facts.every(({ kind, start_time }) => kind !== 'used' || start_time.slice(0, 10) < today));
    assert.ok(facts.some(({ kind, start_time }) => kind === 'bought' && start_time.slice(0, 10) > today));
  });

  it('are used or given back once, some in a later month, and never both', () => {
    const ends = facts.filter(({ kind }) => kind !== 'bought');
    const numbers = ends.map(({ enterprise_num, product, record_no }) =>
      [enterprise_num, product, record_no].join(),
    );
    assert.equal(new Set(numbers).size, numbers.length);
    const later = ({ kind, booked_on, start_time }: (typeof facts)[number]) =>
      kind === 'refunded' && (booked_on ?? '').slice(0, 7) > start_time.slice(0, 7);
    assert.ok(countOf(later) > 10);
    assert.ok(countOf(({ kind }) => kind === 'refunded') > countOf(later));
  });

  it('have fewer journeys around Spring Festival and on weekends, and some that are over the standard', () => {
    const starting = (first: string, last: string) =>
      countOf(
        ({ kind, product, start_time }) =>
          kind === 'bought' && product === 'train' && start_time >= first && start_time < last,
      );
    assert.ok(starting('2026-02-10', '2026-02-25') * 3 < starting('2026-03-10', '2026-03-25'));
    const onWeekend = countOf(({ kind, start_time }) => {
      const day = new Date(`${start_time.slice(0, 10)}T00:00:00Z`).getUTCDay();
      return kind === 'bought' && (day === 0 || day === 6);
    });
    assert.ok(onWeekend * 4 < countOf(({ kind }) => kind === 'bought'));
    assert.ok(countOf(({ kind, is_within }) => kind === 'bought' && is_within === false) > 100);
    assert.ok(countOf(({ agreements }) => agreements === 1) > 100);
  });
});
