import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { AREAS } from '../../../../demo/gateway/areas';
import { purgePostponed } from '../../../../demo/gateway/server/jobs/due-work';
import { setUpApprovals, type ApprovalSetup } from '../../../support/gateway/areas/approval-setup';
import type { DueRows } from '../../../support/gateway/due-samples/rows';
import { DUE_SAMPLES } from '../../../support/gateway/due-samples/samples';

/**
 * Due tasks without the general postponement of failing rows, by the way in which they keep one row from blocking the
 * rest.
 */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'has a row or a queue of its own for what has failed': [
    'issue tickets',
    'note flown orders',
    'ask for refunds',
    'ask for changes',
    'make monthly bills',
    'ask the cashier for refunds',
    'find lost notices of payments',
    'find lost notices of recharges',
    'find lost notices of bills',
    'book held money of payments',
    'book held money of recharges',
    'book held money of bills',
  ],
  'is a statement over many rows': [
    'expire applications',
    'make sounds of cost objects',
    'give up documents of claims',
    'remove old comparisons',
    'remove old invitations',
    'remove old proofs of phones',
    'erase ended secrets of partners',
  ],
};
const isPurge = (task: string): boolean => task.startsWith('purge ');

describe('a row that work by time fails on', () => {
  let setup: ApprovalSetup;
  beforeAll(async () => {
    setup = await setUpApprovals();
  });
  afterAll(() => setup.close());

  async function poison({ keys, poisoned: { table, on, column, value = keys[0] } }: DueRows): Promise<void> {
    const row = sql.raw(on === 'delete' ? 'old' : 'new');
    await sql`create or replace function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'this row is broken'; end $$`.execute(setup.gateway.db);
    await sql`create trigger poison before ${sql.raw(on)} on ${sql.table(table)} for each row
      when (${row}.${sql.ref(column)}::text = ${sql.lit(value)}) execute function refuse_row()`.execute(
      setup.gateway.db,
    );
  }
  const heal = ({ poisoned }: DueRows) =>
    sql`drop trigger poison on ${sql.table(poisoned.table)}`.execute(setup.gateway.db);
  const postponed = async (kind: string, job = '') =>
    (
      await setup.gateway.db
        .selectFrom('postponed_work')
        .select(['work_key', 'attempts', 'last_error'])
        .where('kind', '=', kind)
        .unionAll((eb) =>
          eb
            .selectFrom('background_job')
            .select(['job_key as work_key', 'attempts', 'last_error'])
            .where('kind', '=', job)
            .where('job_state', '=', 'failed'),
        )
        .execute()
    ).map(({ work_key, attempts, last_error }) => [work_key, attempts, last_error]);

  it('is known of each task that is due by time', () => {
    const tasks = AREAS.flatMap(({ dueTasks = {} }) => Object.keys(dueTasks));
    const known = [...Object.keys(DUE_SAMPLES), ...Object.values(OTHERWISE).flat()];
    assert.deepEqual(tasks.filter((task) => !isPurge(task)).sort(), known.sort());
  });

  for (const [task, { area, job, begin }] of Object.entries(DUE_SAMPLES)) {
    it(`is put off, those behind it are done, and it is done once it can be: ${task}`, async () => {
      const { gateway } = setup;
      const due = await begin(setup);
      const [broken, good] = due.keys;
      const done = async () => {
        const all = await due.done();
        return due.keys.filter((key) => all.includes(key));
      };
      await poison(due);
      await gateway.sweep([area]);
      assert.deepEqual(await done(), [good]);
      const [[key, attempts, error] = []] = await postponed(task, job);
      assert.deepEqual([key, attempts], [broken, 1]);
      assert.match(String(error), /this row is broken/);
      // The job is not retried early, and the next postponement is longer.
      await gateway.sweep([area]);
      assert.equal((await postponed(task, job))[0]?.[1], 1);
      gateway.clock.advance(0.5);
      await gateway.sweep([area]);
      assert.equal((await postponed(task, job))[0]?.[1], 2);
      await heal(due);
      await gateway.sweep([area]);
      assert.deepEqual(await done(), [good]);
      gateway.clock.advance(1);
      await gateway.sweep([area]);
      assert.deepEqual(
        await done(),
        due.keys.filter((one) => one === broken || one === good),
      );
      assert.deepEqual(await postponed(task, job), []);
      await due.end?.();
    });
  }

  it('is forgotten where it is due no more', async () => {
    const { db, clock } = setup.gateway;
    const state = { attempts: 1, next_at: clock.now, last_error: '' };
    await db
      .insertInto('postponed_work')
      .values({ kind: 'none', work_key: '1', ...state })
      .execute();
    await purgePostponed({ db, now: clock.now });
    assert.equal((await postponed('none')).length, 1);
    await purgePostponed({ db, now: new Date(clock.now.getTime() + 7 * 24 * 3_600_000) });
    assert.deepEqual(await postponed('none'), []);
  });
});
