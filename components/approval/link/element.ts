import { defineElement } from '../../../src/element/definition/define-element';
import css from './approval-link.css?inline';
import { approvalLink } from './declaration';

export default defineElement({
  declaration: approvalLink,
  view: () => import('./ApprovalLink'),
  styles: [css],
});
