import type { Area } from '../server/area';
import { mountDeveloperPage } from './page';

export const area: Area = {
  name: 'developer',
  mount(app, { db, deps, clock }) {
    if (deps.config.developerPages) mountDeveloperPage(app, db, deps.config, clock);
  },
};
