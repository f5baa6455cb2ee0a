import type { PageInfo } from '../contract/operate-habit';
import type { Send } from '../gateway/send';
import {
  createHabitCache,
  habitScope,
  openHabitChannel,
  type HabitChannel,
  type HabitOwner,
} from './habit-channel';
import type { Session } from './session';
import { TableHabit } from './table-habit';
import type { StorageKind } from './storage';

export interface HabitsConfig {
  send: Send;
  session: Session;
  storage: StorageKind;
  /** Address of the gateway that stores the habits. */
  gateway: string;
  now(): number;
}

export interface OperateHabits {
  /** Habit of a page; returns the same object each time. */
  page(pagePath: string): TableHabit;
  /**
   * Called while a table of the page is on screen: loads its habit and keeps it in sync with other tabs. Returns a
   * function that stops it.
   */
  use(habit: TableHabit): () => void;
}

/** Table habits of one session, isolated from other users, enterprises and gateways. */
export function createOperateHabits({ send, session, storage, gateway, now }: HabitsConfig): OperateHabits {
  const pages = new Map<string, TableHabit>();
  const used = new Map<TableHabit, number>();
  const cache = createHabitCache(storage);
  let owner = signedIn(session);
  let open: { scope: string; channel: HabitChannel } | undefined;

  const around = {
    send,
    now,
    heard: (kept: HabitOwner) => own({ userNO: kept.userNO, enterpriseNum: kept.enterpriseNum }),
    share: (pagePath: string, pageInfo: PageInfo) => open?.channel.post({ pagePath, pageInfo }),
    remember(pagePath: string, pageInfo: PageInfo) {
      if (owner) cache.write(habitScope(gateway, owner), pagePath, pageInfo);
    },
    remembered: (pagePath: string) => owner && cache.read(habitScope(gateway, owner), pagePath),
  };

  /** Sets the owner of the habits; reloads tables on screen for another user. */
  function own(next: HabitOwner): void {
    const before = owner;
    if (before && habitScope(gateway, before) === habitScope(gateway, next)) return;
    owner = next;
    listen();
    for (const habit of pages.values()) {
      if (before) habit.forget();
      if (used.has(habit)) void habit.load();
    }
  }

  /** Keeps the channel open while a table of a known user is on screen. */
  function listen(): void {
    const scope = owner && used.size > 0 ? habitScope(gateway, owner) : undefined;
    if (open?.scope === scope) return;
    open?.channel.close();
    open = scope === undefined ? undefined : { scope, channel: channelFor(scope) };
  }
  const channelFor = (scope: string): HabitChannel =>
    openHabitChannel(scope, ({ pagePath, pageInfo }) => pages.get(pagePath)?.hear(pageInfo));

  const saveAll = (): void => {
    for (const habit of pages.values()) habit.save();
  };
  const saveHidden = () => {
    if (document.visibilityState === 'hidden') saveAll();
  };

  const catchUp = () => {
    saveAll();
    for (const habit of used.keys()) void habit.load();
  };

  function watchPage(on: boolean): void {
    const act = on ? 'addEventListener' : 'removeEventListener';
    window[act]('pagehide', saveAll);
    window[act]('online', catchUp);
    document[act]('visibilitychange', saveHidden);
  }

  session.store.subscribe(() => {
    const next = signedIn(session);
    if (next) own(next);
  });

  return {
    page(pagePath) {
      let habit = pages.get(pagePath);
      if (!habit) pages.set(pagePath, (habit = new TableHabit(pagePath, around)));
      return habit;
    },
    use(habit) {
      if (used.size === 0) watchPage(true);
      used.set(habit, (used.get(habit) ?? 0) + 1);
      listen();
      void habit.load();
      return () => {
        habit.save();
        const left = (used.get(habit) ?? 1) - 1;
        if (left > 0) used.set(habit, left);
        else used.delete(habit);
        if (used.size === 0) watchPage(false);
        listen();
      };
    },
  };
}

function signedIn(session: Session): HabitOwner | undefined {
  const state = session.store.getState();
  return state.status === 'signedIn'
    ? { userNO: state.user.userNO, enterpriseNum: state.enterprise.enterpriseNum }
    : undefined;
}
