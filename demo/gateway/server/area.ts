import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Database } from '../db/database';
import type { Background } from './jobs/background';
import type { AreaDeps } from './deps';
import type { DomainEventBus, EventContext, EventListener } from './events/domain-events';
import type { AnyImplementation } from './http/operator';
import type { Job } from './jobs/job';
import type { Host } from './http/mount';

/**
 * Contribution of one area to the gateway. Each `demo/gateway/<area>/area.ts` exports one as `area`; areas are gathered
 * from the folders, so no list names them.
 */
export interface Area extends EventListener {
  /** Folder of the area, relative to demo/gateway. */
  name: string;
  /** The pages of the area are for operators of the agency: they are on its port, if it has one. */
  isOfAgency?: true;
  /** Implementations of the area's calls of the contract. */
  implementations?(deps: AreaDeps): readonly AnyImplementation[];
  /** Mounts pages and event streams, which are no calls. */
  mount?(app: FastifyInstance, context: MountContext): void | Promise<void>;
  /** Jobs of the area. They run when they are woken and in every sweep. */
  jobs?: readonly Job[];
  /** Tasks due by time, keyed by their name for the log. Any number of processes run them at once. */
  dueTasks?: Readonly<Record<string, (context: DueContext) => Promise<unknown>>>;
}

/** Context of a due task. */
export interface DueContext extends EventContext {
  /** For long work, which must not delay other due tasks. */
  background: Background;
}

/** Dependencies of pages and streams. */
export interface MountContext {
  db: Database;
  clock: () => Date;
  background: Background;
  deps: AreaDeps;
  events: DomainEventBus;
  /** Gives access to the admission of callers, as for calls. */
  host: Host;
  /** Hook that counts a request against the rate limit of calls. */
  limitCalls: preHandlerAsyncHookHandler;
}
