import { defineElement } from '../../../src/element/definition/define-element';
import css from './approval-detail.css?inline';
import pathCss from './approval-path.css?inline';
import violationsCss from './violations.css?inline';
import { approvalDetail } from './declaration';

export default defineElement({
  declaration: approvalDetail,
  view: () => import('./ApprovalDetail'),
  styles: [css, pathCss, violationsCss],
});
