import { DEMO_PARTNER } from '../seed/accounts';
import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES } from '../seed/organisation';

export const seed: DemoSeed = {
  after: ['enterprise'],
  async insert({ tx }) {
    const { appNo: app_no, appName: app_name, secret } = DEMO_PARTNER;
    await tx.insertInto('partner_app').values({ app_no, app_name, secret }).execute();
    const { enterpriseNum: enterprise_num } = ENTERPRISES[0];
    await tx.insertInto('partner_app_enterprise').values({ app_no, enterprise_num }).execute();
  },
};
