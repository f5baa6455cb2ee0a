import { sql } from 'kysely';
import { AREAS } from './areas';
import type { Database, DatabaseTransaction } from './db/database';
import { inTransaction } from './db/transaction';
import { areaDeps } from './gateway';
import { gather } from './gather';
import { inOrder } from './in-order';
import type { DemoSeed, SeedContext } from './seed/demo-seed';
import { makePeople } from './seed/people';
import { createRandom } from './seed/random';
import { readConfig } from './server/config';
import { createDomainEvents, type Emit } from './server/events/domain-events';
import { createOutboxNotifier } from './server/events/outbox-notifier';
import type { FlightSupplier } from './supplier/port';

/** Arbitrary lock number: two processes that start on one empty database must not both fill it. */
const SEED_LOCK = 20_260_101;
const SEED = 2026;

/**
 * Fills an empty database with the demo's enterprises, staff, rights and past orders; leaves a database with an
 * agency unchanged. The people are always the same; the orders lie around `now`.
 */
export async function seedDemoData(
  db: Database,
  supplier: FlightSupplier,
  now: Date,
  config: SeedContext['config'] = readConfig({}).gateway,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    const known = await tx.selectFrom('tmc').select('tmc_number').limit(1).executeTakeFirst();
    if (known !== undefined) return;

    const random = createRandom(SEED);
    const people = makePeople(random);
    const context = { tx, now, config, people, random, supplier, emit: pastEvents(tx, supplier, now) };
    for (const seed of seedsOf(await gather(FILE))) await seed.insert(context);
  });
  // gives the planner statistics of the tables just filled, which it would take for empty
  await sql`analyze`.execute(db);
}

const ignore = (): void => undefined;
const NO_LOG = { warn: ignore, error: ignore };

/**
 * Runs only the areas' listeners inside the transaction of an event. The tasks after it need not run for past orders.
 */
function pastEvents(tx: DatabaseTransaction, supplier: FlightSupplier, now: Date): Emit {
  const clock = () => now;
  const { emit } = createDomainEvents({
    areas: AREAS.map(({ name, onEvent = {} }) => ({ name, onEvent })),
    db: tx,
    clock,
    deps: areaDeps({ config: readConfig({}).gateway, notifier: createOutboxNotifier(tx, clock), supplier }),
    log: NO_LOG,
  });
  return emit;
}

const FILE = /^(.+)\/seed\.ts$/;

/** The areas' parts in an order in which each follows those it refers to. */
const seedsOf = (modules: Awaited<ReturnType<typeof gather>>): DemoSeed[] =>
  inOrder(
    new Map(
      modules.map(({ path, module }) => [FILE.exec(path)?.[1] ?? path, (module as { seed: DemoSeed }).seed]),
    ),
  );
