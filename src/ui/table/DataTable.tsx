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
import { useGivingWay } from './columns/use-giving-way';
import { showFocused, usePinnedCells } from './columns/use-pinned-cells';
import { useOverflow } from '../layout/disclosure/use-overflow';
import tableCardsCss from './rows/table-cards.css?inline';
import tableSelectionCss from './rows/table-selection.css?inline';
import { useMoreBeside } from '../layout/disclosure/use-more-beside';
import { usePrinting } from '../layout/use-printing';
import type VirtualRowsType from './rows/VirtualRows';
import { useTexts } from '../texts/use-texts';
import { tableTexts } from './texts';

export type { Column, Selection, Sort };

/**
 * `columns` must be stable between renders; the first one names the row: it stays in view and heads the card.
 * `rows` are as they are shown: the owner, usually the gateway, sorts and pages.
 */
export interface DataTableProps<Row extends object> extends TableModelOptions<Row> {
  /** Name of the table. */
  label: string;
  /** What to do with a row, at its end: two buttons at most, the rest in a `Menu`. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** With it a button at the right end of the header chooses the columns. */
  onHiddenColumnsChange?: ((hidden: string[]) => void) | undefined;
  /** With it the edges of the columns can be moved; 0: as wide as the content again. */
  onColumnWidthChange?: ((id: string, width: number) => void) | undefined;
  /** With it the columns can be put in another order, where they are chosen. */
  onColumnOrderChange?: ((order: string[]) => void) | undefined;
  /** With it columns can be pinned and let go there. */
  onPinnedColumnsChange?: ((pinned: string[]) => void) | undefined;
  /** The columns are as somebody chose them: none gives way, the table scrolls sideways. */
  keepsColumns?: boolean;
  /** With it what was chosen can be undone there. */
  onColumnsReset?: (() => void) | undefined;
  /** The row that is shown in detail beside the table. */
  isCurrent?: ((row: Row) => boolean) | undefined;
  /** With it rows have a box each, and the header one for all. */
  selection?: Selection<Row> | undefined;
  loading?: boolean;
  /** In place of rows where there are none; usually an `EmptyState`. */
  empty: ReactNode;
  /** Rows to hold a place for while the first ones load. */
  skeletonRows?: number;
  /** px; a taller table scrolls within. Without it the header sticks to the page. */
  maxHeight?: number;
  /** For hundreds of rows: only those in view are in the document. */
  virtual?: boolean;
  /** Below the rows, within the frame; usually a `Pagination`. */
  footer?: ReactNode;
  /** false where it stands in a card or a dialog already. */
  framed?: boolean;
}

// `lazy` forgets the type parameter; without its code all rows are drawn
const VirtualRows = lazy(() =>
  import('./rows/VirtualRows').catch(() => ({ default: TableRows })),
) as unknown as typeof VirtualRowsType;

/**
 * A real table of rows; below 720 px of container each row becomes a card with the same facts in the same
 * order. Sort and hidden columns are the owner's.
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
  const isPrinting = usePrinting();
  // on paper nothing is out of view
  const virtual = props.virtual && !isPrinting;
  useSheet(dataTableCss);
  useSheet(tableCardsCss);
  useSheet(tableSelectionCss);
  const [dragged, setDragged] = useState<{ id: string; width: number }>();
  const { columnWidths } = props;
  const widths = useMemo(
    () => (dragged ? { ...columnWidths, [dragged.id]: dragged.width } : columnWidths),
    [columnWidths, dragged],
  );
  const scroller = useRef<HTMLDivElement>(null);
  // what cannot be chosen back stays
  const keepsColumns = props.keepsColumns || isPrinting || !onHiddenColumnsChange;
  const givingWay = useGivingWay(scroller, columns, {
    stays: (id) => keepsColumns || hiddenColumns.includes(id),
    sorted: props.sort?.column,
  });
  const missing = [...hiddenColumns, ...givingWay];
  const pinned = columns
    .slice(1)
    .map(({ id }) => id)
    .filter((id) => pinnedColumns.includes(id) && !missing.includes(id));
  const naming = selection ? 2 : 1;
  const pinning = usePinnedCells(scroller, { naming, pinned });
  const pinnedCount = { none: 0, name: naming, all: naming + pinned.length }[pinning];
  const table = useTableModel({
    ...props,
    columnWidths: widths,
    hiddenColumns: missing,
    // a card has its facts in the user's order
    pinnedColumns: pinning === 'none' ? [] : pinned,
  });
  const scrolls = useOverflow(scroller, 'x') || maxHeight !== undefined;
  useMoreBeside(scroller);

  const t = useTexts(tableTexts);
  const headers = table.getFlatHeaders();
  const hasEnd = Boolean(rowActions ?? onHiddenColumnsChange);
  const width = headers.length + (hasEnd ? 1 : 0) + (selection ? 1 : 0);
  const hasPlaces = columns.some(({ card }) => card !== undefined);
  // in a card's place its head has nothing to press
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
          className={classNames('tp-table-scroller', scrolls && 'scrolls', hasEnd && 'has-end')}
          style={{ maxHeight }}
          onFocus={showFocused}
          {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          <table
            // told, not found out by the styles: they would look all of it through for each row that comes
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
                        preview: (px) =>
                          setDragged(px === undefined ? undefined : { id: header.id, width: px }),
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
              <tfoot>
                <tr>
                  {selection && (
                    <td
                      className="tp-table-selection"
                      aria-label={t.selection}
                      {...pinnedProps(0, pinnedCount)}
                    />
                  )}
                  {headers.map(({ id, column: { columnDef } }, at) => (
                    <td
                      key={id}
                      {...pinnedProps(at + naming - 1, pinnedCount)}
                      data-label={columnDef.meta?.header}
                      className={columnDef.meta?.numeric ? 'numeric' : undefined}
                    >
                      {columnDef.meta?.total}
                    </td>
                  ))}
                  {hasEnd && <td className="tp-table-end" aria-label={t.actions} />}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      </div>
      {props.footer && <div className="tp-table-footer">{props.footer}</div>}
    </div>
  );
}
