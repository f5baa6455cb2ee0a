import type { AnyRow } from './page-options';

/** Dialog over the page. A form without a row adds one; `copied` is the row with its initial values. */
export type DialogState =
  | { kind: 'form'; row?: AnyRow; copied?: AnyRow }
  | { kind: 'remove'; row: AnyRow }
  | { kind: 'arrange' };
