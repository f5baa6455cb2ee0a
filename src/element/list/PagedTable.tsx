import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button/Button';
import { DataTable, type Column, type DataTableProps } from '../../ui/table/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useFocusReturn } from '../../ui/layout/focus/focus-return';
import listPageCss from '../../ui/table/list/list-page.css?inline';
import { Pagination } from '../../ui/table/list/Pagination';
import { useSheet } from '../../ui/tokens/root';
import type { CallState } from '../data/use-call';
import { chosenColumns } from './table-preferences';
import type { ListTable } from './use-list-table';
import { isRefused } from './is-refused';
import { ResultAnnouncement } from './ResultAnnouncement';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { listTexts, type ListTexts } from './texts';

interface Sorting<Field extends string> {
  field: Field;
  order: 'asc' | 'desc';
}

interface Props<Row extends object, Field extends string> extends Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowActions' | 'selection'
> {
  /** Noun of the entries in messages. */
  noun: string;
  /** False inside a card. */
  framed?: boolean | undefined;
  /** State of the request for a page of rows. */
  found: Pick<CallState<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  rows: readonly Row[];
  total: number;
  table: ListTable<Column<Row>>;
  /** `asks`: number of repeated searches with the same filters, in a list with a search. */
  state: { filters: object; page: number; pageSize: number; sort: Sorting<Field>; asks?: number };
  listing: { goTo(page: number): void; setSort(sort: Sorting<Field>): void; clear(): void };
  isFiltered: boolean;
  /** Shown for an empty list without filters. */
  nothing: string;
}

/** More than the page sizes of the suite's own gateway; tables with more rows render the visible ones only. */
const MANY = 100;

/** Announcement of the result. */
function summary<Row extends object, Field extends string>(props: Props<Row, Field>, t: ListTexts): string {
  const { noun, found, total, table, state, isFiltered, nothing } = props;
  // the error message in place of the list announces itself
  if (found.error) return '';
  if (total === 0) return isFiltered ? t.none(noun) : nothing;
  const { header } = table.preferences.columns.find(({ id }) => id === state.sort.field) ?? {};
  const order = header === undefined ? '' : t.sorted(header, state.sort.order === 'asc');
  const pages = Math.ceil(total / state.pageSize);
  return `${t.total(total, noun)}${order}${pages > 1 ? t.page(state.page, pages) : ''}`;
}

/** Paged list: the rows in a configurable table, pagination, and messages for empty lists. */
export function PagedTable<Row extends object, Field extends string>(props: Props<Row, Field>) {
  const { found, table, state } = props;
  const isBeyond = useLastPage(props, !found.isFetching && table.isReady && !found.error);
  const isLoading = found.isFetching || !table.isReady || isBeyond;
  const t = useTexts(listTexts);
  const list = useRef<HTMLDivElement>(null);
  useSheet(listPageCss);
  useFocusReturn(list, !isLoading);
  useAsks(state.asks, () => void found.refetch({ cancelRefetch: false }));
  const { filters, page, pageSize, sort } = state;
  const asked = JSON.stringify([filters, page, pageSize, sort]);
  return (
    // gets the focus when a focused row disappears
    <div
      ref={list}
      className="tp-list"
      part="list"
      role="group"
      aria-label={t.list(props.noun)}
      tabIndex={-1}
    >
      <ResultAnnouncement asked={asked} isSettled={!isLoading} words={summary(props, t)} />
      <Rows {...props} isLoading={isLoading} />
    </div>
  );
}

/** Goes to the last page when the list has shrunk below the shown page. Returns true while that is the case. */
function useLastPage<Row extends object, Field extends string>(
  { rows, total, state, listing }: Props<Row, Field>,
  isSettled: boolean,
): boolean {
  const last = Math.ceil(total / state.pageSize);
  const isBeyond = isSettled && rows.length === 0 && last > 0 && state.page > last;
  const move = useEffectEvent(() => listing.goTo(last));
  useEffect(() => {
    if (isBeyond) move();
  }, [isBeyond]);
  return isBeyond;
}

/** Calls back whenever the user has repeated the search. */
function useAsks(asks: number | undefined, onAsk: () => void): void {
  const asked = useEffectEvent(onAsk);
  const known = useRef(asks);
  useEffect(() => {
    if (asks === known.current) return;
    known.current = asks;
    asked();
  }, [asks]);
}

function Rows<Row extends object, Field extends string>(props: Props<Row, Field> & { isLoading: boolean }) {
  const { noun, found, rows, total, table, state, listing, isFiltered, nothing } = props;
  const t = useTexts(listTexts);
  const errors = useTexts(errorTexts);
  const { preferences } = table;
  if (found.error && found.data === undefined) {
    return (
      <ErrorState
        message={t.failed(noun, errors.of(found.error))}
        retrying={found.isFetching}
        // a retry after a refusal would be refused again
        onRetry={isRefused(found.error) ? undefined : () => void found.refetch()}
      />
    );
  }
  return (
    <>
      <DataTable
        label={t.list(noun)}
        columns={preferences.columns}
        rows={rows}
        rowKey={props.rowKey}
        rowActions={props.rowActions}
        selection={props.selection}
        sort={{ column: state.sort.field, order: state.sort.order }}
        // only sortable columns are sorted, and their ids are the fields' names
        onSortChange={({ column, order }) => listing.setSort({ field: column as Field, order })}
        {...chosenColumns(preferences)}
        loading={props.isLoading}
        skeletonRows={8}
        virtual={rows.length > MANY}
        framed={props.framed ?? true}
        empty={
          isFiltered ? (
            <EmptyState title={t.none(noun)} action={<Button onClick={listing.clear}>{t.clear}</Button>} />
          ) : (
            <EmptyState title={nothing} />
          )
        }
      />
      {total > 0 && (
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onChange={listing.goTo}
          onPageSizeChange={preferences.setPageSize}
        />
      )}
    </>
  );
}
