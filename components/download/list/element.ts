import { defineElement } from '../../../src/element/definition/define-element';
import css from './download-list.css?inline';
import { downloadList } from './declaration';

export default defineElement({
  declaration: downloadList,
  view: () => import('./DownloadList'),
  styles: [css],
});
