import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../tokens/class-names';
import { ColumnChooser } from './columns/ColumnChooser';
import { ColumnHeader } from './columns/ColumnHeader';
import dataTableCss from './data-table.css?inline';
import { Progress } from '../feedback/Progress';
import { useSheet } from '../tokens/root';
import { useTableModel, type Column, type Sort, type TableModelOptions } from './table-model';
import { pinnedProps } from './columns/pinned-cells';
import { SelectionHeader, type Selection } from './rows/RowSelection';
import { EmptyRow, SkeletonTableRows, TableRows } from './rows/TableRows';
import { TotalsRow } from './rows/TotalsRow';
import { useShrunkColumns } from './columns/use-shrunk-columns';
import { showFocused, usePinnedCells } from './columns/use-pinned-cells';
import { useOverflow } from '../layout/disclosure/use-overflow';
import tableCardsCss from './rows/table-cards.css?inline';
import tableSelectionCss from './rows/table-selection.css?inline';
import { useOverflowMarks } from '../layout/disclosure/use-overflow-marks';
import { useIsPrinted } from '../layout/use-is-printed';
import type VirtualRowsType from './rows/VirtualRows';
import { useTexts } from '../texts/use-texts';
import { tableTexts } from './texts';

export type { Column, Selection, Sort };

/**
 * `columns` must be stable between renders. The first column identifies the row: it stays in view and heads the card.
 * `rows` are shown as passed: the owner, usually the gateway, sorts and pages.
 */
export interface DataTableProps<Row extends object> extends TableModelOptions<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Actions of a row at its end: at most two buttons, the rest in a `Menu`. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Enables the column chooser, a button at the right end of the header. */
  onHiddenColumnsChange?: ((hidden: string[]) => void) | undefined;
  /** Enables resizing of columns; 0 restores the content's width. */
  onColumnWidthChange?: ((id: string, width: number) => void) | undefined;
  /** Enables reordering in the column chooser. */
  onColumnOrderChange?: ((order: string[]) => void) | undefined;
  /** Enables pinning in the column chooser. */
  onPinnedColumnsChange?: ((pinned: string[]) => void) | undefined;
  /** Set when the user has customised the columns: none is hidden for lack of space, and the table scrolls sideways. */
  keepsColumns?: boolean;
  /** Enables a reset in the column chooser. */
  onColumnsReset?: (() => void) | undefined;
  /** True for the row whose detail is open beside the table. */
  isCurrent?: ((row: Row) => boolean) | undefined;
  /** Enables a checkbox per row, and one for all in the header. */
  selection?: Selection<Row> | undefined;
  loading?: boolean;
  /** Shown when there are no rows; usually an `EmptyState`. */
  empty: ReactNode;
  /** Number of skeleton rows during the first load. */
  skeletonRows?: number;
  /** Maximum height in px, above which the table scrolls. Without it the header sticks to the page. */
  maxHeight?: number;
  /** For hundreds of rows: only the visible ones are in the document. */
  virtual?: boolean;
  /** Content below the rows within the frame; usually a `Pagination`. */
  footer?: ReactNode;
  /** False inside a card or a dialog. */
  framed?: boolean;
}

// `lazy` drops the type parameter; all rows are rendered when the code fails to load
const VirtualRows = lazy(() =>
  import('./rows/VirtualRows').catch(() => ({ default: TableRows })),
) as unknown as typeof VirtualRowsType;

