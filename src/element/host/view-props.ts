import type { Host } from './host';
import type { Declaration, ValuesOf } from '../definition/declaration';

/** Props of the view of a React element. */
export type ViewProps<D extends Declaration> = ValuesOf<D> & { readonly host: Host<D> };
