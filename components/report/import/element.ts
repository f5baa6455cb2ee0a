import { defineElement } from '../../../src/element/definition/define-element';
import { recordImport } from './declaration';

export default defineElement({
  declaration: recordImport,
  view: () => import('./RecordImport'),
  styles: [],
});
