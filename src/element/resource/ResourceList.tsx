import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/field/Field';
import type { Column } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import { EntryLink } from '../list/EntryLink';
import type { FilterType } from '../list-page/filter-types';
import { ListView } from '../list-page/ListView';
import type { ResourceListStore } from './resource-list-store';
import { keyOf, nameOf, fieldText, type AnyPage, type AnyRow, type PageLabels } from './page-options';
import type { DialogState } from './page-dialog';
import { RowActionBar, type RowAction } from './RowActionBar';
import { resourceTexts } from './texts';
import { useCanWriteIn } from './use-can-write';
import { usePageLabels } from './use-page-labels';

interface Props {
  page: AnyPage;
  listing: ResourceListStore;
  ask(asked: DialogState): void;
}

/** List of a resource with the actions on its rows; users without the right see the reason. */
export function ResourceList({ page, listing, ask }: Props) {
  const { resource, tools: Tools, Bar } = page;
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  const mayWriteIn = useCanWriteIn(resource);
  const mayWrite = mayWriteIn();
  const rowKey = (row: AnyRow) => keyOf(page, row);
  const { texts } = words;
  // oxlint-disable-next-line react/exhaustive-deps -- the words of a page depend on its texts
  const columns = useMemo(() => columnsOf(page, words, listing.open), [page, texts, listing]);
  const filters = useMemo(() => filtersOf(page), [page]);
  return (
    <ListView
      call={resource.list}
      options={OPTIONS}
      path={page.path}
      words={{ ...words, search: t.search(words.noun) }}
      texts={words}
      {...{ listing, columns, filters }}
      ask={({ filters: values, sort }) => ({ ...values, sortField: sort.field, sortOrder: sort.order })}
      rows={({ rows }) => rows}
      rowKey={rowKey}
      rowActions={
        mayWrite
          ? (row) => mayWriteIn(page.departmentsOf?.(row)) && <RowActions {...{ page, words, ask, row }} />
          : undefined
      }
      actions={mayWrite && <PageActions {...{ page, words, ask }} />}
      isSelectable={Bar && mayWrite ? (row) => mayWriteIn(page.departmentsOf?.(row)) : undefined}
      bar={
        Bar &&
        ((chosen, { answer, query }) => (
          <Bar
            {...{ chosen, query, unchoose: listing.unchoose }}
            total={answer?.total ?? 0}
            choose={(rows) => listing.choose(new Set(rows.map(rowKey)), rows, rowKey)}
          />
        ))
      }
      between={Tools && (({ query }) => <Tools query={query} />)}
    />
  );
}

const OPTIONS = { live: true, keepPrevious: true };

/** Filters of the list by field, each with its label. */
const filtersOf = ({ filters = [], fields }: AnyPage): Record<string, FilterType<unknown, PageLabels>> =>
  Object.fromEntries(
    filters.map((name) => [
      name,
      {
        field: (bound, words) => (
          <Field label={words.label(name)}>
            {fields[name]?.filter?.(bound, words.texts, words.label(name))}
          </Field>
        ),
      },
    ]),
  );

type ActionsProps = Pick<Props, 'page' | 'ask'> & { words: PageLabels };

/** Actions on the whole list. */
function PageActions({ page: { resource }, words, ask }: ActionsProps) {
  const t = useTexts(resourceTexts);
  return (
    <>
      {resource.arrange && (
        <Button icon={<ArrowUpDown />} aria-haspopup="dialog" onClick={() => ask({ kind: 'arrange' })}>
          {t.arrange}
        </Button>
      )}
      {resource.add && (
        <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'form' })}>
          {t.add(words.noun)}
        </Button>
      )}
    </>
  );
}

function RowActions({ page, words, ask, row }: ActionsProps & { row: AnyRow }) {
  const t = useTexts(resourceTexts);
  const { resource, copy } = page;
  const bar = (own: readonly RowAction[]) => (
    <RowActionBar
      name={nameOf(page, row, words)}
      actions={[
        ...(resource.alter ? [{ text: t.edit, onAct: () => ask({ kind: 'form', row }) }] : []),
        ...own,
        ...(copy ? [{ text: t.copy, onAct: () => ask({ kind: 'form', copied: row }) }] : []),
        ...(resource.remove
          ? [{ text: t.remove, danger: true, onAct: () => ask({ kind: 'remove', row }) }]
          : []),
      ]}
    />
  );
  return page.rowActions ? page.rowActions(row, bar) : bar([]);
}

/** Columns of the table; the first links to the row's detail. */
function columnsOf(page: AnyPage, words: PageLabels, open: (key: string) => void): Column<AnyRow>[] {
  return page.columns.map((column, at): Column<AnyRow> => {
    if (typeof column !== 'string') return column;
    const type = page.fields[column];
    const say = (row: AnyRow) => fieldText(page, column, row[column], words);
    const show = (row: AnyRow) =>
      type?.cell?.(row[column], words.texts, { row, label: words.label(column) }) ?? say(row);
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
