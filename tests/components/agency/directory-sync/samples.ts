import type {
  DirectorySync,
  NewDirectoryToken,
  queryDirectorySync,
} from '../../../../src/contract/agency/connections/directory-sync';
import type { ResultOf } from '../../../../src/contract/call';
import type { Answers } from '../../../support/components/fake-runtime';

export const TOKEN: NewDirectoryToken = {
  enterpriseNum: '100001',
  tokenNo: 2,
  fingerprint: '5e1d',
  token: 't'.repeat(43),
};

export const DIRECTORY: DirectorySync = {
  enterpriseNum: '100001',
  entName: '华睿信息技术股份有限公司',
  directoryState: 'on',
  liveTokens: 1,
  lastUseTime: '2026-11-29T01:00:00.000Z',
  personCount: 168,
};

const DETAIL: ResultOf<typeof queryDirectorySync> = {
  ...DIRECTORY,
  url: 'https://portal.example/scim/v2',
  revision: 3,
  numberFrom: 'employeeNumber',
  makesDepartments: true,
  deptNo: 'D1',
  positionNo: 'P1',
  gradeNo: 'G1',
  costCenterNo: 'C1',
  accountingEntityNo: 'A1',
  roleNo: '',
  departmentList: [
    { no: 'D1', name: '总部' },
    { no: 'D2', name: '总部/研发部' },
  ],
  positionList: [{ no: 'P1', name: '工程师' }],
  gradeList: [{ no: 'G1', name: '一级' }],
  costCenterList: [{ no: 'C1', name: '研发' }],
  accountingEntityList: [{ no: 'A1', name: '华睿信息' }],
  roleList: [{ no: 'R1', name: '报表查看' }],
  tokenList: [
    {
      tokenNo: 1,
      fingerprint: '9f3c',
      makeTime: '2026-11-01T01:00:00.000Z',
      makerName: '方若兰',
      lastUseTime: '2026-11-29T01:00:00.000Z',
      endTime: '',
      isLive: true,
    },
  ],
  historyList: [
    {
      logTime: '2026-11-01T01:00:00.000Z',
      operatorName: '方若兰',
      kind: 'saveDirectorySync',
      summary: '开启华睿信息技术股份有限公司的目录同步',
    },
  ],
};

export const directoryAnswers = (): Answers => ({
  queryDirectorySyncs: () => ({ total: 1, directoryList: [DIRECTORY] }),
  queryDirectorySync: () => DETAIL,
  queryDirectoryRequests: () => ({
    total: 1,
    requestList: [
      {
        requestNo: 7,
        requestTime: '2026-11-29T01:00:00.000Z',
        tokenNo: 1,
        method: 'POST',
        path: '/scim/v2/Users',
        status: 400,
        scimType: 'invalidValue',
        detail: 'phoneNumbers: 请输入11位手机号码',
      },
    ],
  }),
  saveDirectorySync: () => ({}),
  switchDirectorySync: () => ({}),
  addDirectoryToken: () => TOKEN,
  endDirectoryToken: () => ({}),
});
