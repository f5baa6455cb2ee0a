import type { FastifyInstance } from 'fastify';
import { calls, callSeconds } from './measures';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract's call that the route serves. */
    callName?: string;
  }
}

/** Name of the requests that are no calls: pages, files, streams. */
const OTHER = 'other';

/**
 * Names of calls by path: the last part, which is the name in the contract with few exceptions, or the whole path where
 * several end alike.
 */
export function namesOfCalls(paths: readonly string[]): ReadonlyMap<string, string> {
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const counts = new Map<string, number>();
  for (const path of new Set(paths)) counts.set(lastOf(path), (counts.get(lastOf(path)) ?? 0) + 1);
  return new Map(paths.map((path) => [path, counts.get(lastOf(path)) === 1 ? lastOf(path) : path.slice(1)]));
}

/** Counts each answered call and its time. */
export function countCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config?.callName ?? OTHER;
    calls.inc({ call, outcome: outcomeOf(reply.statusCode, request.outcome?.code ?? '0') });
    // streams and files last as long as their readers like
    if (call !== OTHER) callSeconds.observe({ call }, reply.elapsedTime / 1000);
    done();
  });
}

/** Faults by their first two digits, which stand for an area or two. */
export function outcomeOf(status: number, code: string): string {
  if (code !== '0' && code !== '') return `fault_${code.slice(0, 2)}`;
  return status < 400 ? 'ok' : `http_${Math.floor(status / 100)}xx`;
}
