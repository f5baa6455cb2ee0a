import { defineElement } from '../../../src/element/definition/define-element';
import detailCss from '../detail/approval-detail.css?inline';
import pathCss from '../detail/approval-path.css?inline';
import violationsCss from '../detail/violations.css?inline';
import css from './approval-list.css?inline';
import { approvalList } from './declaration';

export default defineElement({
  declaration: approvalList,
  view: () => import('./ApprovalList'),
  styles: [css, detailCss, pathCss, violationsCss],
});
