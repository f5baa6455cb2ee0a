import type { HabitField, PageInfo } from '../../contract/operate-habit';

/** A column as its page declares it. */
export interface LayoutColumn {
  id: string;
  /** Hidden by default. */
  hidden?: boolean;
}

/**
 * Layout of a table: ids of all columns in order, hidden ones, those that stay in view while it scrolls sideways, and
 * widths in px of resized ones.
 */
export interface TableLayout {
  order: readonly string[];
  hidden: readonly string[];
  /** Pinned columns besides the first, which is always pinned. */
  pinned: readonly string[];
  widths: Readonly<Record<string, number>>;
}

/**
 * Applies a user's preferences to the page's columns. The first column identifies the row: it stays first and shown.
 * Columns unknown to the preferences keep the predecessor they have on the page; columns unknown to the page are left
 * out.
 */
export function layoutOf(
  columns: readonly LayoutColumn[],
  fieldList: readonly HabitField[] = [],
): TableLayout {
  const known = new Map(fieldList.toReversed().map((field) => [field.fieldName, field]));
  const ids = columns.map(({ id }) => id);
  const order = fieldList.map(({ fieldName }) => fieldName).filter((id) => ids.includes(id));
  const placed = [...new Set(order)];
  ids.forEach((id, i) => {
    if (placed.includes(id)) return;
    const before = ids[i - 1];
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  });
  const [first] = ids;
  const widths: Record<string, number> = {};
  for (const id of ids) {
    const width = known.get(id)?.fieldWidth ?? 0;
    if (width > 0) widths[id] = width;
  }
  const ordered = first === undefined ? [] : [first, ...placed.filter((id) => id !== first)];
  return {
    order: ordered,
    hidden: columns
      .filter(({ id, hidden = false }) => {
        const field = known.get(id);
        return id !== first && (field === undefined ? hidden : field.fieldStatus === 0);
      })
      .map(({ id }) => id),
    pinned: ordered.filter((id) => id !== first && known.get(id)?.fieldPinned === 1),
    widths,
  };
}

/** Converts a layout for storage; `layoutOf` restores the same layout. */
export function fieldListOf({ order, hidden, pinned, widths }: TableLayout): HabitField[] {
  return order.map((fieldName) => ({
    fieldName,
    fieldStatus: hidden.includes(fieldName) ? 0 : 1,
    fieldWidth: Math.round(widths[fieldName] ?? 0),
    ...(pinned.includes(fieldName) && { fieldPinned: 1 }),
  }));
}

/** Returns the preferences changed last; of equals the first. */
export function newestHabit(...habits: readonly (PageInfo | null | undefined)[]): PageInfo | undefined {
  let newest: PageInfo | undefined;
  for (const habit of habits) {
    if (habit && (!newest || Date.parse(habit.modifyTime) > Date.parse(newest.modifyTime))) newest = habit;
  }
  return newest;
}

/** Validates stored preferences, which another tab or an earlier version may have written. */
export function isPageInfo(value: unknown): value is PageInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { fieldList, pageSize, modifyTime } = value as Record<string, unknown>;
  return (
    typeof modifyTime === 'string' &&
    !Number.isNaN(Date.parse(modifyTime)) &&
    isWholeNumber(pageSize) &&
    Array.isArray(fieldList) &&
    fieldList.every(isHabitField)
  );
}

function isHabitField(value: unknown): value is HabitField {
  if (typeof value !== 'object' || value === null) return false;
  const { fieldName, fieldStatus, fieldWidth, fieldPinned = 0 } = value as Record<string, unknown>;
  return (
    typeof fieldName === 'string' && isFlag(fieldStatus) && isWholeNumber(fieldWidth) && isFlag(fieldPinned)
  );
}

const isFlag = (value: unknown): boolean => value === 0 || value === 1;
const isWholeNumber = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
