import type { Area } from '../server/area';
import { mountClaimPages } from './claims/developer/pages';
import { giveUpClaimFiles, carryOutDueClaims } from './claims/take-effect';
import { mountLinkPage } from './link-page';
import { purgeAccountLinks } from './links';
import { accountSafetyRoutes } from './routes';

export const area: Area = {
  name: 'account-safety',
  implementations: accountSafetyRoutes,
  async mount(app, context) {
    await mountLinkPage(app, context);
    if (!context.deps.config.developerPages) return;
    await app.register(async (pages) => {
      pages.addHook('onRequest', context.limitCalls);
      mountClaimPages(pages, context);
    });
  },
  dueTasks: {
    'purge links of accounts': ({ db, now }) => purgeAccountLinks(db, now),
    'take claims of accounts into effect': carryOutDueClaims,
    'give up documents of claims': giveUpClaimFiles,
  },
};
