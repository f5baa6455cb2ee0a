import type { ReactNode } from 'react';

/** A value with its setter. */
export interface FieldBinding<V> {
  value: V;
  onChange(value: V): void;
}

/** A field that renders itself including its label and error. */
export interface BoundField<V> extends FieldBinding<V> {
  label: string;
  required: boolean;
  helper: string | undefined;
  error: string | undefined;
}

/** Place of a value: its row, and the label of its field. */
export interface FieldPlace {
  row: Readonly<Record<string, unknown>>;
  label: string;
}

/**
 * Display, input and filtering of values of one kind, defined once for columns, forms, filters and the log of changes.
 * `F`: type of the filter where it differs from the value, such as a number for a reference.
 */
export interface FieldType<V, T = unknown, F = V> {
  /** Value as text, e.g. in the log of changes. */
  words(value: V, t: T): string;
  /** Text of a missing value in lists, details and the log of changes; defaults to no text. */
  none?(t: T): string;
  /** Text of a change in the log of changes; defaults to the texts before and after. */
  change?(before: V | undefined, after: V | undefined, t: T): string;
  /** Content of a column and of the detail; defaults to the text. `at`: the row and the label of the field. */
  cell?(value: V, t: T, at: FieldPlace): ReactNode;
  /** Initial value of a new row; null for none. */
  blank: V | null;
  /** Control of the form; omitted for fields without input. */
  control?(bound: FieldBinding<V | null>, t: T, label: string): ReactNode;
  /** Replaces `control` for fields with several controls. */
  block?(bound: BoundField<V | null>, t: T): ReactNode;
  /** Control of the filter; omitted for fields without one. An undefined value does not narrow the list. */
  filter?(bound: FieldBinding<F | undefined>, t: T, label: string): ReactNode;
  /** Parses a filter from an address; undefined for an invalid one. */
  parse?(text: string): F | undefined;
  required?: boolean;
  numeric?: boolean;
  /** Minimum width of its column in px. */
  width?: number;
}
