import type { Cell, Row as ModelRow } from '@tanstack/react-table';
import type { ReactNode, Ref } from 'react';
import { useSheet } from '../tokens/root';
import skeletonCss from '../feedback/skeleton-rows.css?inline';
import { SelectionCell, type Selection } from './RowSelection';
import { widthProps, type Features } from './table-model';

export interface TableRowsProps<Row extends object> {
  rows: readonly ModelRow<Features, Row>[];
  /** A cell at the end for actions or below the column chooser. */
  hasEnd: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  isCurrent: ((row: Row) => boolean) | undefined;
  selection: Selection<Row> | undefined;
}

export function TableRows<Row extends object>({ rows, ...facts }: TableRowsProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={row.id} {...facts} row={row} />
      ))}
    </tbody>
  );
}

interface TableRowProps<Row extends object> extends Omit<TableRowsProps<Row>, 'rows'> {
  row: ModelRow<Features, Row>;
  /** In a virtual list: place among all rows, and how the list measures it. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, hasEnd, rowActions, isCurrent, selection, index, ref } = props;
  return (
    <tr
      ref={ref}
      data-row={row.id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selection?.selected.has(row.id) ? '' : undefined}
      aria-current={isCurrent?.(row.original) ? 'true' : undefined}
    >
      {selection && <SelectionCell selection={selection} row={row.original} id={row.id} />}
      {row.getVisibleCells().map((cell) => {
        const { meta } = cell.column.columnDef;
        return (
          // the label stands beside the value in a card
          <td
            key={cell.id}
            data-label={meta?.header}
            data-card={meta?.card}
            data-prefix={meta?.cardPrefix}
            {...widthProps(meta)}
          >
            {contentOf(cell)}
          </td>
        );
      })}
      {hasEnd && <td className="tp-table-end">{rowActions?.(row.original)}</td>}
    </tr>
  );
}

/**
 * Called, not mounted as a component as the library would: a column that is made anew would then be another component, and
 * each of its cells another element, under the press of the user.
 */
function contentOf<Row extends object>(cell: Cell<Features, Row>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? (content(cell.getContext()) as ReactNode) : content;
}

export function SkeletonTableRows({ rows, width }: { rows: number; width: number }) {
  useSheet(skeletonCss);
  const bar = <span className="tp-skeleton-bar" />;
  return (
    <tbody>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} aria-hidden="true">
          {Array.from({ length: width }, (_, cell) => (
            <td key={cell}>{bar}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function EmptyRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className="tp-table-empty">
        <td colSpan={width}>
          <div>{children}</div>
        </td>
      </tr>
    </tbody>
  );
}
