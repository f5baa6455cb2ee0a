import type { AgencyAdvert } from '../../../../src/contract/agency/platform/adverts';
import type { Answers } from '../../../support/components/fake-runtime';

const ADVERT: AgencyAdvert = {
  advertNo: 7,
  advertGroupID: 'SY-01',
  advertSpaceNo: 'YHWZ-SY',
  enterpriseNum: '',
  entName: '',
  label: '',
  advertState: 'withdrawn',
  advertPriority: 1,
  advertCount: 3,
  beginEffectTime: '2026-12-01 08:30:15',
  endEffectTime: '',
  textContent: '冬春航季已开放预订',
  imageUrl: '',
  linkUrl: '',
  textParts: {},
  modifyTime: '2026-11-29 09:00:00',
  revision: 4,
};

export const advertAnswers = (): Answers => ({
  queryAgencyAdverts: () => ({ total: 1, advertList: [ADVERT] }),
  queryAgencyAdvert: () => ({ advert: ADVERT, historyList: [] }),
  addAdvert: () => ({ advertNo: 8 }),
  alterAdvert: () => ({ advertNo: 7 }),
  publishAdvert: () => ({ advertNo: 7 }),
  copyAdvert: () => ({ advertNo: 9 }),
});
