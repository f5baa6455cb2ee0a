import type { Runtime } from '../../src/element/runtime/runtime';
import { tabStorage } from '../../src/element/runtime/tab-storage';

/** Key in session storage. */
export const SHOWN_KEY = 'tp-adverts-shown';

/** Group ids of the adverts shown in a session. */
export interface DisplayedGroups {
  list(): readonly string[];
  add(groupId: string): void;
}

const byRuntime = new WeakMap<Runtime, DisplayedGroups>();

/** List of the runtime's session. It survives a reload unless the runtime stores everything in memory. */
export function displayedGroupsOf(runtime: Runtime): DisplayedGroups {
  let groups = byRuntime.get(runtime);
  if (!groups) byRuntime.set(runtime, (groups = createDisplayedGroups(runtime)));
  return groups;
}

function createDisplayedGroups(runtime: Runtime): DisplayedGroups {
  const shown = new Set<string>();
  const kept = tabStorage<unknown>(runtime, SHOWN_KEY);
  return {
    list() {
      for (const groupId of groupIds(kept.read())) shown.add(groupId);
      return [...shown];
    },
    add(groupId) {
      if (shown.has(groupId)) return;
      shown.add(groupId);
      kept.write([...new Set([...groupIds(kept.read()), ...shown])]);
    },
  };
}

/** Storage contents are untrusted: keeps only strings. */
function groupIds(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
