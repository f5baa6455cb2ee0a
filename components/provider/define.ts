import { defineLitAtOnce } from '../../src/element/definition/lit/define-lit-at-once';
import element from './element';
import Provider from './Provider';

/** Defines the element with its class at hand, before this returns: for those who build with the package. */
export const define = (): void => defineLitAtOnce(element, Provider);
