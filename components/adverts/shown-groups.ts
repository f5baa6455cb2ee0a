import type { Runtime } from '../../src/element/runtime/runtime';
import { tabStorage } from '../../src/element/runtime/tab-storage';

/** Name of the list in session storage. */
export const SHOWN_KEY = 'tp-adverts-shown';

/** Group ids of the adverts a session has shown. */
export interface ShownGroups {
  list(): readonly string[];
  add(groupId: string): void;
}

const byRuntime = new WeakMap<Runtime, ShownGroups>();

/** The list of a runtime's session: a reload of the page finds it again, unless everything is kept in memory. */
export function shownGroupsOf(runtime: Runtime): ShownGroups {
  let groups = byRuntime.get(runtime);
  if (!groups) byRuntime.set(runtime, (groups = createShownGroups(runtime)));
  return groups;
}

function createShownGroups(runtime: Runtime): ShownGroups {
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

/** What storage holds may come from anywhere. */
function groupIds(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
