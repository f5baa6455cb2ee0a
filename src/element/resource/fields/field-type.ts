import type { ReactNode } from 'react';

/** A value and what changes it. */
export interface Bound<V> {
  value: V;
  onChange(value: V): void;
}

/** A field of a form that is drawn as a whole, its label and what is wrong with it too. */
export interface BoundField<V> extends Bound<V> {
  label: string;
  required: boolean;
  helper: string | undefined;
  error: string | undefined;
}

/**
 * How values of one kind are shown, filled in and looked for: said once for columns, forms, filters and the log of changes.
 * `F`: what is looked for by it where that is not a value, as the number alone of what a field names.
 */
export interface FieldType<V, T = unknown, F = V> {
  /** In words, e.g. in the log of changes. */
  words(value: V, t: T): string;
  /** What a change of it comes to, in the log of changes; the words of before and after unless it is given. */
  change?(before: V | undefined, after: V | undefined, t: T): string;
  /** In a column and among the facts of a row; the words unless it is given. */
  cell?(value: V, t: T): ReactNode;
  /** What a new row begins with; null: nothing. */
  blank: V | null;
  /** Left out where it is not filled in. */
  control?(bound: Bound<V | null>, t: T, label: string): ReactNode;
  /** In place of `control`: what is more than one control. */
  block?(bound: BoundField<V | null>, t: T): ReactNode;
  /** Left out where nothing is looked for by it; undefined: it narrows nothing. */
  filter?(bound: Bound<F | undefined>, t: T, label: string): ReactNode;
  /** A filter as an address has it; undefined for what is none. */
  parse?(text: string): F | undefined;
  required?: boolean;
  numeric?: boolean;
  /** Least width of its column, px. */
  width?: number;
}
