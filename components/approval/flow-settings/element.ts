import { defineElement } from '../../../src/element/definition/define-element';
import drawnPathCss from './path/drawn-path.css?inline';
import css from './flow-settings.css?inline';
import versionsCss from './path/versions.css?inline';
import { approvalFlow } from './declaration';

export default defineElement({
  declaration: approvalFlow,
  view: () => import('./ApprovalFlow'),
  styles: [css, drawnPathCss, versionsCss],
});
