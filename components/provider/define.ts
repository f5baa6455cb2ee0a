import { defineLitAtOnce } from '../../src/element/definition/lit/define-lit-at-once';
import element from './element';
import Provider from './Provider';

/** Defines the element synchronously, for bundlers of the package. */
export const define = (): void => defineLitAtOnce(element, Provider);
