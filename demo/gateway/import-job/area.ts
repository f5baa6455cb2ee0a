import type { Area } from '../server/area';
import { purgeImports } from './queries';
import { importJobCalls } from './routes';
import { writeImport } from './work';

export const area: Area = {
  name: 'import-job',
  implementations: () => importJobCalls,
  jobs: [writeImport],
  dueTasks: { 'purge imports': purgeImports },
};
