import { defineElement } from '../../../src/element/definition/define-element';
import css from './report-dashboard.css?inline';
import { reportDashboard } from './declaration';

export default defineElement({
  declaration: reportDashboard,
  view: () => import('./ReportDashboard'),
  styles: [css],
});