/**
 * A semantic table. In containers below 720 px each row becomes a card with the same facts in the same order. The owner
 * keeps the sort and the hidden columns.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowActions, isCurrent, selection, empty, maxHeight } = props;
  const {
    hiddenColumns = [],
    pinnedColumns = [],
    onHiddenColumnsChange,
    onColumnWidthChange,
    loading = false,
    skeletonRows = 8,
    framed = true,
  } = props;
  const isPrinting = useIsPrinted();
  // print shows all rows
  const virtual = props.virtual && !isPrinting;
  useSheet(dataTableCss);
  useSheet(tableCardsCss);
  useSheet(tableSelectionCss);
  const { widths, drag } = useDraggedWidth(props.columnWidths);
  const scroller = useRef<HTMLDivElement>(null);
  // columns that cannot be chosen back are not hidden
  const keepsColumns = props.keepsColumns || isPrinting || !onHiddenColumnsChange;
  const givingWay = useShrunkColumns(scroller, columns, {
    stays: (id) => keepsColumns || hiddenColumns.includes(id),
    sorted: props.sort?.column,
  });
  const missing = [...hiddenColumns, ...givingWay];
  const pinned = columns
    .slice(1)
    .map(({ id }) => id)
    .filter((id) => pinnedColumns.includes(id) && !missing.includes(id));
  const naming = selection ? 2 : 1;
  const { cells: pinning, hasPinnedEnd } = usePinnedCells(scroller, { naming, pinned });
  const pinnedCount = { none: 0, name: naming, all: naming + pinned.length }[pinning];
  const table = useTableModel({
    ...props,
    columnWidths: widths,
    hiddenColumns: missing,
    // a card shows its facts in the user's order
    pinnedColumns: pinning === 'none' ? [] : pinned,
  });
  const scrolls = useOverflow(scroller, 'x') || maxHeight !== undefined;
  useOverflowMarks(scroller);

  const t = useTexts(tableTexts);
  const headers = table.getFlatHeaders();
  const hasEnd = Boolean(rowActions ?? onHiddenColumnsChange);
  const width = headers.length + (hasEnd ? 1 : 0) + (selection ? 1 : 0);
  const hasPlaces = columns.some(({ card }) => card !== undefined);
  // in the card layout this header contains no controls
  const isSilent = !hasEnd && !headers.some(({ column }) => column.getCanSort());
  const stale = loading && rows.length > 0;
  const hasTotals = rows.length > 0 && columns.some(({ total }) => total !== undefined);
  const body = {
    rows: table.getRowModel().rows,
    hasEnd,
    rowActions,
    isCurrent,
    selection,
    pinnedCount,
    isWhole: isPrinting,
  };
  const skeleton = <SkeletonTableRows rows={skeletonRows} width={width} pinnedCount={pinnedCount} />;
  return (
    <div className={classNames('tp-table-frame', framed && 'framed')}>
      {stale && <Progress label={t.updating} />}
      <div className="tp-table-view">
        <div
          ref={scroller}
          className={classNames('tp-table-scroller', scrolls && 'scrolls', hasPinnedEnd && 'has-end')}
          style={{ maxHeight }}
          onFocus={showFocused}
          {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          <table
            // set in the component, because `:has()` rules would be re-evaluated for every row that is added
            className={classNames(
              'tp-table',
              stale && 'stale',
              hasPlaces && 'placed',
              hasTotals && 'totals',
              selection && 'selects',
              isSilent && 'silent',
            )}
            aria-label={label}
            aria-busy={loading}
            aria-rowcount={virtual ? rows.length + 1 : undefined}
          >
            <thead>
              <tr aria-rowindex={virtual ? 1 : undefined}>
                {selection && (
                  <SelectionHeader
                    pinnedCount={pinnedCount}
                    selection={selection}
                    rows={rows}
                    rowKey={props.rowKey}
                  />
                )}
                {headers.map((header, at) => (
                  <ColumnHeader
                    key={header.id}
                    header={header}
                    pinned={pinnedProps(at + naming - 1, pinnedCount)}
                    resize={
                      onColumnWidthChange && {
                        preview: (px) => drag(header.id, px),
                        commit: (px) => onColumnWidthChange(header.id, px),
                      }
                    }
                  />
                ))}
                {hasEnd && (
                  <th scope="col" className="tp-table-end">
                    {onHiddenColumnsChange ? (
                      <ColumnChooser
                        columns={columns}
                        hidden={hiddenColumns}
                        pinned={pinnedColumns}
                        hasRoomForPinned={pinning === 'all'}
                        givingWay={givingWay}
                        onChange={onHiddenColumnsChange}
                        onOrderChange={props.onColumnOrderChange}
                        onPinnedChange={props.onPinnedColumnsChange}
                        onReset={props.onColumnsReset}
                      />
                    ) : (
                      <span className="tp-visually-hidden">{t.actions}</span>
                    )}
                  </th>
                )}
              </tr>
            </thead>
            {rows.length === 0 && (loading ? skeleton : <EmptyRow width={width}>{empty}</EmptyRow>)}
            {rows.length > 0 && !virtual && <TableRows {...body} />}
            {rows.length > 0 && virtual && (
              <Suspense fallback={skeleton}>
                <VirtualRows {...body} />
              </Suspense>
            )}
            {hasTotals && (
              <TotalsRow
                headers={headers}
                naming={naming}
                pinnedCount={pinnedCount}
                selects={selection !== undefined}
                hasEnd={hasEnd}
              />
            )}
          </table>
        </div>
      </div>
      {props.footer && <div className="tp-table-footer">{props.footer}</div>}
    </div>
  );
}

/** Column widths including the one being dragged. */
function useDraggedWidth(columnWidths: Readonly<Record<string, number>> | undefined) {
  const [dragged, setDragged] = useState<{ id: string; width: number }>();
  const widths = useMemo(
    () => (dragged ? { ...columnWidths, [dragged.id]: dragged.width } : columnWidths),
    [columnWidths, dragged],
  );
  const drag = (id: string, width: number | undefined) =>
    setDragged(width === undefined ? undefined : { id, width });
  return { widths, drag };
}
