import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { isAway, isUnavailable } from '../../../demo/gateway/db/unavailable';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

describe('errors of the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  async function errorOf(state: string): Promise<unknown> {
    const raise = `do $$ begin raise exception 'made by a test' using errcode = '${state}'; end $$`;
    try {
      await sql.raw(raise).execute(database.db);
    } catch (error) {
      return error;
    }
    throw new Error(`${state} was not raised`);
  }

  const UNAVAILABLE = {
    '08006': 'the connection failed',
    '53300': 'too many connections',
    '57014': 'the statement took too long',
    '57P01': 'the server shuts down',
    '25P03': 'the transaction was idle for too long',
    '25P04': 'the transaction took too long',
    '25006': 'the server has become a standby, which only reads',
    '40001': 'another transaction was quicker, several times',
    '40P01': 'a deadlock, several times',
    '55P03': 'a lock was not to be had in time',
  };
  /** States in which every query fails; the other errors may be caused by the statement itself. */
  const AWAY = ['08006', '53300', '57P01', '25006'];
  for (const [state, meaning] of Object.entries(UNAVAILABLE)) {
    it(`${state} asks to try again: ${meaning}`, async () => {
      const error = await errorOf(state);
      assert.deepEqual([isUnavailable(error), isAway(error)], [true, AWAY.includes(state)]);
    });
  }

  const FAULTS = { '23505': 'a row that is there already', '42P01': 'an unknown table', '22003': 'a number' };
  for (const [state, meaning] of Object.entries(FAULTS)) {
    it(`${state} does not: ${meaning}`, async () => {
      assert.equal(isUnavailable(await errorOf(state)), false);
    });
  }
});
