import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Database } from '../db/database';
import type { Background } from './jobs/background';
import type { AreaDeps } from './deps';
import type { DomainEventBus, EventContext, EventListener } from './events/domain-events';
import type { Implementation } from './http/implement';
import type { Host } from './http/mount';

/**
 * What an area of the product adds to the gateway. Each `demo/gateway/<area>/area.ts` exports one as `area`; they
 * are gathered from the folders, so an area is on no list.
 */
export interface Area extends EventListener {
  /** As its folder is called, from demo/gateway. */
  name: string;
  /** The calls of the contract that it answers. */
  implementations?(deps: AreaDeps): readonly Implementation[];
  /** Pages and event streams, which are no calls. */
  mount?(app: FastifyInstance, context: MountContext): void | Promise<void>;
  /** What is due by time, by a name for the log. Any number of processes run them at once. */
  dueTasks?: Readonly<Record<string, (context: DueContext) => Promise<unknown>>>;
}

/** The parts of the gateway that due tasks work with. */
export interface DueContext extends EventContext {
  /** For what takes long: what else is due does not wait for it. */
  background: Background;
}

/** What pages and streams work with. */
export interface MountContext {
  db: Database;
  clock: () => Date;
  background: Background;
  deps: AreaDeps;
  events: DomainEventBus;
  /** For what admits callers as calls do. */
  host: Host;
  /** Hook that counts a request among those of the calls. */
  limitCalls: preHandlerAsyncHookHandler;
}
