import type { AnyResource } from '../../../contract/resource/resource';
import { cacheOf, queryOf } from '../../data/cache';
import type { Runtime } from '../../runtime/runtime';
import type { AnyRow } from '../page-options';

/** Puts the saved row into the cache: until the reload, a further action would otherwise use the former version. */
export function showSaved(runtime: Runtime, { get, key }: AnyResource, saved: AnyRow): void {
  const { queryKey } = queryOf(runtime, get, { key: String(saved[key]) });
  cacheOf(runtime).setQueryData(queryKey, (shown: AnyRow | undefined) => shown && saved);
}
