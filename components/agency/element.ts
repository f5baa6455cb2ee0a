import { defineElement } from '../../src/element/definition/define-element';
import css from './agency.css?inline';
import { agency } from './declaration';

export default defineElement({ declaration: agency, view: () => import('./Agency'), styles: [css] });
