import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { Background } from '../../../demo/gateway/server/jobs/background';
import { defineJob, LostLease, type Lease, type Retry } from '../../../demo/gateway/server/jobs/job';
import { addJob, endJob } from '../../../demo/gateway/server/jobs/queries';
import { runDueJobs, runNextJob } from '../../../demo/gateway/server/jobs/run';
import { createJobRunner } from '../../../demo/gateway/server/jobs/runner';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const KIND = { kind: 'print' };

describe('jobs under a lease', () => {
  let database: TestDatabase;
  let printed: string[];
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table printed (key text)`.execute(database.db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    printed = [];
    await sql`truncate printed`.execute(database.db);
    await database.db.deleteFrom('background_job').execute();
  });

  const printing = (
    run: (key: string, lease: Lease) => Promise<unknown>,
    retry: Retry<unknown> = {},
    more: { canRun?: () => boolean } = {},
  ) => defineJob<unknown>({ ...KIND, ...more, run: ({ key, lease }) => run(key, lease), retry });
  const print = printing((key) => Promise.resolve(printed.push(key)));
  const context = () => ({ db: database.db, now: NOW });
  const add = (key: string) => addJob(database.db, KIND, key, NOW);
  const write = (lease: Lease, key: string) =>
    lease.hold((tx) => sql`insert into printed values (${key})`.execute(tx));
  const written = async () =>
    (await sql<{ key: string }>`select key from printed order by 1`.execute(database.db)).rows.map(
      ({ key }) => key,
    );
  const loseLease = () =>
    database.db
      .updateTable('background_job')
      .set({ held_until: new Date(0) })
      .execute();
  const states = async () =>
    (
      await database.db
        .selectFrom('background_job')
        .select(['job_key', 'job_state', 'attempts', 'last_error'])
        .orderBy('job_key')
        .execute()
    ).map((row) => Object.values(row));

  it('are seen as running by others, who leave them alone, and are done once', async () => {
    await add('a');
    let meanwhile: unknown;
    const job = printing(async () => {
      meanwhile = [await states(), await runNextJob(print, context())];
    });
    assert.deepEqual(await runDueJobs(job, context()), []);
    assert.deepEqual(meanwhile, [[['a', 'running', 1, '']], undefined]);
    assert.deepEqual(await states(), [['a', 'done', 1, '']]);
    for (const key of ['b', 'c', 'd']) await add(key);
    await Promise.all([1, 2, 3].map(() => runDueJobs(print, context())));
    assert.deepEqual(printed.toSorted(), ['b', 'c', 'd']);
  });

  it('that are another’s by now write nothing any more and end nothing', async () => {
    await add('a');
    const job = printing(async (key, lease) => {
      await write(lease, `${key}1`);
      await loseLease();
      await runNextJob(print, context());
      await write(lease, `${key}2`);
    });
    assert.deepEqual(await runNextJob(job, context()), {});
    assert.deepEqual([await written(), printed], [['a1'], ['a']]);
    assert.deepEqual(await states(), [['a', 'done', 2, '']]);
  });

  it('that are needless by now, or added anew meanwhile, are lost to their process', async () => {
    await add('a');
    const job = printing(async (key, lease) => {
      await endJob(database.db, KIND, key, NOW);
      await add(key);
      await assert.rejects(write(lease, key), LostLease);
      await assert.rejects(
        lease.end(() => Promise.resolve()),
        LostLease,
      );
    });
    await runNextJob(job, context());
    assert.deepEqual(await written(), []);
    assert.deepEqual(await states(), [['a', 'pending', 0, '']]);
  });

  it('end with the writes of their end, all of it or nothing', async () => {
    await add('a');
    const job = printing((key, lease) =>
      lease.end(async (tx) => {
        await sql`insert into printed values (${key})`.execute(tx);
        throw new Error('after all');
      }),
    );
    const [failure] = await runDueJobs(job, context());
    assert.deepEqual([failure?.key, failure?.attempts], ['a', 1]);
    assert.deepEqual([await written(), await states()], [[], [['a', 'failed', 1, 'after all']]]);
  });

  it('are given up after some attempts, or at once, with the notes of their area', async () => {
    for (const [errors, noted] of [
      [
        ['passing', 'passing', 'passing'],
        ['again', 'again', 'given up'],
      ],
      [['final'], ['given up']],
    ] as const) {
      const notes: string[] = [];
      const queue: string[] = [...errors];
      const job = printing(() => Promise.reject(new Error(queue.shift())), {
        attempts: 3,
        pauseMs: () => 0,
        mayPass: (error) => error instanceof Error && error.message === 'passing',
        failed: ({ isGivenUp }) => Promise.resolve(notes.push(isGivenUp ? 'given up' : 'again')),
      });
      await add('a');
      assert.equal((await runDueJobs(job, context())).length, errors.length);
      assert.deepEqual(notes, noted);
      assert.deepEqual(await states(), [['a', 'failed', errors.length, errors.at(-1)]]);
    }
    await add('a');
    await runDueJobs(print, context());
    assert.deepEqual(printed, ['a'], 'it can be added anew');
  });

  it('that end their process each time are not begun for ever', async () => {
    await add('a');
    await database.db
      .updateTable('background_job')
      .set({ job_state: 'running', attempts: 3, held_until: new Date(0) })
      .execute();
    const job = printing(() => Promise.resolve(printed.push('a')), { attempts: 3 });
    await runDueJobs(job, context());
    assert.deepEqual([printed, await states()], [[], [['a', 'failed', 4, 'It was started too often']]]);
  });

  it('are left as they are while the database is away', async () => {
    await add('a');
    const away = Object.assign(new Error('terminated'), { code: '57P01' });
    await assert.rejects(
      runNextJob(
        printing(() => Promise.reject(away)),
        context(),
      ),
      away,
    );
    assert.deepEqual(await states(), [['a', 'running', 1, '']]);
    await loseLease();
    await runDueJobs(print, context());
    assert.deepEqual(printed, ['a']);
  });

  it('are begun by a process that is woken, can do them and is not to stop', async () => {
    const background = new Background();
    const runner = createJobRunner({ db: database.db, clock: () => NOW, background });
    const logged: unknown[] = [];
    const log = { warn: () => undefined, error: (what: unknown) => void logged.push(what) };
    const woken = async (job: typeof print) => {
      runner.wake(job);
      await background.idle();
      return printed.length;
    };
    await add('a');
    assert.equal(await woken(print), 0, 'nothing is known of it yet');
    const events = { emit: () => Promise.resolve(), deliver: () => Promise.resolve() };
    runner.begin({ deps: {} as never, events, log });
    assert.equal(await woken({ ...print, canRun: () => false }), 0);
    await add('b');
    const down = printing(() => Promise.reject(new Error('down')), { holdsUpOthers: () => true });
    await woken(down);
    assert.deepEqual(await states(), [
      ['a', 'failed', 1, 'down'],
      ['b', 'pending', 0, ''],
    ]);
    assert.equal(logged.length, 1);
    assert.equal(await woken(print), 1);
    await add('c');
    runner.stop();
    assert.equal(await woken(print), 1);
  });
});
