import { defineElement } from '../../src/element/definition/define-element';
import css from './third-web.css?inline';
import { thirdWeb } from './declaration';

export default defineElement({ declaration: thirdWeb, view: () => import('./ThirdWeb'), styles: [css] });
