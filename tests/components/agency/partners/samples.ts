import type {
  NewPartnerSecret,
  PartnerApp,
  queryPartnerApp,
} from '../../../../src/contract/agency/connections/partners';
import type { ResultOf } from '../../../../src/contract/call';
import type { Answers } from '../../../support/components/fake-runtime';

export const SECRET: NewPartnerSecret = {
  appNo: 'PA261130000001000002',
  secretNo: 1,
  fingerprint: '9f3c',
  secret: 'a'.repeat(43),
};

export const APP: PartnerApp = {
  appNo: SECRET.appNo,
  appName: '园区一卡通',
  appState: 'active',
  enterpriseList: [{ enterpriseNum: '100001', entName: '华睿信息技术股份有限公司' }],
  secretsState: 'good',
  nextEndTime: '',
  lastUseTime: '2026-11-29T01:00:00.000Z',
};

const DETAIL: ResultOf<typeof queryPartnerApp> = {
  ...APP,
  purpose: '从园区应用进入门户',
  contact: '张工 010-81110000',
  makeTime: '2026-11-01T01:00:00.000Z',
  makerName: '方若兰',
  stopTime: '',
  isRemovable: false,
  revision: 4,
  secretList: [
    {
      secretNo: 1,
      fingerprint: '9f3c',
      makeTime: '2026-11-01T01:00:00.000Z',
      makerName: '方若兰',
      lastUseTime: '2026-11-29T01:00:00.000Z',
      endTime: '',
      isLive: true,
    },
  ],
  refusalList: [{ reason: 'clockOff', address: '10.0.0.7', times: 3, lastTime: '2026-11-29T02:00:00.000Z' }],
  historyList: [
    {
      logTime: '2026-11-01T01:00:00.000Z',
      operatorName: '方若兰',
      kind: 'addPartnerApp',
      summary: '新增合作方应用园区一卡通',
    },
  ],
};

export const partnerAnswers = (): Answers => ({
  queryPartnerApps: () => ({ total: 1, appList: [APP] }),
  queryPartnerApp: () => DETAIL,
  addPartnerApp: () => SECRET,
  alterPartnerApp: () => ({}),
  stopPartnerApp: () => ({}),
  rotatePartnerSecret: () => ({ ...SECRET, secretNo: 2, secret: 'b'.repeat(43) }),
  endPartnerSecret: () => ({}),
  removePartnerApp: () => ({}),
});
