import type { Runtime } from '../../src/element/runtime/runtime';

/** Name of the list in session storage. */
export const SHOWN_KEY = 'tp-adverts-shown';

/** Group ids of the adverts a session has shown. */
export interface ShownGroups {
  list(): readonly string[];
  add(groupId: string): void;
}

const byRuntime = new WeakMap<Runtime, ShownGroups>();

/**
 * The list of a runtime's session. It rests in session storage, where a reload of the page finds it again,
 * unless the embedder keeps everything in memory: then nothing of ours touches their storage.
 */
export function shownGroupsOf(runtime: Runtime): ShownGroups {
  let groups = byRuntime.get(runtime);
  if (!groups) byRuntime.set(runtime, (groups = createShownGroups(runtime)));
  return groups;
}

function createShownGroups({ config, session }: Runtime): ShownGroups {
  const key = SHOWN_KEY + session.rest.scope;
  const shown = new Set<string>();
  const area = config.storage === 'memory' ? undefined : sessionArea();
  return {
    list() {
      for (const groupId of stored(area, key)) shown.add(groupId);
      return [...shown];
    },
    add(groupId) {
      if (shown.has(groupId)) return;
      shown.add(groupId);
      try {
        area?.setItem(key, JSON.stringify([...new Set([...stored(area, key), ...shown])]));
      } catch {
        // storage is full or forbidden: the page itself still remembers
      }
    },
  };
}

/** A page may be denied its storage: asking for it throws. */
function sessionArea(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What storage holds may come from anywhere. */
function stored(area: Storage | undefined, key: string): string[] {
  try {
    const list: unknown = JSON.parse(area?.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
