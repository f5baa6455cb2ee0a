import type { PageInfo } from '../contract/operate-habit';
import { isPageInfo } from '../domain/portal/table-layout';
import type { StorageKind } from './storage';

/** What one tab tells the others of the same user, enterprise and gateway. */
export interface SharedHabit {
  pagePath: string;
  pageInfo: PageInfo;
}

/** Between tabs; nothing of another user, enterprise or gateway comes through. */
export interface HabitChannel {
  post(shared: SharedHabit): void;
  close(): void;
}

/** Whose habits: of which user, in which enterprise, kept by which gateway. */
export const habitScope = (gateway: string, { userNO, enterpriseNum }: HabitOwner): string =>
  `tp-operate-habit ${JSON.stringify([gateway, enterpriseNum, userNO])}`;

export interface HabitOwner {
  userNO: string;
  enterpriseNum: string;
}

export function openHabitChannel(scope: string, hear: (shared: SharedHabit) => void): HabitChannel {
  const channel = new BroadcastChannel(scope);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return;
    const { pagePath, pageInfo } = data as Record<string, unknown>;
    // the other tab may run another version
    if (typeof pagePath === 'string' && isPageInfo(pageInfo)) hear({ pagePath, pageInfo });
  };
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's own takes no origin
    post: (shared) => channel.postMessage(shared),
    close: () => channel.close(),
  };
}

/** What this browser remembers, so that a table stands right at once and a change outlives a gateway out of reach. */
export interface HabitCache {
  read(scope: string, pagePath: string): PageInfo | undefined;
  write(scope: string, pagePath: string, pageInfo: PageInfo): void;
}

const NOTHING: HabitCache = { read: () => undefined, write: () => undefined };

/** Only where the session itself rests in local storage; elsewhere nothing of the user stays behind. */
export function createHabitCache(kind: StorageKind): HabitCache {
  if (kind !== 'local') return NOTHING;
  return {
    read(scope, pagePath) {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(`${scope} ${pagePath}`) ?? 'null');
        return isPageInfo(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write(scope, pagePath, pageInfo) {
      try {
        localStorage.setItem(`${scope} ${pagePath}`, JSON.stringify(pageInfo));
      } catch {
        // storage is full or forbidden: the gateway keeps it
      }
    },
  };
}
