import type { Header } from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { Features } from './table-model';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };

/** Header of a column; a button where the column can be sorted. */
export function ColumnHeader<Row extends object>({ header }: { header: Header<Features, Row> }) {
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const sortable = column.getCanSort();
  const Icon = ICONS[sorted || 'none'];
  return (
    <th
      scope="col"
      style={{ minWidth: meta?.width }}
      className={meta?.numeric ? 'numeric' : undefined}
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
      data-sortable={sortable || undefined}
    >
      {sortable ? (
        <button type="button" className="tp-table-sort" onClick={() => column.toggleSorting()}>
          <span>{meta?.header}</span>
          <Icon />
        </button>
      ) : (
        meta?.header
      )}
    </th>
  );
}
