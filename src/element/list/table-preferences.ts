import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { resolveGateways } from '../../gateway/settings';
import { createOperateHabits, type OperateHabits } from '../../session/operate-habits';
import type { LayoutColumn, TableLayout } from '../../session/table-habit';
import { useHost } from '../host/host-context';
import type { Runtime } from '../runtime/runtime';
import type { DataTableProps } from '../../ui/table/DataTable';

/** How the user likes a table, and how they change it. Every change is kept for them, on this page, everywhere. */
export interface TablePreferences<C> {
  /** All columns in the user's order. */
  columns: readonly C[];
  hidden: readonly string[];
  /** They stay in view while the table scrolls sideways, as the first does. */
  pinned: readonly string[];
  /** px, of the columns the user made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  /** Rows on a page; 0: the user chose none. */
  pageSize: number;
  /** The user arranged the columns; what they see is what they chose. */
  isArranged: boolean;
  /** A list may be asked for: what the user chose is known, or does not come in time. */
  settled: boolean;
  hide(hidden: readonly string[]): void;
  /** 0: as wide as the page makes it. */
  resize(id: string, width: number): void;
  reorder(order: readonly string[]): void;
  pin(pinned: readonly string[]): void;
  setPageSize(pageSize: number): void;
  /** Columns as the page has them; the page size stays. */
  reset(): void;
}

const byRuntime = new WeakMap<Runtime, OperateHabits>();

/** One a runtime: two providers never mix. */
function habitsOf(runtime: Runtime): OperateHabits {
  let habits = byRuntime.get(runtime);
  if (!habits) {
    const { send, session, config } = runtime;
    const { user } = resolveGateways(config.gateway ?? '', config.gateways);
    habits = createOperateHabits({
      send,
      session,
      storage: config.storage ?? 'local',
      gateway: new URL(user.baseUrl || '/', location.href).href,
      now: Date.now,
    });
    byRuntime.set(runtime, habits);
  }
  return habits;
}

/**
 * Preferences of the table on a page (specification 3, table preferences per page path). `columns` must be
 * stable between renders; those marked `hidden` are not shown until they are chosen.
 */
export function useTablePreferences<C extends LayoutColumn>(
  pagePath: string,
  columns: readonly C[],
): TablePreferences<C> {
  const { runtime } = useHost();
  const habits = habitsOf(runtime);
  const habit = habits.page(pagePath);
  useEffect(() => habits.use(habit), [habits, habit]);
  const { pageInfo, settled } = useStore(habit.store);
  const fieldList = pageInfo?.fieldList;
  // oxlint-disable-next-line react/exhaustive-deps -- the habit's layout is made of its field list
  const layout = useMemo<TableLayout>(() => habit.layout(columns), [habit, columns, fieldList]);
  const ordered = useMemo(
    () => layout.order.flatMap((id) => columns.filter((column) => column.id === id)),
    [columns, layout],
  );
  return {
    columns: ordered,
    hidden: layout.hidden,
    pinned: layout.pinned,
    widths: layout.widths,
    pageSize: pageInfo?.pageSize ?? 0,
    isArranged: (fieldList?.length ?? 0) > 0,
    settled,
    hide: (hidden) => habit.arrange(columns, { hidden }),
    resize: (id, width) => habit.arrange(columns, { widths: { ...layout.widths, [id]: width } }),
    reorder: (order) => habit.arrange(columns, { order }),
    pin: (pinned) => habit.arrange(columns, { pinned }),
    setPageSize: (pageSize) => habit.setPageSize(pageSize),
    reset: () => habit.reset(),
  };
}

type Chosen =
  | 'hiddenColumns'
  | 'onHiddenColumnsChange'
  | 'pinnedColumns'
  | 'onPinnedColumnsChange'
  | 'columnWidths'
  | 'onColumnWidthChange'
  | 'onColumnOrderChange'
  | 'onColumnsReset'
  | 'keepsColumns';

/** What a table is told of the user's columns, and tells of their changes; the columns themselves may be worked on before. */
export function chosenColumns<Row extends object>(
  preferences: TablePreferences<unknown>,
): Pick<DataTableProps<Row>, Chosen> {
  return {
    hiddenColumns: preferences.hidden,
    onHiddenColumnsChange: preferences.hide,
    pinnedColumns: preferences.pinned,
    onPinnedColumnsChange: preferences.pin,
    columnWidths: preferences.widths,
    onColumnWidthChange: preferences.resize,
    onColumnOrderChange: preferences.reorder,
    onColumnsReset: preferences.reset,
    keepsColumns: preferences.isArranged,
  };
}
