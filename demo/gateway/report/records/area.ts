import { implementTableImport } from '../../import-job/implement';
import type { Area } from '../../server/area';
import { tableImport } from './table-import';

export const area: Area = {
  name: 'report/records',
  implementations: (deps) => [implementTableImport(tableImport, deps)],
};
