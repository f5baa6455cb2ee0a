import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  queryOperateHabit,
  saveOperateHabit,
  type StoredHabit,
  type PageInfo,
} from '../contract/operate-habit';
import {
  fieldListOf,
  layoutOf,
  newestHabit,
  type LayoutColumn,
  type TableLayout,
} from '../domain/portal/table-layout';
import type { Send } from '../gateway/send';

export type { LayoutColumn, TableLayout };

export interface HabitState {
  /** The user's choice; undefined when there is none or it is not loaded yet. */
  pageInfo: PageInfo | undefined;
  /** True when a list may load: the habit is known, or its time limit has passed. */
  settled: boolean;
}

/** Dependencies of a habit. */
export interface HabitSurroundings {
  send: Send;
  now(): number;
  /** Called with the owner that a response of the gateway names. */
  heard(stored: StoredHabit): void;
  /** Sends the habit to the other tabs of this browser. */
  share(pagePath: string, pageInfo: PageInfo): void;
  /** Stores the habit for the next visit in this browser. */
  remember(pagePath: string, pageInfo: PageInfo): void;
  remembered(pagePath: string): PageInfo | undefined;
}

/** Combines a column drag or a series of key presses into one change. */
const SAVE_AFTER_MS = 600;
/** Longest time for which a list waits for the habit. */
const PATIENCE_MS = 1000;
/** Default freshness of the local cache in the specification. */
const FRESH_MS = 3 * 60_000;

/**
 * A user's table on one page. It is loaded from the gateway, changes at once, and is saved a moment later. The newest
 * change wins, in every tab and device. A failed save is retried at the next occasion without a notice, because the
 * table already looks as the user wants.
 */
export class TableHabit {
  readonly store: StoreApi<HabitState> = createStore(() => ({ pageInfo: undefined, settled: false }));
  readonly #pagePath: string;
  readonly #around: HabitSurroundings;
  /** Incremented when the user changes, so that a response for a former user is discarded. */
  #epoch = 0;
  #loadedAt = -Infinity;
  #loading = false;
  #unsaved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pagePath: string, around: HabitSurroundings) {
    this.#pagePath = pagePath;
    this.#around = around;
  }

  /** Layout of the page's columns according to the habit. */
  layout(columns: readonly LayoutColumn[]): TableLayout {
    return layoutOf(columns, this.store.getState().pageInfo?.fieldList);
  }

  /** Changes the layout of the columns: at once here and in other tabs, a moment later at the gateway. */
  arrange(columns: readonly LayoutColumn[], change: Partial<TableLayout>): void {
    this.#change({ fieldList: fieldListOf({ ...this.layout(columns), ...change }) });
  }

  setPageSize(pageSize: number): void {
    this.#change({ pageSize });
  }

  /** Restores the page's default layout. The page size stays. */
  reset(): void {
    this.#change({ fieldList: [] });
  }

  /** Loads the stored habit unless it is still fresh. */
  async load(): Promise<void> {
    this.#take(this.#around.remembered(this.#pagePath));
    if (this.#loading || this.#around.now() - this.#loadedAt < FRESH_MS) return;
    this.#loading = true;
    const begun = this.#epoch;
    const patience = setTimeout(() => this.store.setState({ settled: true }), PATIENCE_MS);
    try {
      const stored = await this.#around.send(queryOperateHabit, { pagePath: this.#pagePath });
      if (begun === this.#epoch) this.#around.heard(stored);
      if (begun === this.#epoch) this.#loaded(stored.pageInfo);
    } catch {
      // the page's default layout serves as well
    } finally {
      clearTimeout(patience);
      if (begun === this.#epoch) {
        this.#loading = false;
        this.store.setState({ settled: true });
      }
    }
  }

  #loaded(stored: PageInfo | null): void {
    this.#loadedAt = this.#around.now();
    this.#take(newestHabit(stored, this.#around.remembered(this.#pagePath)));
    const { pageInfo } = this.store.getState();
    if (!pageInfo) return;
    this.#around.remember(this.#pagePath, pageInfo);
    // changed here while the gateway was unreachable
    if (pageInfo !== stored && newestHabit(stored, pageInfo) === pageInfo) this.#unsaved = true;
    this.save();
  }

  /** Called when another tab of the same user has changed the table. */
  hear(pageInfo: PageInfo): void {
    if (this.#take(pageInfo)) this.#unsaved = false;
  }

  /** Sends unsaved changes. The request outlives the page, so the last change before a tab closes counts. */
  save(): void {
    clearTimeout(this.#timer);
    const { pageInfo } = this.store.getState();
    if (!this.#unsaved || !pageInfo) return;
    this.#unsaved = false;
    void this.#send(pageInfo);
  }

  async #send(pageInfo: PageInfo): Promise<void> {
    const begun = this.#epoch;
    const isStillHeld = () => begun === this.#epoch && this.store.getState().pageInfo === pageInfo;
    try {
      const body = { pagePath: this.#pagePath, pageInfo };
      const stored = await this.#around.send(saveOperateHabit, body, { keepalive: true });
      if (begun === this.#epoch) this.#around.heard(stored);
      // from here on it carries the gateway's time, or is the newer one from elsewhere
      if (isStillHeld() && stored.pageInfo) this.#hold(stored.pageInfo);
    } catch {
      if (isStillHeld()) this.#unsaved = true;
    }
  }

  /** Removes all data of the former user. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#epoch += 1;
    this.#loadedAt = -Infinity;
    this.#loading = false;
    this.#unsaved = false;
    this.store.setState({ pageInfo: undefined, settled: false }, true);
  }

  #change(change: Partial<PageInfo>): void {
    const before = this.store.getState().pageInfo;
    // later than the change before it, even if a clock ahead of this one made that
    const time = Math.max(this.#around.now(), before ? Date.parse(before.modifyTime) + 1 : 0);
    const pageInfo: PageInfo = {
      fieldList: before?.fieldList ?? [],
      pageSize: before?.pageSize ?? 0,
      ...change,
      modifyTime: new Date(time).toISOString(),
    };
    this.#hold(pageInfo);
    this.#unsaved = true;
    this.#around.share(this.#pagePath, pageInfo);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  #hold(pageInfo: PageInfo): void {
    this.store.setState({ pageInfo, settled: true });
    this.#around.remember(this.#pagePath, pageInfo);
  }

  /** Adopts a habit if it is newer than the current one. */
  #take(pageInfo: PageInfo | undefined): boolean {
    const before = this.store.getState().pageInfo;
    if (!pageInfo || newestHabit(before, pageInfo) !== pageInfo) return false;
    this.store.setState({ pageInfo, settled: true });
    return true;
  }
}
