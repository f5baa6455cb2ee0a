import { defineElement } from '../../src/element/definition/define-element';
import css from './home.css?inline';
import { home } from './declaration';

export default defineElement({ declaration: home, view: () => import('./Home'), styles: [css] });
