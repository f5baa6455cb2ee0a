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
import { Said } from './Said';
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
  /** What is listed, as the messages name it. */
  noun: string;
  /** false where it stands in a card already. */
  framed?: boolean | undefined;
  /** The page of rows, as it was asked for. */
  found: Pick<CallState<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  rows: readonly Row[];
  total: number;
  table: ListTable<Column<Row>>;
  /** `asks`: how often the user has asked for the same again, in a list that can be searched. */
  state: { filters: object; page: number; pageSize: number; sort: Sorting<Field>; asks?: number };
  listing: { goTo(page: number): void; setSort(sort: Sorting<Field>): void; clear(): void };
  isFiltered: boolean;
  /** Said where there is nothing even without a filter. */
  nothing: string;
}

/** More than the pages of our own gateway have; of so many, those in view are drawn. */
const MANY = 100;

/** What was found, in words. */
function summary<Row extends object, Field extends string>(props: Props<Row, Field>, t: ListTexts): string {
  const { noun, found, total, table, state, isFiltered, nothing } = props;
  // the message that stands in the list's place is said as it comes
  if (found.error) return '';
  if (total === 0) return isFiltered ? t.none(noun) : nothing;
  const { header } = table.preferences.columns.find(({ id }) => id === state.sort.field) ?? {};
  const order = header === undefined ? '' : t.sorted(header, state.sort.order === 'asc');
  const pages = Math.ceil(total / state.pageSize);
  return `${t.total(total, noun)}${order}${pages > 1 ? t.page(state.page, pages) : ''}`;
}

/** A page's list: the rows in the user's own table, their pages, and what is said where there are none. */
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
    // it takes the focus in place of a row that is gone
    <div
      ref={list}
      className="tp-list"
      part="list"
      role="group"
      aria-label={t.list(props.noun)}
      tabIndex={-1}
    >
      <Said asked={asked} isSettled={!isLoading} words={summary(props, t)} />
      <Rows {...props} isLoading={isLoading} />
    </div>
  );
}

/**
 * Goes to the last page there is, where the rows have become fewer and the page that is shown is none any more. Gives whether
 * it is.
 */
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

/** Calls back whenever the user has asked once more. */
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
        // what is refused stays refused: asking again is no way out
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
        // only columns marked sortable are sorted by, and they carry the fields' names
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
