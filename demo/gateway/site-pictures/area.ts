import type { Area } from '../server/area';
import { removeUnusedPictures } from './remove-unused';
import { mountPictures } from './serve';

export const area: Area = {
  name: 'site-pictures',
  mount: mountPictures,
  dueTasks: { 'remove unused pictures': removeUnusedPictures },
};
