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
import { classNames } from '../tokens/class-names';
import { Ellipsis } from '../layout/disclosure/Ellipsis';
import { OneLine } from '../layout/disclosure/OneLine';

/**
 * Place of a cell in the card of its row: at the top the title and the state, below them the time and the amount, at the
 * end the note and the number beside the row's action. 'none': not in the card.
 */
export type CardPlace = 'title' | 'state' | 'time' | 'amount' | 'note' | 'number' | 'none';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Figures: on the right, and first sorted from the largest. */
  numeric?: boolean;
  /** Least width in px. */
  width?: number;
  /** Not shown until it is chosen; for whoever keeps what is hidden. */
  hidden?: boolean;
  sortable?: boolean;
  /** Not shown where the table would be wider than its room; the lowest go first. Without it the column stays. */
  givesWay?: number | undefined;
  /** Names of whatever length: a cell that is a text keeps to one line of limited width, whole in its title. */
  oneLine?: boolean;
  /** In the totals row. */
  total?: ReactNode;
  /** Below 720 px; without it the cell stands in the card with its name, between the amount and the note. */
  card?: CardPlace | undefined;
  /** Before the value in the card, where that says too little: `¥`. */
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
  /** px the owner gave: neither more nor less. */
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
  /** They stand behind the first column, in the order of `columns`, and stay in view beside it. */
  pinnedColumns?: readonly string[] | undefined;
  /** px by id of the column, of those made wider or narrower. */
  columnWidths?: Readonly<Record<string, number>> | undefined;
}

const NONE: readonly string[] = [];
const NO_WIDTHS: Readonly<Record<string, number>> = {};

/** Columns, rows and sort of a table whose owner sorts the rows and keeps what is hidden. */
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
          // a column is sortable to the library only if it has a value; the owner sorts, so any will do
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

/** A text that may have to be cut shows whole on hover and, where the owner made the column narrow, on focus. */
function fitting(
  content: ReactNode,
  { isFixed, oneLine }: { isFixed: boolean; oneLine: boolean },
): ReactNode {
  if (isFixed && typeof content === 'number') return <Ellipsis>{String(content)}</Ellipsis>;
  if (typeof content !== 'string' || content === '') return content;
  if (isFixed) return <Ellipsis>{content}</Ellipsis>;
  return oneLine ? <OneLine>{content}</OneLine> : content;
}

/** Style and class of the cells of a column, by its width. */
export function widthProps(meta: ColumnMeta | undefined) {
  const { numeric = false, fixedWidth } = meta ?? {};
  return {
    className: classNames(numeric && 'numeric', fixedWidth !== undefined && 'fixed') || undefined,
    style: fixedWidth === undefined ? undefined : { [FIXED_WIDTH]: `${fixedWidth}px` },
  };
}

// React's type of style knows no custom properties; a computed name of any string passes it
const FIXED_WIDTH: string = '--_column-width';
