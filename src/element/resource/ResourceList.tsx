import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { COMMON_FAULTS } from '../../contract/faults';
import { Button } from '../../ui/button/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Field } from '../../ui/field/Field';
import { Page } from '../../ui/layout/Page';
import { FilterBar } from '../../ui/table/list/FilterBar';
import type { Column } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { isGatewayError } from '../host/host';
import { EntryLink } from '../list/EntryLink';
import { PagedTable } from '../list/PagedTable';
import { useListTable } from '../list/use-list-table';
import { isFiltered, queryOf, type Listing } from './listing';
import { keyOf, nameOf, wordsOf, type AnyPage, type AnyRow, type Words } from './page-options';
import type { Asked } from './resource-page';
import { resourceTexts } from './texts';
import { useMayWriteIn } from './use-may-write';
import { useWords } from './use-words';

interface Props {
  page: AnyPage;
  listing: Listing;
  ask(asked: Asked): void;
}

/** The rows that are looked for, and what can be done with each; whoever may not see them is told why. */
export function ResourceList({ page, listing, ask }: Props) {
  const { resource, tools: Tools } = page;
  const errors = useTexts(errorTexts);
  const words = useWords(page);
  const state = useStore(listing.store);
  const mayWriteIn = useMayWriteIn(resource);
  const mayWrite = mayWriteIn();
  const { texts } = words;
  // oxlint-disable-next-line react/exhaustive-deps -- the words of a page are made of its texts
  const columns = useMemo(() => columnsOf(page, words, listing.open), [page, texts, listing]);
  const table = useListTable(page.path, columns, {
    pageSize: state.pageSize,
    setPageSize: listing.setPageSize,
  });
  const { isReady } = table;
  useEffect(() => {
    if (isReady) listing.begin();
  }, [isReady, listing]);
  const found = useCall(resource.list, isReady ? queryOf(state) : undefined, {
    live: true,
    keepPrevious: true,
  });
  if (isGatewayError(found.error) && found.error.code === COMMON_FAULTS.forbidden.code)
    return <ErrorState message={errors.of(found.error)} />;
  return (
    <Page>
      <Filters {...{ page, listing, words, ask, mayWrite }} />
      {Tools && <Tools query={queryOf(state)} />}
      <PagedTable
        noun={words.noun}
        found={found}
        rows={found.data?.rows ?? []}
        total={found.data?.total ?? 0}
        rowKey={(row) => keyOf(page, row)}
        rowActions={
          mayWrite
            ? (row) => mayWriteIn(page.departmentsOf?.(row)) && <RowActions {...{ page, words, ask, row }} />
            : undefined
        }
        table={table}
        state={state}
        listing={listing}
        isFiltered={isFiltered(state)}
        nothing={words.nothing}
      />
    </Page>
  );
}

interface FiltersProps extends Props {
  words: Words;
  mayWrite: boolean;
}

function Filters({ page, listing, words, ask, mayWrite }: FiltersProps) {
  const t = useTexts(resourceTexts);
  const state = useStore(listing.store);
  const { filters } = state;
  return (
    <FilterBar
      label={t.search(words.noun)}
      keyword={filters.keyword}
      placeholder={words.hint}
      onSearch={listing.search}
      isFiltered={isFiltered(state)}
      onClear={listing.clear}
      actions={
        mayWrite && (
          <>
            {page.resource.arrange && (
              <Button icon={<ArrowUpDown />} aria-haspopup="dialog" onClick={() => ask({ kind: 'arrange' })}>
                {t.arrange}
              </Button>
            )}
            {page.resource.add && (
              <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'form' })}>
                {t.add(words.noun)}
              </Button>
            )}
          </>
        )
      }
    >
      {page.filters?.map((name) => (
        <Field key={name} label={words.label(name)}>
          {page.fields[name]?.filter?.(
            { value: filters[name], onChange: (value) => listing.filter({ [name]: value }) },
            words.texts,
            words.label(name),
          )}
        </Field>
      ))}
    </FilterBar>
  );
}

function RowActions({ page, words, ask, row }: Omit<FiltersProps, 'listing' | 'mayWrite'> & { row: AnyRow }) {
  const t = useTexts(resourceTexts);
  const name = nameOf(page, row, words);
  const act = (text: string, asked: Asked) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      // its name begins with what is seen: whoever speaks it to the browser is understood
      aria-label={`${text} ${name}`}
      onClick={() => ask(asked)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {page.rowActions?.(row)}
      {page.resource.alter && act(t.edit, { kind: 'form', row })}
      {page.copy && act(t.copy, { kind: 'form', copied: row })}
      {page.resource.remove && act(t.remove, { kind: 'remove', row })}
    </>
  );
}

/** The columns of the table; the first leads to the row, whole. */
function columnsOf(page: AnyPage, words: Words, open: (key: string) => void): Column<AnyRow>[] {
  return page.columns.map((column, at): Column<AnyRow> => {
    if (typeof column !== 'string') return column;
    const type = page.fields[column];
    const say = (row: AnyRow) => wordsOf(page, column, row[column], words);
    const show = (row: AnyRow) => type?.cell?.(row[column], words.texts) ?? say(row);
    return {
      id: column,
      header: words.label(column),
      sortable: page.resource.sort.includes(column),
      ...(type?.numeric && { numeric: true }),
      ...(type?.width !== undefined && { width: type.width }),
      ...(at === 0
        ? { card: 'title', cell: (row) => <RowLink name={say(row)} row={keyOf(page, row)} open={open} /> }
        : { oneLine: true, cell: show }),
    };
  });
}

const RowLink = ({ name, row, open }: { name: string; row: string; open(row: string): void }) => (
  <EntryLink to={{ kind: 'row', id: row }} title={name} onOpen={() => open(row)}>
    {name}
  </EntryLink>
);
