import { Fragment, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../contract/call';
import { COMMON_FAULTS } from '../../contract/faults';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FormGrid } from '../../ui/layout/FormGrid';
import { Page as PageLayout } from '../../ui/layout/Page';
import { FilterBar } from '../../ui/table/list/FilterBar';
import type { Column, DataTableProps, Selection } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall, type CallOptions } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { isGatewayError } from '../host/host';
import { isRefused } from '../list/is-refused';
import type { Filters, ListState, ListStore } from '../list/list-store';
import { PagedTable } from '../list/PagedTable';
import { useListTable } from '../list/use-list-table';
import type { FilterType } from './filter-types';

/** Response of a call for a page of a list. */
export interface Page {
  total: number;
}
export type ListCall<Answer = Page> = Call<GenericSchema, GenericSchema<unknown, Answer>>;

/** Texts of a list. */
export interface ListPageTexts {
  /** Noun of a row, in the singular. */
  noun: string;
  /** Shown for an empty list without filters. */
  nothing: string;
  /** Accessible name of the search; omitted for lists without one. */
  search?: string;
  /** Placeholder of the keyword. */
  hint?: string;
}

/** Response of a list, undefined while loading, with its filters and query. */
export interface ListResult<Answer, F> {
  answer: Answer | undefined;
  filters: F;
  /** Body of the call without paging. */
  query: Readonly<Record<string, unknown>>;
}

interface Props<Row extends object, Answer, T> extends Pick<DataTableProps<Row>, 'rowKey' | 'rowActions'> {
  call: ListCall<Answer>;
  options: CallOptions<Answer>;
  /** Page whose table preferences apply where the list is outside a portal; with `isApart` they apply everywhere. */
  path: string;
  isApart?: boolean | undefined;
  /** False inside a card. */
  framed?: boolean | undefined;
  words: ListPageTexts;
  listing: ListStore<Filters, Row>;
  /** Returns the body of the call without paging. */
  ask(state: ListState<Filters, Row>): object;
  rows(answer: Answer): readonly Row[];
  columns: readonly Column<Row>[];
  filters: Readonly<Record<string, FilterType<unknown, T>>>;
  /** Texts for the labels of the filters. */
  texts: T;
  /** Content above the filters. */
  above?: ((shown: ListResult<Answer, Filters>) => ReactNode) | undefined;
  /** Content after the search and reset buttons. */
  actions?: ReactNode;
  /** Content between the filters and the table. */
  between?: ((shown: ListResult<Answer, Filters>) => ReactNode) | undefined;
  /** True for selectable rows; omitted when no row is selectable. */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Bar with the actions on the selected rows. */
  bar?: ((chosen: ReadonlyMap<string, Row>, shown: ListResult<Answer, Filters>) => ReactNode) | undefined;
  /** Called with whether the user may see the list. */
  onSeen?: ((maySee: boolean) => void) | undefined;
}

/**
 * A list with its filters, tools and a configurable table. A user without the right sees the reason and no controls.
 */
export function ListView<Row extends object, Answer extends Page, T>(props: Props<Row, Answer, T>) {
  const { call, path, isApart, columns, listing, words, rowKey, onSeen } = props;
  const errors = useTexts(errorTexts);
  const state = useStore(listing.store);
  const { filters, page, pageSize, chosen } = state;
  const table = useListTable(path, columns, { pageSize, setPageSize: listing.setPageSize }, isApart);
  const { isReady } = table;
  useEffect(() => {
    if (isReady) listing.begin();
  }, [isReady, listing]);
  const query = { ...props.ask(state) };
  const found = useCall(call, isReady ? { ...query, pageIndex: page, pageSize } : undefined, props.options);
  const maySee = !isClosed(found.error, listing.isFiltered());
  useEffect(() => onSeen?.(maySee), [onSeen, maySee]);
  const answer = found.data;
  const rows = answer ? props.rows(answer) : [];
  const selection = useSelection(props, rows, chosen);
  if (!maySee) return <ErrorState message={errors.of(found.error)} />;
  const shown = { answer, filters, query };
  return (
    <PageLayout>
      {props.above?.(shown)}
      <ListFilters {...props} values={filters} />
      {props.between?.(shown)}
      <PagedTable
        noun={words.noun}
        found={found}
        rows={rows}
        total={answer?.total ?? 0}
        rowKey={rowKey}
        rowActions={props.rowActions}
        table={table}
        state={state}
        listing={listing}
        isFiltered={listing.isFiltered()}
        nothing={words.nothing}
        selection={selection}
        framed={props.framed}
      />
      {selection && chosen.size > 0 && props.bar?.(chosen, shown)}
    </PageLayout>
  );
}

/** True when the gateway refuses the whole list; a refused filter can be corrected in the filters. */
const isClosed = (error: unknown, isFiltered: boolean): boolean =>
  isRefused(error) && (!isFiltered || (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code));

function useSelection<Row extends object>(
  { isSelectable, listing, rowKey }: Pick<Props<Row, Page, unknown>, 'isSelectable' | 'listing' | 'rowKey'>,
  rows: readonly Row[],
  chosen: ReadonlyMap<string, Row>,
): Selection<Row> | undefined {
  const selected = useMemo(() => new Set(chosen.keys()), [chosen]);
  const learn = useEffectEvent((read: readonly Row[]) => {
    const others = read.filter((row) => chosen.has(rowKey(row)) && chosen.get(rowKey(row)) !== row);
    if (!isSelectable || others.length === 0) return;
    listing.choose(new Set(others.filter(isSelectable).map(rowKey)), others, rowKey);
  });
  // refreshes selected rows, and deselects those that are no longer selectable
  useEffect(() => learn(rows), [rows]);
  return isSelectable && { selected, isSelectable, onChange: (keys) => listing.choose(keys, rows, rowKey) };
}

interface FiltersProps<T> extends Pick<Props<object, Page, T>, 'words' | 'filters' | 'texts' | 'actions'> {
  listing: Pick<ListStore<Filters>, 'filter' | 'search' | 'clear' | 'isFiltered'>;
  values: Filters;
}

function ListFilters<T>({ words, listing, filters, texts, actions, values }: FiltersProps<T>) {
  const fields = Object.entries(filters).map(([name, type]) => (
    <Fragment key={name}>
      {type.field({ value: values[name], onChange: (value) => listing.filter({ [name]: value }) }, texts)}
    </Fragment>
  ));
  if (words.search === undefined) return fields.length > 0 && <FormGrid>{fields}</FormGrid>;
  return (
    <FilterBar
      label={words.search}
      keyword={values.keyword}
      placeholder={words.hint ?? ''}
      onSearch={listing.search}
      isFiltered={listing.isFiltered()}
      onClear={listing.clear}
      actions={actions}
    >
      {fields}
    </FilterBar>
  );
}
