import { DEMO_PARTNER } from '../seed/accounts';
import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES, TMC } from '../seed/organisation';
import './partners/schema';
import { storeSecret } from './partners/secrets';

export const seed: DemoSeed = {
  after: ['enterprise'],
  async insert({ tx, now, config }) {
    const { appNo, appName: app_name, purpose, contact, secret } = DEMO_PARTNER;
    const { tmcNumber: tmc_number } = TMC;
    await tx
      .insertInto('partner_app')
      .values({ app_no: appNo, app_name, tmc_number, purpose, contact, made_at: now })
      .execute();
    const { enterpriseNum: enterprise_num } = ENTERPRISES[0];
    await tx.insertInto('partner_app_enterprise').values({ app_no: appNo, enterprise_num }).execute();
    await storeSecret(tx, config, { appNo, secretNo: 1, secret, madeBy: null, madeAt: now });
  },
};
