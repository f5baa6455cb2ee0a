import type { Area } from '../server/area';
import { makeNextExport } from './make';
import { mountExportFile } from './mount-file';
import { removeExpired } from './remove-expired';
import { downloadRoutes } from './routes';

export const area: Area = {
  name: 'download',
  implementations: downloadRoutes,
  mount: mountExportFile,
  dueTasks: {
    // one at a time: what else is due waits for it
    'make exports left behind': ({ db, now, deps: { files }, log }) =>
      makeNextExport({ db, now, files, log }),
    'remove expired exports': removeExpired,
  },
};
