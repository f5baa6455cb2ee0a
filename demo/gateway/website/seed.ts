import type { Insertable } from 'kysely';
import type { Schema } from '../db/schema';
import type { DemoSeed } from '../seed/demo-seed';
import { TMC } from '../seed/organisation';

/** The TMC's site at every host. */
const WEBSITES: Insertable<Schema['website']>[] = [
  {
    host: '*',
    tmc_number: TMC.tmcNumber,
    logo: '/site-images/logo.svg',
    backgroung_img: '/site-images/background.svg',
    website_name: '远途商旅',
    plat_name: '企业差旅管理平台',
    copy_right1: `© ${TMC.tmcName}`,
    copy_right2: '演示站点，企业、人员、订单与价格均为虚构',
  },
];

export const seed: DemoSeed = {
  after: ['enterprise'],
  insert: ({ tx }) => tx.insertInto('website').values(WEBSITES).execute(),
};
