import type { AgencyContract } from '../../../src/contract/agency/contracts';
import type { queryEnterpriseInvitations } from '../../../src/contract/agency/invitations';
import type { ResultOf } from '../../../src/contract/call';
import type { Answers } from '../../support/components/fake-runtime';

const LINK = {
  url: 'https://travel.example/account/link?token=token-5',
  expireTime: '2026-12-03T01:00:00.000Z',
};

const CONTRACT: AgencyContract = {
  contractInfo: {
    enterpriseNum: '100001',
    billDateFlag: 0,
    clearingDate: 1,
    contractBeginDate: '2026-01-01',
    contractEndDate: '',
    lateFreeRate: '0.05',
  },
  confirmDays: 7,
  payDays: 30,
  nextPeriodBegin: '2026-11-01',
  nextPeriodEnd: '2026-11-30',
  nextBillDate: '2026-12-01',
  unbilledAmount: 1_234_500,
  planned: null,
  credit: {
    limitAmount: 50_000_000,
    usedAmount: 4_000_000,
    frozenAmount: 100_000,
    availableAmount: 45_900_000,
  },
  prepaid: { totalAmount: 800_000, frozenAmount: 0, availableAmount: 800_000 },
  openBillCount: 1,
  openBillAmount: 2_000_000,
  isByAccount: false,
  productList: [
    { productNo: '1', productName: '国内机票', isOpen: true, isAllStaff: true, userCount: 0 },
    { productNo: '2', productName: '航空保险', isOpen: false, isAllStaff: true, userCount: 0 },
  ],
};

const INVITATIONS: ResultOf<typeof queryEnterpriseInvitations> = {
  invitationList: [
    {
      invitationNo: 'YQ1',
      deptName: '总部',
      positionName: '员工',
      inviterName: '郑海',
      uses: 2,
      maxUses: 10,
      expireTime: '2026-12-06T01:00:00.000Z',
      invitationState: 'good',
    },
  ],
  deptList: [{ no: 'D1', name: '总部' }],
  positionList: [{ no: 'P1', name: '员工' }],
  inviterList: [{ no: 'S1', name: '郑海' }],
};

export const enterpriseAnswers = (): Answers => ({
  queryEnterpriseThirdPage: () => ({
    url: 'https://page.example/',
    shownIn: 'elsewhere',
    historyList: [],
  }),
  setEnterpriseThirdPage: () => ({}),
  addEnterprise: () => ({ enterpriseNum: '100009', adminName: '郑海', link: LINK }),
  openEnterpriseView: () => ({ url: LINK.url, expireTime: LINK.expireTime }),
  stopEnterprise: () => ({}),
  queryEnterpriseInvitations: () => INVITATIONS,
  addEnterpriseInvitation: () => ({ invitationNo: 'YQ2', url: LINK.url, expireTime: LINK.expireTime }),
  withdrawEnterpriseInvitation: () => ({}),
  queryEnterpriseContract: () => CONTRACT,
  signEnterpriseContract: () => ({}),
  planContractTerms: () => ({}),
  withdrawContractTerms: () => ({}),
  setCreditLimit: () => ({}),
  setProductOpen: () => ({}),
  renewAdministratorLink: () => ({ adminName: '郑海', loginName: 'zheng.hai', link: LINK }),
});
