import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { resolveGateways } from '../../gateway/settings';
import { createOperateHabits, type OperateHabits } from '../../session/operate-habits';
import type { LayoutColumn, TableLayout } from '../../session/table-habit';
import { useHost } from '../host/host-context';
import type { Runtime } from '../runtime/runtime';
import type { DataTableProps } from '../../ui/table/DataTable';

/**
 * The user's table preferences with their setters. Every change is stored for the user and this page, on all devices.
 */
export interface TablePreferences<C> {
  /** All columns in the user's order. */
  columns: readonly C[];
  hidden: readonly string[];
  /** Columns that stay in view while the table scrolls sideways, like the first one. */
  pinned: readonly string[];
  /** Widths in px of resized columns. */
  widths: Readonly<Record<string, number>>;
  /** Rows per page; 0 when the user has not chosen. */
  pageSize: number;
  /** True when the user has arranged the columns: they see exactly their choice. */
  isArranged: boolean;
  /** True when the list may load: the preferences are known, or their time limit has passed. */
  settled: boolean;
  hide(hidden: readonly string[]): void;
  /** Sets a width; 0 restores the page's default. */
  resize(id: string, width: number): void;
  reorder(order: readonly string[]): void;
  pin(pinned: readonly string[]): void;
  setPageSize(pageSize: number): void;
  /** Restores the page's default columns; the page size stays. */
  reset(): void;
}

const byRuntime = new WeakMap<Runtime, OperateHabits>();

/** One per runtime: two providers never mix. */
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
 * Preferences of the table on a page (specification 3, table preferences per page path). `columns` must be stable
 * between renders; those marked `hidden` are hidden until the user chooses them.
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
  // oxlint-disable-next-line react/exhaustive-deps -- the layout depends on the habit's field list
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

type PreferenceProps =
  | 'hiddenColumns'
  | 'onHiddenColumnsChange'
  | 'pinnedColumns'
  | 'onPinnedColumnsChange'
  | 'columnWidths'
  | 'onColumnWidthChange'
  | 'onColumnOrderChange'
  | 'onColumnsReset'
  | 'keepsColumns';

/** Table props for the user's columns and their changes; the columns themselves may be processed before. */
export function chosenColumns<Row extends object>(
  preferences: TablePreferences<unknown>,
): Pick<DataTableProps<Row>, PreferenceProps> {
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
