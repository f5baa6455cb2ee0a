import type { Area } from '../server/area';
import { makeExport } from './make';
import { mountExportFile } from './mount-file';
import { removeExpired } from './remove-expired';
import { downloadRoutes } from './routes';

export const area: Area = {
  name: 'download',
  implementations: downloadRoutes,
  mount: mountExportFile,
  jobs: [makeExport],
  dueTasks: { 'remove expired exports': removeExpired },
};
