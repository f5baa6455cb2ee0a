import { useEffect, useMemo, type ReactNode } from 'react';
import type { CallState } from '../../../src/element/data/use-call';
import { isRefused } from '../../../src/element/list/is-refused';
import type { Listed } from '../../../src/element/list/listing';
import { PagedTable } from '../../../src/element/list/PagedTable';
import type { ListTable } from '../../../src/element/list/use-list-table';
import type { Column } from '../../../src/ui/table/DataTable';
import type { BearerFilters } from '../filters';
import { useInvoiceRights } from '../use-rights';

/** Page whose table preferences count where the list stands outside of a portal. */
export const OWN_PAGE = '/invoice/invoiceApply';

interface Props<Row extends object> {
  noun: string;
  nothing: string;
  found: CallState<{ total: number }>;
  rows: readonly Row[];
  rowKey(row: Row): string;
  table: ListTable<Column<Row>>;
  state: Listed<BearerFilters>;
  listing: { goTo(page: number): void; setSort(): void; clear(): void };
  isFiltered: boolean;
  filters: ReactNode;
  /** What all that is found comes to. */
  sums: string;
  chosen: ReadonlyMap<string, Row>;
  onChoose(keys: ReadonlySet<string>): void;
  /** What can be done with what is chosen. */
  bar: ReactNode;
  /** Told whether the user may see any at all. */
  onSeen(maySee: boolean): void;
}

/** What can be applied for, chosen over pages. */
export function ApplicableList<Row extends object>(props: Props<Row>) {
  const { noun, nothing, found, rows, rowKey, table, state, listing, isFiltered, onSeen } = props;
  const { chosen, onChoose } = props;
  const { mayApply } = useInvoiceRights();
  const selected = useMemo(() => new Set(chosen.keys()), [chosen]);
  const total = found.data?.total ?? 0;
  // whoever may see none is told why, and offered nothing
  const maySee = !found.error || !isRefused(found.error);
  useEffect(() => onSeen(maySee), [onSeen, maySee]);
  return (
    <>
      {maySee && props.filters}
      {total > 0 && (
        <p className="iv-sums" role="status">
          {props.sums}
        </p>
      )}
      <PagedTable
        noun={noun}
        found={found}
        rows={rows}
        total={total}
        rowKey={rowKey}
        table={table}
        state={state}
        listing={listing}
        isFiltered={isFiltered}
        nothing={nothing}
        selection={mayApply ? { selected, isSelectable: () => true, onChange: onChoose } : undefined}
      />
      {mayApply && chosen.size > 0 && props.bar}
    </>
  );
}
