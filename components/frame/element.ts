import { defineElement } from '../../src/element/definition/define-element';
import css from './frame.css?inline';
import { frame } from './declaration';

export default defineElement({ declaration: frame, view: () => import('./Frame'), styles: [css] });
