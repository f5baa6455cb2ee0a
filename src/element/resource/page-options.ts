import type { ComponentType, ReactNode } from 'react';
import type { AnyResource, FieldOf, FiltersOf, FormOf, RowOf } from '../../contract/resource/resource';
import type { Catalogue, Texts } from '../../domain/texts/texts';
import type { Column } from '../../ui/table/DataTable';
import type { FieldType } from './fields/field-type';
import type { RowAction } from './RowActionBar';

export type ShowActions = (actions: readonly RowAction[]) => ReactNode;

/** Texts of a page: noun of a row, message for an empty list, name of the search, and a label for each field. */
export type PageTexts<Field extends string> = Texts & {
  readonly noun: string;
  readonly nothing: string;
  readonly hint: string;
} & { readonly [F in Field]?: string };

/** Properties of the bar with the actions on the selected rows of all pages. */
export interface SelectionProps<Row> {
  chosen: ReadonlyMap<string, Row>;
  /** Number of rows of the list with its filters. */
  total: number;
  /** Body of the list's call. */
  query: Readonly<Record<string, unknown>>;
  /** Selects further rows. */
  choose(rows: readonly Row[]): void;
  unchoose(): void;
}

/** Fields of the form, with values as in the row. */
type FormField<R extends AnyResource> = keyof FormOf<R> & FieldOf<R>;

/** Type of a field's filter; `unknown` for a field without one. */
type FilterOf<R extends AnyResource, F> = F extends keyof FiltersOf<R>
  ? NonNullable<FiltersOf<R>[F]>
  : unknown;

export interface PageOptions<R extends AnyResource, T> {
  /** Path of the page whose table preferences apply where the list is outside a portal. */
  path: string;
  /** Field that identifies a row in buttons and questions. */
  title: FieldOf<R>;
  fields: { readonly [F in FieldOf<R>]?: FieldType<RowOf<R>[F], T, FilterOf<R, F>> };
  /** Columns of the list; the first links to the row's detail. */
  columns: readonly (FieldOf<R> | Column<RowOf<R>>)[];
  filters?: readonly (keyof FiltersOf<R> & FieldOf<R>)[];
  /** Fields of the form; omitted when rows are neither added nor changed. */
  form?: readonly FormField<R>[];
  /** Fields of the detail; defaults to those of the form and of the columns. */
  detail?: readonly FieldOf<R>[];
  /** Conditions of form fields that depend on the current values; fields without one are always shown. */
  asksFor?: { readonly [F in FormField<R>]?: (values: FormOf<R>) => boolean };
  /**
   * Fields of a row that the user may not change, although they may change the row: these are read-only, and the text
   * `keptHint` gives the reason.
   */
  keeps?(row: RowOf<R>): readonly FormField<R>[];
  /** Summary of the current values below the form, updated with every change. */
  preview?: ComponentType<{ values: FormOf<R> }>;
  /** Enables copying a row; returns the values that differ from the original. */
  copy?(row: RowOf<R>, t: T): Partial<Record<FormField<R>, unknown>>;
  /** Opens the form of a new row when the address names no row. */
  beginsWithForm?: boolean;
  /** Fields in the log of changes, in addition to those of the form. */
  logged?: readonly FieldOf<R>[];
  /** Departments of a row; changing it requires the right in all of them. */
  departmentsOf?(row: RowOf<R>): readonly string[];
  /** Further actions on a row: renders them by `show`, and their dialogs. */
  rowActions?(row: RowOf<R>, show: ShowActions): ReactNode;
  /** Further content of the detail, below the facts. */
  sections?: ComponentType<{ row: RowOf<R> }>;
  /** Tools above the list, such as import and export; `query`: body of the list's call. */
  tools?: ComponentType<{ query: Readonly<Record<string, unknown>> }>;
  /** Bar with the actions on the selected rows. Users select the rows that they may change; omitted for no selection. */
  Bar?: ComponentType<SelectionProps<RowOf<R>>>;
}

export type AnyRow = Record<string, unknown> & { version: number };

/** A page without type parameters, for the code common to all pages. */
export interface AnyPage {
  resource: AnyResource;
  path: string;
  title: string;
  fields: Readonly<Record<string, FieldType<unknown> | undefined>>;
  columns: readonly (string | Column<AnyRow>)[];
  filters?: readonly string[];
  form?: readonly string[];
  detail?: readonly string[];
  asksFor?: Readonly<Record<string, ((values: Record<string, unknown>) => boolean) | undefined>>;
  keeps?(row: AnyRow): readonly string[];
  preview?: ComponentType<{ values: Record<string, unknown> }>;
  copy?(row: AnyRow, texts: Texts): Record<string, unknown>;
  beginsWithForm?: boolean;
  logged?: readonly string[];
  departmentsOf?(row: AnyRow): readonly string[];
  rowActions?(row: AnyRow, show: ShowActions): ReactNode;
  sections?: ComponentType<{ row: AnyRow }>;
  tools?: ComponentType<{ query: Readonly<Record<string, unknown>> }>;
  Bar?: ComponentType<SelectionProps<AnyRow>>;
  catalogue: Catalogue<Texts>;
}

/** Texts of a page in the language of the element. */
export interface PageLabels {
  /** Texts for the field types. */
  texts: Texts;
  noun: string;
  nothing: string;
  hint: string;
  label(field: string): string;
}

/** A value in words; '' where there is no text for it. */
export function fieldText(
  page: Pick<AnyPage, 'fields'>,
  field: string,
  value: unknown,
  { texts }: Pick<PageLabels, 'texts'>,
): string {
  const type = page.fields[field];
  if (value === undefined) return '';
  return (value === null ? type?.none?.(texts) : type?.words(value, texts)) ?? '';
}

export const nameOf = (page: AnyPage, row: AnyRow, words: PageLabels): string =>
  fieldText(page, page.title, row[page.title], words);
export const keyOf = ({ resource }: AnyPage, row: AnyRow): string => String(row[resource.key]);
