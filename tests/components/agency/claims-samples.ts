import type {
  queryAgencyClaim,
  queryAgencyClaims,
  queryLockedAccounts,
} from '../../../src/contract/agency/claims';
import type { ResultOf } from '../../../src/contract/call';
import type { Answers } from '../../support/components/fake-runtime';

const ROW: ResultOf<typeof queryAgencyClaims>['claimList'][number] = {
  claimNo: 'SS202611300000000001',
  userName: '陈思远',
  entNames: ['华睿信息技术股份有限公司'],
  claimState: 'waiting',
  applyTime: '2026-11-29T01:00:00.000Z',
  decideTime: '',
};
const CLAIM: ResultOf<typeof queryAgencyClaim> = {
  ...ROW,
  loginName: 'staff',
  telephone: '13800000001',
  email: 'staff@demo.example',
  phone: '13912345678',
  reason: '手机丢失，邮箱已停用',
  address: '10.0.0.8',
  effectTime: '',
  refuseReason: '',
  operatorName: '',
  fileList: [{ fileNo: `F${'1'.repeat(32)}`, fileName: '身份证.png', fileType: 'image/png', fileSize: 2048 }],
};
const LOCKED: ResultOf<typeof queryLockedAccounts> = {
  total: 1,
  accountList: [
    {
      userNo: 'U000007',
      userName: '王建华',
      entNames: ['华睿信息技术股份有限公司'],
      telephone: '13800000002',
      lockTime: '2026-11-29T02:00:00.000Z',
    },
  ],
};

export const claimsAnswers = (): Answers => ({
  queryAgencyClaims: () => ({ total: 1, claimList: [ROW] }),
  queryAgencyClaim: () => CLAIM,
  openClaimDocument: () => ({ downloadUrl: 'about:blank#document' }),
  approveAgencyClaim: () => ({}),
  refuseAgencyClaim: () => ({}),
  queryLockedAccounts: () => LOCKED,
  unlockAccount: () => ({}),
});
