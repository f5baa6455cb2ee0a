import type { Area } from '../server/area';
import { purgeImports } from './queries';
import { importJobCalls } from './routes';
import { workOnImports } from './work';

export const area: Area = {
  name: 'import-job',
  implementations: () => importJobCalls,
  dueTasks: {
    async 'go on with imports left behind'(context) {
      const { background, log } = context;
      background.run('work on imports', log, () => workOnImports(context));
    },
    'purge imports': purgeImports,
  },
};
