import { defineLitAtOnce } from '../../src/element/definition/lit/define-lit-at-once';
import element from './element';
import Portal from './Portal';

/** Defines the element synchronously, for bundlers of the package. */
export const define = (): void => defineLitAtOnce(element, Portal);
