import { defineLitElement } from '../../src/element/definition/define-lit-element';
import { portal } from './declaration';

export default defineLitElement({ declaration: portal, element: () => import('./Portal') });
