import type { HabitField, PageInfo } from '../../contract/operate-habit';

/** A column as its page has it. */
export interface LayoutColumn {
  id: string;
  /** Not shown until it is chosen. */
  hidden?: boolean;
}

/**
 * How a table stands: ids of all columns in their order, those hidden, those that stay in view while it scrolls sideways, and
 * widths in px of those resized.
 */
export interface TableLayout {
  order: readonly string[];
  hidden: readonly string[];
  /** Besides the first, which always stays. */
  pinned: readonly string[];
  widths: Readonly<Record<string, number>>;
}

/**
 * The page's columns as the user likes them. The first column names the row: it stays first and shown. Columns
 * the habit does not know stand behind the one they stand behind on the page; what the page does not have is
 * left out.
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

/** A layout as it is kept; `layoutOf` makes the same layout of it again. */
export function fieldListOf({ order, hidden, pinned, widths }: TableLayout): HabitField[] {
  return order.map((fieldName) => ({
    fieldName,
    fieldStatus: hidden.includes(fieldName) ? 0 : 1,
    fieldWidth: Math.round(widths[fieldName] ?? 0),
    ...(pinned.includes(fieldName) && { fieldPinned: 1 }),
  }));
}

/** Of several habits the one changed last; of equals the first. */
export function newestHabit(...habits: readonly (PageInfo | null | undefined)[]): PageInfo | undefined {
  let newest: PageInfo | undefined;
  for (const habit of habits) {
    if (habit && (!newest || Date.parse(habit.modifyTime) > Date.parse(newest.modifyTime))) newest = habit;
  }
  return newest;
}

/** Is this what another tab or an earlier version may have left a habit? */
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
