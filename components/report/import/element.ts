import { defineElement } from '../../../src/element/definition/define-element';
import css from './record-import.css?inline';
import { recordImport } from './declaration';

export default defineElement({
  declaration: recordImport,
  view: () => import('./RecordImport'),
  styles: [css],
});
