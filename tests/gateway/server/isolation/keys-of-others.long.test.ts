import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Call } from '../../../../src/contract/call';
import { callsOfContract } from '../../../support/contract-calls';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { placesIn, validBody, withAt } from '../../../support/gateway/hostile-values';
import {
  comparisonOf,
  deputyOf,
  disputeOf,
  OTHER_ENTERPRISE,
  importJobOf,
  importOf,
  firstNumberIn,
  rechargeOf,
  requestOf,
  reviewOf,
  scheduleOf,
} from '../../../support/gateway/sample-numbers';

/** Names of fields that hold numbers of any kind. */
const ANY = new Set(['key', 'no']);
/** Shorter numbers and plain counts exist in every enterprise. */
const MIN_LENGTH = 5;

describe('numbers of another enterprise, of every kind', () => {
  let gateway: TestGateway;
  let as: string;
  let foreign: string[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    const stranger = await firstNumberIn(gateway, 'staff', 'staff_no');
    const makers = [comparisonOf, deputyOf, disputeOf, importJobOf, importOf, rechargeOf];
    for (const make of [...makers, requestOf, reviewOf, scheduleOf]) await make(gateway, stranger);
    foreign = await foreignNumbers();
  });
  afterAll(() => gateway.close());

  /** One value of each number column, in all tables with an enterprise number. */
  async function foreignNumbers(): Promise<string[]> {
    const { rows } = await sql<{ of: string; column: string }>`
      select c.table_name as of, c.column_name as column from information_schema.columns c
      join information_schema.columns e using (table_schema, table_name)
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = current_schema() and e.column_name = 'enterprise_num' and t.table_type = 'BASE TABLE'
        and c.column_name ~ '(_no|_id|key)$'`.execute(gateway.db);
    // One number stands for all of the same form, because the same check rejects them.
    const numbers = new Map<string, string>();
    for (const { of, column } of rows) {
      const found = await sql<{ number: string | null }>`select max(${sql.ref(column)}::text) as number
        from ${sql.table(of)} where enterprise_num = ${OTHER_ENTERPRISE}`.execute(gateway.db);
      const number = found.rows[0]?.number ?? '';
      if (number.length >= MIN_LENGTH) numbers.set(number.replaceAll(/[0-9a-f]/g, '9'), number);
    }
    const distinct = [...numbers.values()];
    assert.ok(distinct.length > 20, distinct.join());
    return distinct;
  }

  it('are told apart from numbers of nothing in no place that may name any', async () => {
    const told: string[] = [];
    for (const [name, call] of await callsOfContract()) {
      if (call.multipart !== undefined || call.needs === 'none') continue;
      const shape = validBody(call.body);
      for (const path of placesIn(shape)) {
        const field = path.at(-1) ?? '';
        const value = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], shape);
        if (!ANY.has(field) || typeof value === 'object') continue;
        const ask = (number: string) => answerTo(call, withAt(shape, path, number), number);
        const answers = new Map<string, string>();
        for (const number of foreign) {
          const nothing = unknownLike(number);
          const expected = answers.get(nothing) ?? (await ask(nothing));
          answers.set(nothing, expected);
          const answer = await ask(number);
          if (answer !== expected)
            told.push(`${name} ${path.join('.')} ${number}: ${answer}, not ${expected}`);
        }
      }
    }
    assert.deepEqual(told, []);
  }, 300_000);

  async function answerTo(call: Call, body: unknown, number: string): Promise<string> {
    const { status, success, code, msg, result } = await gateway.send(call, body, { as });
    return JSON.stringify([status, success, code, msg, result]).replaceAll(number, '…');
  }
});

/** An unused number of the same form. */
const unknownLike = (number: string): string =>
  number.startsWith(OTHER_ENTERPRISE)
    ? number.replace(OTHER_ENTERPRISE, '100008')
    : number.replaceAll(/\d/g, '9').replaceAll(/[a-f]/g, 'e');
