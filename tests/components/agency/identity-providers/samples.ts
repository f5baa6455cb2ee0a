import type {
  IdentityProvider,
  queryIdentityProvider,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { ResultOf } from '../../../../src/contract/call';
import type { Answers } from '../../../support/components/fake-runtime';

export const PROVIDER: IdentityProvider = {
  providerNo: 'IP261130000001000002',
  enterpriseNum: '100001',
  entName: '华睿信息技术股份有限公司',
  displayName: '华睿统一认证',
  providerState: 'off',
  issuer: 'https://login.huarui.example/realms/travel',
  domainList: ['huarui.example'],
  forbidsLocal: true,
  lastUseTime: '2026-11-29T01:00:00.000Z',
};

const DETAIL: ResultOf<typeof queryIdentityProvider> = {
  ...PROVIDER,
  revision: 4,
  clientId: 'travel',
  fingerprint: '9f3c',
  secretTime: '2026-11-01T01:00:00.000Z',
  scopes: 'openid profile email',
  matchedField: 'jobNo',
  matchedClaim: 'employee_number',
  trustsMail: false,
  acr: '',
  skipsSecondStep: false,
  unknownRule: 'tell',
  deptNo: '',
  deptName: '',
  positionNo: '',
  positionName: '',
  roleNo: '',
  roleName: '',
  deptClaim: '',
  roleClaim: '',
  sparesMainManager: true,
  redirectUrl: 'https://portal.example/single-sign-on/callback',
  leaveUrl: 'https://portal.example/',
  logoutUrl: 'https://portal.example/single-sign-on/logout/IP261130000001000002',
  proofList: [
    {
      domain: 'huarui.example',
      domainState: 'pending',
      isDeclared: false,
      recordNames: ['huarui.example', '_travel-portal.huarui.example'],
      recordValue: 'travel-portal-verification=0f4c2f7a9be145d1a2c3d4e5f6a7b8c9',
      verifyTime: '',
      endTime: '',
    },
    {
      domain: 'hr.example',
      domainState: 'verified',
      isDeclared: true,
      recordNames: ['hr.example', '_travel-portal.hr.example'],
      recordValue: 'travel-portal-verification=1f4c2f7a9be145d1a2c3d4e5f6a7b8c9',
      verifyTime: '',
      endTime: '',
    },
  ],
  bindingCount: 1,
  refusalList: [{ reason: 'claimMissing', times: 3, lastTime: '2026-11-29T02:00:00.000Z' }],
  historyList: [
    {
      logTime: '2026-11-01T01:00:00.000Z',
      operatorName: '方若兰',
      kind: 'addIdentityProvider',
      summary: '为华睿信息技术股份有限公司新增单点登录',
    },
  ],
};

export const identityAnswers = (): Answers => ({
  queryIdentityProviders: () => ({ total: 1, providerList: [PROVIDER] }),
  queryIdentityProvider: () => DETAIL,
  queryIdentityChoices: () => ({
    deptList: [{ no: 'D1', name: '研发部' }],
    positionList: [{ no: 'P1', name: '工程师' }],
    roleList: [{ no: 'R1', name: '员工' }],
  }),
  queryIdentityBindings: () => ({
    total: 1,
    bindingList: [
      {
        bindingNo: 'IB1',
        staffNO: '1000010004',
        staffName: '陈晓',
        jobNo: 'A-17',
        isActive: true,
        issuer: PROVIDER.issuer,
        subject: 'sub-1',
        bindTime: '2026-11-02T01:00:00.000Z',
        lastUseTime: '2026-11-29T01:00:00.000Z',
      },
    ],
  }),
  verifyIdentityDomain: () => ({ domainState: 'pending', problem: '没有找到该记录' }),
  addIdentityProvider: () => ({ providerNo: PROVIDER.providerNo }),
  alterIdentityProvider: () => ({}),
  setIdentitySecret: () => ({}),
  switchIdentityProvider: () => ({}),
  removeIdentityProvider: () => ({}),
  releaseIdentityBinding: () => ({}),
  testIdentityProvider: () => ({ problemList: ['域名无法解析，请核对签发方地址'], noteList: [] }),
});
