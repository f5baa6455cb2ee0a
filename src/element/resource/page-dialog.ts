import type { AnyRow } from './page-options';

/** What is asked for over the page; a form without a row adds one, `copied`: that begins as another. */
export type Asked =
  | { kind: 'form'; row?: AnyRow; copied?: AnyRow }
  | { kind: 'remove'; row: AnyRow }
  | { kind: 'arrange' };
