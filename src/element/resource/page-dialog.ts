import type { AnyRow } from './page-options';

/** The dialog over the page; a form without a row adds one, `copied`: that begins as another. */
export type Asked =
  | { kind: 'form'; row?: AnyRow; copied?: AnyRow }
  | { kind: 'remove'; row: AnyRow }
  | { kind: 'arrange' };
