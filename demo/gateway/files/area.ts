import type { Area } from '../server/area';
import { mountDownload } from './download';
import { removeUnattached } from './remove-unattached';
import { filesRoutes } from './routes';

export const area: Area = {
  name: 'files',
  implementations: filesRoutes,
  mount: mountDownload,
  dueTasks: { 'remove unattached files': removeUnattached },
};
