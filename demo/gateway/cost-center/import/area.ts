import { implementWholeImport } from '../../import-job/whole/implement';
import type { Area } from '../../server/area';
import { wholeImport } from './whole-import';

export const area: Area = {
  name: 'cost-center/import',
  implementations: () => [implementWholeImport(wholeImport)],
};
