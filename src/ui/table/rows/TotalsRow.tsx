import type { Header } from '@tanstack/react-table';
import { pinnedProps } from '../columns/pinned-cells';
import type { Features } from '../table-model';
import { useTexts } from '../../texts/use-texts';
import { tableTexts } from '../texts';

interface TotalsRowProps<Row extends object> {
  headers: readonly Header<Features, Row>[];
  /** Number of identifying cells: the checkbox, if any, and the first column. */
  naming: number;
  pinnedCount: number;
  /** True when rows have checkboxes. */
  selects: boolean;
  /** True when rows have a cell at the end. */
  hasEnd: boolean;
}

/** Totals of the columns, below all rows. */
export function TotalsRow<Row extends object>(props: TotalsRowProps<Row>) {
  const { headers, naming, pinnedCount, selects, hasEnd } = props;
  const t = useTexts(tableTexts);
  return (
    <tfoot>
      <tr>
        {selects && (
          <td className="tp-table-selection" aria-label={t.selection} {...pinnedProps(0, pinnedCount)} />
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
  );
}
