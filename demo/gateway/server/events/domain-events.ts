import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AreaDeps } from '../deps';
import { deleteDelivery, insertDeliveries, lockNextDelivery, postpone } from './event-queries';
import { drain } from '../jobs/drain';

/**
 * Domain events by name with their payloads, which must be plain JSON. The emitting area adds its event here by
 * declaration merging, so that a lower area can notify the areas above it without knowing them.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- merged into by areas
export interface DomainEvents {}
export type EventName = keyof DomainEvents;

/** Source of an event: the transaction that makes the change, and its moment. */
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

/** Context of event handlers; `db` is the transaction, and handlers use no other. */
export interface EventContext extends EventSource {
  deps: AreaDeps;
  log: EventLog;
}

export type EventLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export type EventHandlers = {
  readonly [E in EventName]?: (context: EventContext, told: DomainEvents[E]) => Promise<void>;
};

/** Context after the commit; `emittedAt` is the moment of the change. */
export interface DeliveredContext extends EventContext {
  emittedAt: Date;
}

type DeliveredHandlers = {
  readonly [E in EventName]?: (context: DeliveredContext, told: DomainEvents[E]) => Promise<void>;
};

/** Event handlers of an area. */
export interface EventListener {
  name: string;
  /** Called in the emitting transaction, in the order of the areas' names. An error rolls the transaction back. */
  onEvent?: EventHandlers;
  /**
   * Called after the commit, each in its own transaction. Delivery is at least once: a handler runs again after a crash
   * or an error, so it must be idempotent.
   */
  afterEvent?: DeliveredHandlers;
  /** Events whose handlers after the commit ask the supplier, of which few run at once. */
  asksSupplier?: readonly EventName[];
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
  /** Runs all due handlers, of this process or left by another one. */
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

  const asking = areas.flatMap(({ name: area, asksSupplier = [] }) =>
    asksSupplier.map((event) => ({ area, event })),
  );

  /** Returns false when no delivery is due. */
  async function deliverNext(): Promise<boolean> {
    const end = deps.supplierTurns.tryDelivery();
    let isPassedOver = false;
    let isDelivered = false;
    try {
      isDelivered = await deliverOne(end === undefined ? asking : []);
    } finally {
      isPassedOver = end?.() ?? false;
    }
    return isDelivered || isPassedOver;
  }

  async function deliverOne(without: typeof asking): Promise<boolean> {
    const now = clock();
    const taken: { delivery?: Awaited<ReturnType<typeof lockNextDelivery>> } = {};
    try {
      return await inTransaction(db, async (tx) => {
        const delivery = (taken.delivery = await lockNextDelivery(tx, now, without));
        if (delivery === undefined) return false;
        const { area, event, told, emitted_at: emittedAt } = delivery;
        const handler = areas.find(({ name }) => name === area)?.afterEvent?.[event as EventName];
        if (handler === undefined) throw new Error(`${area} does not handle ${event}`);
        await handler({ db: tx, now, emit, deps, log, emittedAt }, told as never);
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

  return { emit, deliver: () => drain(deliverNext) };
}
