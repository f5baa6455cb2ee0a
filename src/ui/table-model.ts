import {
  columnVisibilityFeature,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Figures: on the right, and first sorted from the largest. */
  numeric?: boolean;
  /** Least width in px. */
  width?: number;
  sortable?: boolean;
  /** In the totals row. */
  total?: ReactNode;
}

export interface Sort {
  column: string;
  order: 'asc' | 'desc';
}

interface ColumnMeta {
  header: string;
  numeric: boolean;
  width: number | undefined;
  total: ReactNode;
}

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
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
}

const NONE: readonly string[] = [];

/** Columns, rows and sort of a table whose owner sorts the rows and keeps what is hidden. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  hiddenColumns = NONE,
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
          total,
        }): ColumnDef<Features, Row> => ({
          id,
          header,
          cell: ({ row }) => cell(row.original),
          // a column is sortable to the library only if it has a value; the owner sorts, so any will do
          accessorFn: () => null,
          enableSorting: sortable,
          sortDescFirst: numeric,
          meta: { header, numeric, width, total },
        }),
      ),
    [columns],
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
    },
    onSortingChange: (update) => {
      const before = sort ? [{ id: sort.column, desc: sort.order === 'desc' }] : [];
      const [first] = typeof update === 'function' ? update(before) : update;
      if (first) onSortChange?.({ column: first.id, order: first.desc ? 'desc' : 'asc' });
    },
  });
}
