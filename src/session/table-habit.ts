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
  /** What the user chose; undefined: nothing, or it is not known yet. */
  pageInfo: PageInfo | undefined;
  /** A list may be asked for: the habit is known, or has been waited for long enough. */
  settled: boolean;
}

/** What a habit needs of those around it. */
export interface HabitSurroundings {
  send: Send;
  now(): number;
  /** Whose habits an answer of the gateway told of. */
  heard(stored: StoredHabit): void;
  /** For the other tabs of this browser. */
  share(pagePath: string, pageInfo: PageInfo): void;
  /** For the next visit in this browser. */
  remember(pagePath: string, pageInfo: PageInfo): void;
  remembered(pagePath: string): PageInfo | undefined;
}

/** A drag of a column or a row of key presses is one change. */
const SAVE_AFTER_MS = 600;
/** A list is not kept waiting for the habit longer than this. */
const PATIENCE_MS = 1000;
/** The specification's default freshness of the local cache. */
const FRESH_MS = 3 * 60_000;

/**
 * The user's own table on one page: known from the gateway, changed at once, saved a moment later. The last
 * change wins wherever it was made. A gateway that fails is tried again with the next occasion; the user is
 * not told, as their table stands as they want it.
 */
export class TableHabit {
  readonly store: StoreApi<HabitState> = createStore(() => ({ pageInfo: undefined, settled: false }));
  readonly #pagePath: string;
  readonly #around: HabitSurroundings;
  /** Counts users: an answer for a former one is not the present one's. */
  #epoch = 0;
  #loadedAt = -Infinity;
  #loading = false;
  #unsaved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pagePath: string, around: HabitSurroundings) {
    this.#pagePath = pagePath;
    this.#around = around;
  }

  /** The page's columns as the user likes them. */
  layout(columns: readonly LayoutColumn[]): TableLayout {
    return layoutOf(columns, this.store.getState().pageInfo?.fieldList);
  }

  /** Changes how the columns stand; at once here and in other tabs, a moment later at the gateway. */
  arrange(columns: readonly LayoutColumn[], change: Partial<TableLayout>): void {
    this.#change({ fieldList: fieldListOf({ ...this.layout(columns), ...change }) });
  }

  setPageSize(pageSize: number): void {
    this.#change({ pageSize });
  }

  /** Back to what the page has. The page size stays. */
  reset(): void {
    this.#change({ fieldList: [] });
  }

  /** Reads what the gateway keeps, unless that was done just now. */
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
      // the page's own table serves as well
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
    // changed here while the gateway was out of reach
    if (pageInfo !== stored && newestHabit(stored, pageInfo) === pageInfo) this.#unsaved = true;
    this.save();
  }

  /** Another tab of the same user changed the table. */
  hear(pageInfo: PageInfo): void {
    if (this.#take(pageInfo)) this.#unsaved = false;
  }

  /** Sends what is not saved yet. The request outlives the page, so the last change before a tab closes counts. */
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
      // from here on it has the gateway's time, or is the newer one from elsewhere
      if (isStillHeld() && stored.pageInfo) this.#hold(stored.pageInfo);
    } catch {
      if (isStillHeld()) this.#unsaved = true;
    }
  }

  /** Another user: nothing of the former one's is left. */
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
    // later than what it changes, even if that was made by a clock ahead of this one
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

  /** Takes a habit over if it is newer than the one at hand. */
  #take(pageInfo: PageInfo | undefined): boolean {
    const before = this.store.getState().pageInfo;
    if (!pageInfo || newestHabit(before, pageInfo) !== pageInfo) return false;
    this.store.setState({ pageInfo, settled: true });
    return true;
  }
}
