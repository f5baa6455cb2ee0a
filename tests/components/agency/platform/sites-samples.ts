import type { AgencySite } from '../../../../src/contract/agency/platform/sites';
import type { Answers } from '../../../support/components/fake-runtime';

export const PICTURE = `/site-pictures/F${'1'.repeat(32)}.webp`;

const SITE: AgencySite = {
  host: '*',
  websiteName: '远途商旅',
  platName: '企业差旅管理平台',
  logo: '',
  backgroungImg: '',
  copyRight1: '© 远途商旅服务有限公司',
  copyRight2: '',
  revision: 3,
};

export const siteAnswers = (): Answers => ({
  queryAgencySites: () => ({ total: 2, siteList: [SITE, { ...SITE, host: 'travel.example' }] }),
  queryAgencySite: () => ({
    site: SITE,
    historyList: [
      {
        logTime: '2026-11-29T01:00:00.000Z',
        operatorName: '方若兰',
        kind: 'alterSite',
        summary: '修改网站*：网站名称远途→远途商旅',
      },
    ],
  }),
  addSite: () => ({}),
  alterSite: () => ({}),
  removeSite: () => ({}),
  uploadAgencyPicture: () => ({ address: PICTURE, width: 320, height: 120 }),
});
