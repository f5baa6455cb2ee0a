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
import type { Filters, Listed, Listing } from '../list/listing';
import { PagedTable } from '../list/PagedTable';
import { useListTable } from '../list/use-list-table';
import type { FilterType } from './filter-types';

/** The answer to a call for a page of a list. */
export interface Page {
  total: number;
}
export type ListCall<Answer = Page> = Call<GenericSchema, GenericSchema<unknown, Answer>>;

/** How a list is spoken of. */
export interface ListWords {
  /** A row, in the singular. */
  noun: string;
  /** Said where there is nothing even without a filter. */
  nothing: string;
  /** Name of the search; left out where nothing is searched for. */
  search?: string;
  /** Placeholder of the keyword. */
  hint?: string;
}

/** The answer of a list, undefined until it is there, with the filters and the query behind it. */
export interface Shown<Answer, F> {
  answer: Answer | undefined;
  filters: F;
  /** The body of the call, without the page. */
  query: Readonly<Record<string, unknown>>;
}

interface Props<Row extends object, Answer, T> extends Pick<DataTableProps<Row>, 'rowKey' | 'rowActions'> {
  call: ListCall<Answer>;
  options: CallOptions<Answer>;
  /** Page whose table preferences count where the list stands outside of a portal; `isApart`: wherever it stands. */
  path: string;
  isApart?: boolean | undefined;
  /** false where it stands in a card already. */
  framed?: boolean | undefined;
  words: ListWords;
  listing: Listing<Filters, Row>;
  /** The body of the call, without the page. */
  ask(state: Listed<Filters, Row>): object;
  rows(answer: Answer): readonly Row[];
  columns: readonly Column<Row>[];
  filters: Readonly<Record<string, FilterType<unknown, T>>>;
  /** Texts for the labels of the filters. */
  texts: T;
  /** Above the filters. */
  above?: ((shown: Shown<Answer, Filters>) => ReactNode) | undefined;
  /** Behind the buttons that search and reset. */
  actions?: ReactNode;
  /** Between the filters and the table. */
  between?: ((shown: Shown<Answer, Filters>) => ReactNode) | undefined;
  /** Left out where no row can be chosen. */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** The bar with the actions on the chosen rows. */
  bar?: ((chosen: ReadonlyMap<string, Row>) => ReactNode) | undefined;
  /** Told whether the user may see any at all. */
  onSeen?: ((maySee: boolean) => void) | undefined;
}

/** Any list: its filters, its tools, and the rows in the user's own table. A user who may not see it is told why, and offered nothing. */
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
      {selection && chosen.size > 0 && props.bar?.(chosen)}
    </PageLayout>
  );
}

/** The gateway refuses the list as a whole: a refusal of a filter can be mended in the filters. */
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
  // a chosen row is kept as it was read last, and leaves the choice once it cannot be chosen
  useEffect(() => learn(rows), [rows]);
  return isSelectable && { selected, isSelectable, onChange: (keys) => listing.choose(keys, rows, rowKey) };
}

interface FiltersProps<T> extends Pick<Props<object, Page, T>, 'words' | 'filters' | 'texts' | 'actions'> {
  listing: Pick<Listing<Filters>, 'filter' | 'search' | 'clear' | 'isFiltered'>;
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
