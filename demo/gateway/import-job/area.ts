import type { Area } from '../server/area';
import { purgeImports } from './queries';
import { importJobCalls } from './routes';
import { purgeWholeImports } from './whole/queries';
import { wholeImportCalls } from './whole/routes';
import { workOnImport } from './whole/work';
import { writeImport } from './work';

export const area: Area = {
  name: 'import-job',
  implementations: () => [...importJobCalls, ...wholeImportCalls],
  jobs: [writeImport, workOnImport],
  dueTasks: { 'purge imports': purgeImports, 'purge whole imports': purgeWholeImports },
};
