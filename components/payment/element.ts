import { defineElement } from '../../src/element/definition/define-element';
import css from './payment.css?inline';
import { payment } from './declaration';

export default defineElement({ declaration: payment, view: () => import('./Payment'), styles: [css] });
