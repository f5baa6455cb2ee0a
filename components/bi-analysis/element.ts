import { defineElement } from '../../src/element/definition/define-element';
import css from './bi-analysis.css?inline';
import { biAnalysis } from './declaration';

export default defineElement({ declaration: biAnalysis, view: () => import('./BiAnalysis'), styles: [css] });
