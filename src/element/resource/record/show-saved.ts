import type { AnyResource } from '../../../contract/resource/resource';
import { cacheOf, queryOf } from '../../data/cache';
import type { Runtime } from '../../runtime/runtime';
import type { AnyRow } from '../page-options';

/** Shows a row as it was answered when it was saved: until it is read anew, what is done next would be done to the former one. */
export function showSaved(runtime: Runtime, { get, key }: AnyResource, saved: AnyRow): void {
  const { queryKey } = queryOf(runtime, get, { key: String(saved[key]) });
  cacheOf(runtime).setQueryData(queryKey, (shown: AnyRow | undefined) => shown && saved);
}
