import type { Area } from '../server/area';
import { giveUpClaimFiles, carryOutDueClaims } from './claims/take-effect';
import { mountLinkPage } from './link-page';
import { purgeAccountLinks } from './links';
import { accountSafetyRoutes } from './routes';

export const area: Area = {
  name: 'account-safety',
  implementations: accountSafetyRoutes,
  mount: mountLinkPage,
  dueTasks: {
    'purge links of accounts': ({ db, now }) => purgeAccountLinks(db, now),
    'take claims of accounts into effect': carryOutDueClaims,
    'give up documents of claims': giveUpClaimFiles,
  },
};
