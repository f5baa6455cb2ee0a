import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { BodyOf, ResultOf } from '../../contract/call';
import type { Catalogue, Texts, TextsOf } from '../../domain/texts/texts';
import type { Column } from '../../ui/table/DataTable';
import { useAllTexts } from '../../ui/texts/use-texts';
import { ExportBar } from '../export/ExportBar';
import type { Filters, ListStore, Sorting } from '../list/list-store';
import type { FilterType } from './filter-types';
import { lazyPart } from '../host/lazy-part';
import { ListView, type ListCall, type ListPageTexts, type Page, type ListResult } from './ListView';

// loaded later: most lists save no filters
const SavedListViews = lazyPart(() => import('./SavedListViews'));

type AllTexts = Readonly<Record<string, Texts>>;
type Catalogues<T extends AllTexts> = { readonly [Name in keyof T]: Catalogue<T[Name]> };
type CatalogueTexts<T extends AllTexts> = { readonly [Name in keyof T]: TextsOf<T[Name]> };
type Paging = 'pageIndex' | 'pageSize';

interface ListOptions<C extends ListCall, T, V, Row extends object, Of> {
  /** Path of the page whose table preferences apply where the list is outside a portal. */
  path: string;
  /** Set for one of several lists on a page, which has its own preferences everywhere. */
  isApart?: boolean;
  /** False inside a card. */
  framed?: boolean;
  words(t: T): ListPageTexts;
  /** Filters besides the keyword, in display order. */
  filters?: { readonly [Name in keyof V]: FilterType<V[Name], T> };
  /** Returns the body of the call without paging. */
  ask(filters: Filters<V>, of: Of, sort: Sorting): Omit<BodyOf<C>, Paging>;
  rows(answer: ResultOf<C>): readonly Row[];
  rowKey(row: Row): string;
  columns(t: T, of: Of): Column<Row>[];
  rowActions?(row: Row, of: Of): ReactNode;
  /** True for rows that can be selected, across pages; by default all. */
  isSelectable?(row: Row): boolean;
  /** Bar with the actions on the selected rows; omitted when no row is selectable. */
  Bar?: ComponentType<{ of: Of; chosen: ReadonlyMap<string, Row> }>;
  /** Text of the totals across all pages. */
  sums?(answer: ResultOf<C>, t: T): string;
  /** Kind of the export at the gateway, and the archive with the files of the rows. */
  exports?: { kind: string; files?(t: T): { kind: string; text: string } };
  /**
   * The user saves the filters under names, for the page of `path`, and applies them later. Filters without a saved form
   * stay out.
   */
  savesViews?: true;
  /** Content above the filters. */
  Above?: ComponentType<{ of: Of } & ListResult<ResultOf<C>, Filters<V>>>;
  /** Content after the search and reset buttons. */
  Actions?: ComponentType<{ of: Of }>;
  /** Content between the filters and the table. */
  Between?: ComponentType<{ of: Of } & ListResult<ResultOf<C>, Filters<V>>>;
  /** Polling interval in ms while in view; false for none. */
  refetchInterval?(answer: ResultOf<C> | undefined): number | false;
  /** True when a response stays in view until the one to another query arrives; the default. */
  keepPrevious?(answer: ResultOf<C>, of: Of): boolean;
}

/** `of`: model for columns and actions; it must be stable between renders. */
interface ListProps<V, Row, Of> {
  listing: ListStore<Filters<V>, Row>;
  of: Of;
  /** Called when the user opens the list of exports. */
  onShowFiles?(): void;
  /** False disables the selection of rows. */
  canChoose?: boolean;
  /** Called with whether the user may see the list. */
  onSeen?(maySee: boolean): void;
}

/**
 * Creates a list for a call: filters, configurable table, paging, actions on rows, totals and export.
 *
 *     const Recharges = listPage(queryRechargeList, { t: rechargeTexts }, {
 *       path: '/managementCenter/offlineRecharge',
 *       words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.query, hint: t.keywordHint }),
 *       filters: { day: dayFilter(({ t }) => t.day) },
 *       ask: ({ keyword, day = '' }) => ({ keyword, day }),
 *       rows: ({ offlineRechargeList }) => offlineRechargeList,
 *       rowKey: ({ rechargeNo }) => rechargeNo,
 *       columns: ({ t }, wallet: Wallet) => rechargeColumns(t, wallet.show),
 *     });
 *     <Recharges listing={wallet.recharges} of={wallet} /> // the listing is of createListing
 */
export function listPage<C extends ListCall, T extends AllTexts, V, Row extends object, Of = undefined>(
  call: C,
  catalogues: Catalogues<T>,
  options: ListOptions<C, CatalogueTexts<T>, V, Row, Of>,
): ComponentType<ListProps<V, Row, Of>>;
/** The implementation is untyped; the overload has checked the parts against the call. */
export function listPage(
  call: ListCall,
  catalogues: Catalogues<AllTexts>,
  options: AnyOptions,
): ComponentType<AnyProps> {
  const { filters = {}, Bar, Above, Actions, Between, refetchInterval, ...list } = options;
  return function ListPage({ listing, of, onShowFiles, canChoose = true, onSeen }) {
    const t = useAllTexts(catalogues);
    const columns = useMemo(() => options.columns(t, of), [t, of]);
    return (
      <ListView
        {...list}
        {...{ call, listing, columns, filters, onSeen }}
        texts={t}
        words={options.words(t)}
        ask={({ filters: values, sort }) => options.ask(values, of, sort)}
        options={{
          live: true,
          keepPrevious: options.keepPrevious ? (answer) => options.keepPrevious?.(answer, of) === true : true,
          ...(refetchInterval && { refetchInterval }),
        }}
        rowActions={options.rowActions && ((row) => options.rowActions?.(row, of))}
        above={Above && ((shown) => <Above of={of} {...shown} />)}
        actions={Actions && <Actions of={of} />}
        between={(shown) => (
          <>
            {Between && <Between of={of} {...shown} />}
            <Tools {...{ options, listing, t, shown, onShowFiles }} />
          </>
        )}
        isSelectable={Bar && canChoose ? (options.isSelectable ?? (() => true)) : undefined}
        bar={Bar && ((chosen) => <Bar of={of} chosen={chosen} />)}
      />
    );
  };
}

type AnyFilters = Readonly<Record<string, unknown>>;
type AnyOptions = ListOptions<ListCall, unknown, AnyFilters, object, unknown>;
type AnyProps = ListProps<AnyFilters, object, unknown>;

interface ToolsProps extends Pick<AnyProps, 'listing'> {
  onShowFiles: (() => void) | undefined;
  options: AnyOptions;
  t: unknown;
  shown: ListResult<Page, Filters>;
}

/** Saved filters, totals across all pages, and the export buttons. */
function Tools({ options, listing, t, shown: { answer, query }, onShowFiles }: ToolsProps) {
  const { sums, exports, savesViews, path, filters = {} } = options;
  const views = savesViews && <SavedListViews pagePath={path} listing={listing} types={filters} texts={t} />;
  const hasRows = answer !== undefined && answer.total > 0;
  const said = hasRows && sums && (
    <p className="tp-list-sums" role="status">
      {sums(answer, t)}
    </p>
  );
  const isExported = hasRows && exports && onShowFiles;
  if (!views && !isExported) return said;
  const files = exports?.files?.(t);
  return (
    <div className="tp-list-tools">
      {views}
      {said}
      {isExported && (
        <ExportBar kind={exports.kind} query={query} {...(files && { files })} onShowFiles={onShowFiles} />
      )}
    </div>
  );
}
