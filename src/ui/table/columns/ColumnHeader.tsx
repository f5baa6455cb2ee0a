import type { Header } from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { ColumnResizer } from './ColumnResizer';
import type { pinnedProps } from './pinned-cells';
import { widthProps, type ColumnMeta, type Features } from '../table-model';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };

interface ColumnHeaderProps<Row extends object> {
  header: Header<Features, Row>;
  /** Attributes that pin the cell. */
  pinned: ReturnType<typeof pinnedProps>;
  /** Enables resizing. */
  resize?: { preview(width: number | undefined): void; commit(width: number): void } | undefined;
}

/**
 * Wraps the title of a fixed-width column, which truncates it without clipping parts outside the cell such as the
 * resize edge.
 */
const titleOf = ({ header, fixedWidth }: Partial<ColumnMeta> = {}) =>
  fixedWidth === undefined ? header : <span className="tp-table-title">{header}</span>;

/** Header of a column; a button when the column is sortable. */
export function ColumnHeader<Row extends object>({ header, pinned, resize }: ColumnHeaderProps<Row>) {
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const sortable = column.getCanSort();
  const Icon = ICONS[sorted || 'none'];
  const { className, style } = widthProps(meta);
  return (
    <th
      scope="col"
      {...pinned}
      style={{ ...(style ?? { minWidth: meta?.width }), ...pinned.style }}
      className={className}
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
      data-sortable={sortable || undefined}
    >
      {sortable ? (
        <button type="button" className="tp-table-sort" onClick={() => column.toggleSorting()}>
          <span>{meta?.header}</span>
          <Icon />
        </button>
      ) : (
        titleOf(meta)
      )}
      {resize && meta && (
        <ColumnResizer
          name={meta.header}
          width={meta.fixedWidth}
          onPreview={resize.preview}
          onResize={resize.commit}
        />
      )}
    </th>
  );
}
