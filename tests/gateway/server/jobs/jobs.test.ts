import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import type { DatabaseTransaction } from '../../../../demo/gateway/db/database';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import { defineJob } from '../../../../demo/gateway/server/jobs/job';
import { addJob, endJob, purgeJobs } from '../../../../demo/gateway/server/jobs/queries';
import { runDueJobs } from '../../../../demo/gateway/server/jobs/run';
import { openTestDatabase, type TestDatabase } from '../../../support/gateway/process/test-database';

const KIND = { kind: 'count' };
const START = new Date('2026-11-20T02:00:00.000Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

describe('jobs beside the calls', () => {
  let database: TestDatabase;
  let done: string[];
  let broken: Set<string>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    done = [];
    broken = new Set();
    await database.db.deleteFrom('background_job').execute();
  });

  const add = (key: string, now = START) => addJob(database.db, KIND, key, now);
  const counting = (run: (tx: DatabaseTransaction, key: string) => Promise<void>) =>
    defineJob<unknown>({ ...KIND, inTransaction: true, run: ({ db, key }) => run(db, key) });
  const count = counting((_, key) => {
    if (broken.has(key)) return Promise.reject(new Error(`${key} is broken`));
    done.push(key);
    return Promise.resolve();
  });
  const run = (now = START) => runDueJobs(count, { db: database.db, now });
  const rows = () =>
    database.db
      .selectFrom('background_job')
      .select(['job_key', 'attempts', 'next_at', 'last_error', 'done_at'])
      .orderBy('job_key')
      .execute();

  it('are done once, when their time has come, and again where they are added anew', async () => {
    await add('a');
    await add('a', later(5));
    await add('b', later(10));
    assert.deepEqual(await run(), []);
    assert.deepEqual(done, ['a'], 'what is added twice before is due as it was');
    await run(later(10));
    await run(later(20));
    assert.deepEqual(done, ['a', 'b']);
    await add('a', later(30));
    await run(later(30));
    assert.deepEqual(done, ['a', 'b', 'a']);
  });

  it('are tried again after growing pauses, and keep no other from its turn', async () => {
    broken.add('a');
    await add('a');
    await add('b', later(1));
    const failures = await run(later(1));
    assert.deepEqual(done, ['b']);
    assert.deepEqual(
      failures.map(({ error }) => error instanceof Error && error.message),
      ['a is broken'],
    );
    const [first] = await rows();
    assert.deepEqual([first?.attempts, first?.last_error, first?.next_at], [1, 'a is broken', later(31)]);
    assert.deepEqual(await run(later(30)), []);
    assert.equal((await run(later(31))).length, 1);
    assert.deepEqual((await rows())[0]?.next_at, later(91));
    for (let i = 0; i < 9; i += 1) await run(new Date('2026-12-01'));
    broken.clear();
    await run(new Date('2026-12-02'));
    assert.deepEqual(done, ['b', 'a']);
    const [ended] = await rows();
    assert.deepEqual([ended?.last_error, ended?.done_at], ['', new Date('2026-12-02')]);
  });

  it('undo their writes when they fail', async () => {
    await add('a');
    const breaking = counting(async (tx) => {
      await addJob(tx, KIND, 'written', START);
      throw new Error('after all');
    });
    await runDueJobs(breaking, { db: database.db, now: START });
    assert.deepEqual(
      (await rows()).map(({ job_key }) => job_key),
      ['a'],
    );
  });

  it('are done once by several that run them at once', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await add(key);
    await Promise.all([run(), run(), run()]);
    await run();
    assert.deepEqual(done.toSorted(), ['a', 'b', 'c', 'd']);
  });

  it('can be ended by a caller who does the work otherwise, and go some time later', async () => {
    await add('a');
    await inTransaction(database.db, (tx) => endJob(tx, KIND, 'a', START));
    await run(later(1));
    assert.deepEqual(done, []);
    await purgeJobs({ db: database.db, now: later(1) });
    assert.equal((await rows()).length, 1);
    await purgeJobs({ db: database.db, now: new Date('2027-03-01') });
    assert.deepEqual(await rows(), []);
  });
});
