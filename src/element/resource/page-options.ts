import type { ComponentType, ReactNode } from 'react';
import type { AnyResource, FieldOf, FiltersOf, FormOf, RowOf } from '../../contract/resource/resource';
import type { Catalogue, Texts } from '../../domain/texts/texts';
import type { Column } from '../../ui/table/DataTable';
import type { FieldType } from './fields/field-type';

/** Texts of a page: what a row is called, what is said where there is none, what is searched for; and a label for each field. */
export type PageTexts<Field extends string> = Texts & {
  readonly noun: string;
  readonly nothing: string;
  readonly hint: string;
} & { readonly [F in Field]?: string };

/** Fields that are filled in, as the row shows them. */
type FormField<R extends AnyResource> = keyof FormOf<R> & FieldOf<R>;

/** What a list is narrowed to by a field; a field that is no filter has none. */
type FilterOf<R extends AnyResource, F> = F extends keyof FiltersOf<R>
  ? NonNullable<FiltersOf<R>[F]>
  : unknown;

export interface PageOptions<R extends AnyResource, T> {
  /** Path of the page, whose table preferences count where the list stands outside of a portal. */
  path: string;
  /** Names a row in buttons and questions. */
  title: FieldOf<R>;
  fields: { readonly [F in FieldOf<R>]?: FieldType<RowOf<R>[F], T, FilterOf<R, F>> };
  /** The first leads to the row, whole. */
  columns: readonly (FieldOf<R> | Column<RowOf<R>>)[];
  filters?: readonly (keyof FiltersOf<R> & FieldOf<R>)[];
  /** What is filled in; left out where nothing is added or changed. */
  form?: readonly FormField<R>[];
  /** Facts of a row, the fields of the form and of the columns unless they are given. */
  detail?: readonly FieldOf<R>[];
  /** Fields of the form that are asked for with what is filled in so far; the others always are. */
  asksFor?: { readonly [F in FormField<R>]?: (values: FormOf<R>) => boolean };
  /**
   * Fields of a row that the user may not change, though they may change the row: they are shown as they are, and `keptHint` of
   * the texts says why.
   */
  keeps?(row: RowOf<R>): readonly FormField<R>[];
  /** What is filled in, in other words: below the form, with every change. */
  preview?: ComponentType<{ values: FormOf<R> }>;
  /** A row can be copied: what the new one does not take over of it. */
  copy?(row: RowOf<R>): Partial<Record<FormField<R>, unknown>>;
  /** Where its address names no row it begins with the form of a new one. */
  beginsWithForm?: boolean;
  /** What the log of changes tells of besides the fields of the form. */
  logged?: readonly FieldOf<R>[];
  /** Departments that a row is of, where it is changed by who keeps all of these alone. */
  departmentsOf?(row: RowOf<R>): readonly string[];
  /** What else can be done with a row. */
  rowActions?(row: RowOf<R>): ReactNode;
  /** What else is shown of a row, below its facts. */
  sections?: ComponentType<{ row: RowOf<R> }>;
  /** Above the list: import, export; `query`: what the list asks for. */
  tools?: ComponentType<{ query: Readonly<Record<string, unknown>> }>;
}

export type AnyRow = Record<string, unknown> & { version: number };

/** Any page, for the code that serves every one. */
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
  copy?(row: AnyRow): Record<string, unknown>;
  beginsWithForm?: boolean;
  logged?: readonly string[];
  departmentsOf?(row: AnyRow): readonly string[];
  rowActions?(row: AnyRow): ReactNode;
  sections?: ComponentType<{ row: AnyRow }>;
  tools?: ComponentType<{ query: Readonly<Record<string, unknown>> }>;
  catalogue: Catalogue<Texts>;
}

/** Texts of a page in the language of the element. */
export interface Words {
  /** What the types of the fields find their words in. */
  texts: Texts;
  noun: string;
  nothing: string;
  hint: string;
  label(field: string): string;
}

/** A value in words; '' where there is none or it cannot be said. */
export function wordsOf(
  page: Pick<AnyPage, 'fields'>,
  field: string,
  value: unknown,
  { texts }: Pick<Words, 'texts'>,
): string {
  return value === undefined || value === null ? '' : (page.fields[field]?.words(value, texts) ?? '');
}

export const nameOf = (page: AnyPage, row: AnyRow, words: Words): string =>
  wordsOf(page, page.title, row[page.title], words);
export const keyOf = ({ resource }: AnyPage, row: AnyRow): string => String(row[resource.key]);
