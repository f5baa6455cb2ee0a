import { beginSingleSignOn, redeemSingleSignOn } from '../../../src/contract/login/single-sign-on';
import { inTransaction } from '../db/transaction';
import { limitLogins } from '../login/credentials';
import type { Area } from '../server/area';
import { implementOpen } from '../server/http/implement';
import { isSecure } from './answers';
import { begin } from './begin';
import { browserSecret } from './browser';
import { mountSingleSignOn } from './mount';
import { redeem } from './redeem';

export const area: Area = {
  name: 'single-sign-on',
  implementations: ({ config }) => [
    implementOpen(beginSingleSignOn, async (context, asked) => {
      await limitLogins(context, config.loginsPerMinute);
      return begin(context.db, config, asked, context.now);
    }),
    implementOpen(redeemSingleSignOn, async (context, given) => {
      await limitLogins(context, config.loginsPerMinute);
      const { ip, device, now } = context;
      const browser = browserSecret(context, isSecure(config));
      return inTransaction(context.db, (tx) => redeem(tx, given, browser, { ip, device, now }));
    }),
  ],
  mount: mountSingleSignOn,
};
