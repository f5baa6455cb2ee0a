import type { Host } from './host';
import type { Declaration, ValuesOf } from '../definition/declaration';

/** What the view of a React element is given. */
export type ViewProps<D extends Declaration> = ValuesOf<D> & { readonly host: Host<D> };
