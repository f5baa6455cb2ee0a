import { defineLitElement } from '../../src/element/definition/lit/define-lit-element';
import { portal } from './declaration';

export default defineLitElement({ declaration: portal, element: () => import('./Portal') });
