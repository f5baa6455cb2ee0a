import { defineElement } from '../../src/element/definition/define-element';
import css from './authorize.css?inline';
import { authorize } from './declaration';

export default defineElement({ declaration: authorize, view: () => import('./Authorize'), styles: [css] });
