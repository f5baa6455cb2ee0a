import {
  columnPinningFeature,
  columnVisibilityFeature,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import type { SheetCell } from '../../domain/sheet/sheet';
import { classNames } from '../tokens/class-names';
import { Ellipsis } from '../layout/disclosure/Ellipsis';
import { OneLine } from '../layout/disclosure/OneLine';

/**
 * Position of a cell in the card of its row: title and state at the top, time and amount below, then the note and the
 * number beside the row's action. 'none': not in the card.
 */
export type CardPlace = 'title' | 'state' | 'time' | 'amount' | 'note' | 'number' | 'none';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Figures: aligned right, and first sorted in descending order. */
  numeric?: boolean;
  /** Minimum width in px. */
  width?: number;
  /** Hidden until the user chooses the column; applied by the owner of the hidden columns. */
  hidden?: boolean;
  sortable?: boolean;
  /**
   * Priority for hiding when the table exceeds its container; the lowest is hidden first. Without it the column stays.
   */
  givesWay?: number | undefined;
  /** Truncates a text cell to one line of limited width, with the full text in its title. For names of any length. */
  oneLine?: boolean;
  /** Content of the totals row. */
  total?: ReactNode;
  /** Value in a saved file; by default the text of the cell. */
  saved?(row: Row): SheetCell;
  /** Total in a saved file; by default the text of `total`. */
  savedTotal?: SheetCell;
  /** Header in a saved file, with the unit of its numbers; by default `header`. */
  savedHeader?: string;
  /** Position below 720 px; by default the cell is shown with its name, between the amount and the note. */
  card?: CardPlace | undefined;
  /** Prefix of the value in the card, where the bare value is unclear: `¥`. */
  cardPrefix?: string | undefined;
}

export interface Sort {
  column: string;
  order: 'asc' | 'desc';
}

export interface ColumnMeta {
  header: string;
  numeric: boolean;
  width: number | undefined;
  /** Exact width in px set by the owner. */
  fixedWidth: number | undefined;
  total: ReactNode;
  card: CardPlace | undefined;
  cardPrefix: string | undefined;
}

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});
export type Features = typeof features;

export interface TableModelOptions<Row extends object> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  hiddenColumns?: readonly string[] | undefined;
  /** Ids of columns that follow the first column, in the order of `columns`, and stay in view beside it. */
  pinnedColumns?: readonly string[] | undefined;
  /** Widths in px by column id, for resized columns. */
  columnWidths?: Readonly<Record<string, number>> | undefined;
}

const NONE: readonly string[] = [];
const NO_WIDTHS: Readonly<Record<string, number>> = {};

/** Model of columns, rows and sort. The owner sorts the rows and stores the hidden columns. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  hiddenColumns = NONE,
  pinnedColumns = NONE,
  columnWidths = NO_WIDTHS,
}: TableModelOptions<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        ({
          id,
          header,
          cell,
          numeric = false,
          width,
          sortable = false,
          oneLine = false,
          total,
          card,
          cardPrefix,
        }): ColumnDef<Features, Row> => ({
          id,
          header,
          cell: ({ row }) => fitting(cell(row.original), { isFixed: id in columnWidths, oneLine }),
          // the library requires a value for sortable columns; any will do, because the owner sorts
          accessorFn: () => null,
          enableSorting: sortable,
          sortDescFirst: numeric,
          meta: { header, numeric, width, fixedWidth: columnWidths[id], total, card, cardPrefix },
        }),
      ),
    [columns, columnWidths],
  );
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.order === 'desc' }] : [],
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
      columnPinning: {
        start: columns.map(({ id }) => id).filter((id, index) => index === 0 || pinnedColumns.includes(id)),
        end: [],
      },
    },
    onSortingChange: (update) => {
      const before = sort ? [{ id: sort.column, desc: sort.order === 'desc' }] : [];
      const [first] = typeof update === 'function' ? update(before) : update;
      if (first) onSortChange?.({ column: first.id, order: first.desc ? 'desc' : 'asc' });
    },
  });
}

/** Shows a truncated text in full on hover and, where the owner narrowed the column, on focus. */
function fitting(
  content: ReactNode,
  { isFixed, oneLine }: { isFixed: boolean; oneLine: boolean },
): ReactNode {
  if (isFixed && typeof content === 'number') return <Ellipsis>{String(content)}</Ellipsis>;
  if (typeof content !== 'string' || content === '') return content;
  if (isFixed) return <Ellipsis>{content}</Ellipsis>;
  return oneLine ? <OneLine>{content}</OneLine> : content;
}

/** Style and class of a column's cells for its width. */
export function widthProps(meta: ColumnMeta | undefined) {
  const { numeric = false, fixedWidth } = meta ?? {};
  return {
    className: classNames(numeric && 'numeric', fixedWidth !== undefined && 'fixed') || undefined,
    style: fixedWidth === undefined ? undefined : { [FIXED_WIDTH]: `${fixedWidth}px` },
  };
}

// React's style type has no custom properties; a computed name of type string is accepted
const FIXED_WIDTH: string = '--_column-width';
