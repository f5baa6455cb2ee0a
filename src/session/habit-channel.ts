import type { PageInfo } from '../contract/operate-habit';
import { isPageInfo } from '../domain/portal/table-layout';
import type { StorageKind } from './storage';

/** Message from one tab to the other tabs of the same user, enterprise and gateway. */
export interface SharedHabit {
  pagePath: string;
  pageInfo: PageInfo;
}

/** Channel between tabs; messages of another user, enterprise or gateway do not pass. */
export interface HabitChannel {
  post(shared: SharedHabit): void;
  close(): void;
}

/** Key of a user's habits in an enterprise at a gateway. */
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

/** Local copies of habits: a table renders correctly at once, and a change survives an unreachable gateway. */
export interface HabitCache {
  read(scope: string, pagePath: string): PageInfo | undefined;
  write(scope: string, pagePath: string, pageInfo: PageInfo): void;
}

const NOTHING: HabitCache = { read: () => undefined, write: () => undefined };

/** Stores habits only when the session itself uses local storage; otherwise no data of the user remains. */
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
        // storage is full or forbidden: the gateway has the habit
      }
    },
  };
}
