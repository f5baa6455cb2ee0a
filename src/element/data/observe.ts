import { QueryObserver } from '@tanstack/react-query';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Runtime } from '../runtime/runtime';
import { cacheOf, queryOf } from './cache';

/**
 * Reads a call for a part that React does not render, and calls `changed` with each new response, also after a change in
 * one of its data areas. Failures leave the last response. Returns a function that ends it.
 */
export function observe<C extends Call>(
  runtime: Runtime,
  call: C,
  body: BodyOf<C>,
  changed: (data: ResultOf<C>) => void,
): () => void {
  let last: ResultOf<C> | undefined;
  return new QueryObserver(cacheOf(runtime), queryOf(runtime, call, body)).subscribe(({ data }) => {
    if (data === undefined || data === last) return;
    last = data;
    changed(data);
  });
}

/** Reads all responses of a call again that are in view; others when they come into view. */
export const refresh = (runtime: Runtime, call: Call): Promise<void> =>
  cacheOf(runtime).invalidateQueries({ queryKey: [call.path] });
