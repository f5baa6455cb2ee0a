import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AreaDeps } from '../deps';
import { deleteDelivery, insertDeliveries, lockNextDelivery, postpone } from './event-queries';
import { untilNothing } from '../jobs/until-nothing';

/**
 * Events of the domain by name, each with what it tells, which must be plain JSON. The area that emits one adds it
 * here by declaration merging. So a lower area can tell those above it what happened without knowing them.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- merged into by areas
export interface DomainEvents {}
export type EventName = keyof DomainEvents;

/** Where an event is emitted: in the transaction that changes what the event tells of. */
export interface EventSource {
  db: Database;
  now: Date;
  emit: Emit;
}

export type Emit = <E extends EventName>(
  source: Pick<EventSource, 'db' | 'now'>,
  event: E,
  told: DomainEvents[E],
) => Promise<void>;

/** What handlers work with; `db` is the transaction, and they use no other. */
export interface EventContext extends EventSource {
  deps: AreaDeps;
  log: EventLog;
}

export type EventLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export type EventHandlers = {
  readonly [E in EventName]?: (context: EventContext, told: DomainEvents[E]) => Promise<void>;
};

/** The part of an area that hears of events. */
export interface EventListener {
  name: string;
  /** Run in the transaction that emits, in the order of the areas' names: what one throws undoes the whole. */
  onEvent?: EventHandlers;
  /**
   * Run once the transaction is committed, each in one of its own. At least once: after a crash, or when it threw, a
   * handler runs again, so it must bear to hear of the same event twice.
   */
  afterEvent?: EventHandlers;
}

export interface DomainEventsOptions {
  areas: readonly EventListener[];
  db: Database;
  clock: () => Date;
  deps: AreaDeps;
  log: EventLog;
}

export interface DomainEventBus {
  emit: Emit;
  /** Runs the handlers that are due, in this process or left by another one, until there are none. */
  deliver(): Promise<void>;
}

export function createDomainEvents({ areas, db, clock, deps, log }: DomainEventsOptions): DomainEventBus {
  const emit: Emit = async (source, event, told) => {
    const context = { ...source, emit, deps, log };
    for (const { onEvent } of areas) await onEvent?.[event]?.(context, told);
    const listeners = areas.filter(({ afterEvent }) => afterEvent?.[event] !== undefined);
    await insertDeliveries(
      source.db,
      listeners.map(({ name }) => ({ area: name, event, told })),
      source.now,
    );
  };

  /** False if no delivery is due. */
  async function deliverNext(): Promise<boolean> {
    const now = clock();
    const taken: { delivery?: Awaited<ReturnType<typeof lockNextDelivery>> } = {};
    try {
      return await inTransaction(db, async (tx) => {
        const delivery = (taken.delivery = await lockNextDelivery(tx, now));
        if (delivery === undefined) return false;
        const { area, event, told } = delivery;
        const handler = areas.find(({ name }) => name === area)?.afterEvent?.[event as EventName];
        if (handler === undefined) throw new Error(`${area} does not handle ${event}`);
        await handler({ db: tx, now, emit, deps, log }, told as never);
        await deleteDelivery(tx, delivery);
        return true;
      });
    } catch (error) {
      const { delivery } = taken;
      if (delivery === undefined) throw error;
      const { area, event, attempts } = delivery;
      log.error({ err: error, area, event, attempts: attempts + 1 }, 'handling an event failed');
      await postpone(db, delivery, now);
      return true;
    }
  }

  return { emit, deliver: () => untilNothing(deliverNext) };
}
