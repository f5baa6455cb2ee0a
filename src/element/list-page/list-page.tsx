import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { BodyOf, ResultOf } from '../../contract/call';
import type { Catalogue, Texts, TextsOf } from '../../domain/texts/texts';
import type { Column } from '../../ui/table/DataTable';
import { useAllTexts } from '../../ui/texts/use-texts';
import { ExportBar } from '../export/ExportBar';
import type { Filters, Listing, Sorting } from '../list/listing';
import type { FilterType } from './filter-types';
import { ListView, type ListCall, type ListWords, type Page, type Shown } from './ListView';

type AllTexts = Readonly<Record<string, Texts>>;
type Catalogues<T extends AllTexts> = { readonly [Name in keyof T]: Catalogue<T[Name]> };
type Said<T extends AllTexts> = { readonly [Name in keyof T]: TextsOf<T[Name]> };
type Paging = 'pageIndex' | 'pageSize';

interface ListOptions<C extends ListCall, T, V, Row extends object, Of> {
  /** Path of the page, whose table preferences count where the list stands outside of a portal. */
  path: string;
  /** It is one of several on its page, and has preferences of its own wherever it stands. */
  isApart?: boolean;
  /** false where it stands in a card already. */
  framed?: boolean;
  words(t: T): ListWords;
  /** Filters besides the keyword, in their order on the screen. */
  filters?: { readonly [Name in keyof V]: FilterType<V[Name], T> };
  /** The body of the call, without the page. */
  ask(filters: Filters<V>, of: Of, sort: Sorting): Omit<BodyOf<C>, Paging>;
  rows(answer: ResultOf<C>): readonly Row[];
  rowKey(row: Row): string;
  columns(t: T, of: Of): Column<Row>[];
  rowActions?(row: Row, of: Of): ReactNode;
  /** Which rows can be chosen, over pages; all of them unless it is said. */
  isSelectable?(row: Row): boolean;
  /** The bar with the actions on the chosen rows; left out where no row can be chosen. */
  Bar?: ComponentType<{ of: Of; chosen: ReadonlyMap<string, Row> }>;
  /** The sums over all pages, in words. */
  sums?(answer: ResultOf<C>, t: T): string;
  /** The export by its name at the gateway, and the packed files of the rows. */
  exports?: { kind: string; files?(t: T): { kind: string; text: string } };
  /** Above the filters. */
  Above?: ComponentType<{ of: Of } & Shown<ResultOf<C>, Filters<V>>>;
  /** Behind the buttons that search and reset. */
  Actions?: ComponentType<{ of: Of }>;
  /** Between the filters and the table. */
  Between?: ComponentType<{ of: Of } & Shown<ResultOf<C>, Filters<V>>>;
  /** After so many ms it is asked anew while it is in view. */
  refetchInterval?(answer: ResultOf<C> | undefined): number | false;
  /** Whether an answer stays in view until that to another question is there; any does unless it is said. */
  keepPrevious?(answer: ResultOf<C>, of: Of): boolean;
}

/** `of`: the model that columns and actions need; it must be stable between renders. */
interface ListProps<V, Row, Of> {
  listing: Listing<Filters<V>, Row>;
  of: Of;
  /** The user wants to see the files that are made of the list. */
  onShowFiles?(): void;
  /** false: no row can be chosen. */
  canChoose?: boolean;
  /** Told whether the user may see any at all. */
  onSeen?(maySee: boolean): void;
}

/**
 * A list over a call: filters, the user's own table, pages, actions on its rows, sums and export.
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
  options: ListOptions<C, Said<T>, V, Row, Of>,
): ComponentType<ListProps<V, Row, Of>>;
/** From here on it is any list: its parts have been checked against its call. */
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
            <Tools {...{ options, t, shown, onShowFiles }} />
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

interface ToolsProps {
  onShowFiles: (() => void) | undefined;
  options: AnyOptions;
  t: unknown;
  shown: Shown<Page, Filters>;
}

/** The sums over all pages, and the buttons that export them. */
function Tools({ options: { sums, exports }, t, shown: { answer, query }, onShowFiles }: ToolsProps) {
  if (!answer || answer.total === 0) return null;
  const said = sums && (
    <p className="tp-list-sums" role="status">
      {sums(answer, t)}
    </p>
  );
  if (!exports || !onShowFiles) return said;
  const files = exports.files?.(t);
  return (
    <div className="tp-list-tools">
      {said}
      <ExportBar kind={exports.kind} query={query} {...(files && { files })} onShowFiles={onShowFiles} />
    </div>
  );
}
