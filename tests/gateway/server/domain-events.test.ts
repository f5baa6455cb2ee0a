import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import {
  createDomainEvents,
  type DomainEventBus,
  type EventListener,
} from '../../../demo/gateway/server/events/domain-events';
import { createSupplierTurns } from '../../../demo/gateway/server/limits/supplier-turns';
import { deferred } from '../../support/deferred';
import { NOW, openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

declare module '../../../demo/gateway/server/events/domain-events' {
  interface DomainEvents {
    'test.happened': { no: number };
  }
}

const MINUTE = 60_000;
const LIMITS = { calls: { atOnce: 1, perPerson: 1, waiting: 1, waitMs: MINUTE }, deliveries: 1 };

describe('events of the domain', () => {
  let database: TestDatabase;
  let now: Date;
  /** Events handled, in order, as `area no`. */
  let heard: string[];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = NOW;
    heard = [];
    await database.db.deleteFrom('event_delivery').execute();
  });

  const busOf = (...areas: EventListener[]): DomainEventBus =>
    createDomainEvents({
      areas,
      db: database.db,
      clock: () => now,
      deps: { supplierTurns: createSupplierTurns(LIMITS) } as never,
      log: { warn: () => undefined, error: () => undefined },
    });
  const hears = (name: string): EventListener => ({
    name,
    afterEvent: { 'test.happened': async (_, { no }) => void heard.push(`${name} ${no}`) },
  });
  const emit = (bus: DomainEventBus, no: number) =>
    inTransaction(database.db, (tx) => bus.emit({ db: tx, now }, 'test.happened', { no }));

  it('are handled in the transaction that emits them, by all or by none', async () => {
    const bus = busOf(
      {
        name: 'writes',
        onEvent: {
          'test.happened': async ({ db }, { no }) => {
            const row = { area: 'nobody', event: 'test.happened', told: '{}', emitted_at: now };
            await db
              .insertInto('event_delivery')
              .values({ ...row, next_attempt_at: now })
              .execute();
            heard.push(`writes ${no}`);
          },
        },
      },
      { name: 'refuses', onEvent: { 'test.happened': () => Promise.reject(new Error('no')) } },
      hears('later'),
    );
    await assert.rejects(emit(bus, 1), /no/);
    assert.deepEqual(heard, ['writes 1']);
    const rows = await database.db.selectFrom('event_delivery').selectAll().execute();
    assert.deepEqual(rows, [], 'what the first wrote and what was to be told are undone');
  });

  it('reach subscribers afterwards once, each with the published data', async () => {
    const bus = busOf(hears('a'), hears('b'), { name: 'deaf' });
    await emit(bus, 1);
    await emit(bus, 2);
    assert.deepEqual(heard, []);
    await bus.deliver();
    await bus.deliver();
    assert.deepEqual(heard, ['a 1', 'b 1', 'a 2', 'b 2']);
  });

  it('reach no subscriber if the transaction rolls back', async () => {
    const bus = busOf(hears('a'));
    await assert.rejects(
      inTransaction(database.db, async (tx) => {
        await bus.emit({ db: tx, now }, 'test.happened', { no: 1 });
        throw new Error('rolled back');
      }),
    );
    await bus.deliver();
    assert.deepEqual(heard, []);
  });

  it('that ask the supplier wait for those under way, and others do not', async () => {
    const begun = deferred();
    const answered = deferred();
    const bus = busOf(
      {
        name: 'asks',
        asksSupplier: ['test.happened'],
        afterEvent: {
          'test.happened': async (_, { no }) => {
            begun.resolve();
            await answered.promise;
            heard.push(`asks ${no}`);
          },
        },
      },
      hears('other'),
    );
    await emit(bus, 1);
    const first = bus.deliver();
    await begun.promise;
    await emit(bus, 2);
    await bus.deliver();
    assert.deepEqual(heard, ['other 1', 'other 2'], 'in spite of the hanging supplier');
    answered.resolve();
    await first;
    assert.deepEqual(heard.slice(2), ['asks 1', 'asks 2'], 'the second without a sweep');
  });

  it('outlive the process that emitted them and died before anyone heard', async () => {
    await emit(busOf(hears('a')), 1);
    await busOf(hears('a')).deliver();
    assert.deepEqual(heard, ['a 1']);
  });

  it('are handled again if the process dies in the middle, with nothing half-written', async () => {
    const died = busOf({
      name: 'a',
      afterEvent: {
        'test.happened': async ({ db, now: at }) => {
          await db.deleteFrom('answered_request').execute();
          await db
            .insertInto('event_delivery')
            .values({ area: 'nobody', event: 'x', told: '{}', emitted_at: at, next_attempt_at: at })
            .execute();
          throw new Error('the connection is gone');
        },
      },
    });
    await emit(died, 1);
    await died.deliver();
    const rows = await database.db.selectFrom('event_delivery').select('area').execute();
    assert.deepEqual(rows, [{ area: 'a' }]);
    now = new Date(now.getTime() + MINUTE);
    await busOf(hears('a')).deliver();
    assert.deepEqual(heard, ['a 1']);
  });

  it('are tried again after a failure, later each time, and block no others', async () => {
    let failures = 0;
    const attempts: number[] = [];
    const bus = busOf(
      {
        name: 'a',
        afterEvent: {
          'test.happened': async () => {
            attempts.push((now.getTime() - NOW.getTime()) / MINUTE);
            if (failures < 3) {
              failures += 1;
              throw new Error('not yet');
            }
          },
        },
      },
      hears('b'),
    );
    await emit(bus, 1);
    for (let half = 0; half <= 10; half += 1) {
      await bus.deliver();
      now = new Date(now.getTime() + MINUTE / 2);
    }
    assert.deepEqual(attempts, [0, 0.5, 1.5, 3.5]);
    assert.deepEqual(heard, ['b 1']);
    assert.deepEqual(await database.db.selectFrom('event_delivery').selectAll().execute(), []);
  });

  it('are never handled by two processes at once', async () => {
    const EVENTS = 40;
    const buses = Array.from({ length: 4 }, () =>
      busOf({
        name: 'a',
        afterEvent: {
          'test.happened': async ({ db }, { no }) => {
            await db.selectFrom('enterprise').select('enterprise_num').execute();
            heard.push(String(no));
          },
        },
      }),
    );
    const [first] = buses;
    assert.ok(first);
    for (let no = 0; no < EVENTS; no += 1) await emit(first, no);
    await Promise.all(buses.map((bus) => bus.deliver()));
    assert.deepEqual([...heard].sort(), Array.from({ length: EVENTS }, (_, no) => String(no)).sort());
  });
});
