import { defineElement } from '../../src/element/definition/define-element';
import css from './app-download.css?inline';
import { appDownload } from './declaration';

export default defineElement({
  declaration: appDownload,
  view: () => import('./AppDownload'),
  styles: [css],
});
