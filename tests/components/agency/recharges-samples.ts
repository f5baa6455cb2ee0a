import type { AgencyRechargeDetail } from '../../../src/contract/agency/recharges';
import type { Answers } from '../../support/components/fake-runtime';

export const RECHARGE: AgencyRechargeDetail = {
  rechargeNo: 'CZ261129000000000001',
  enterpriseNum: '100001',
  entName: '华睿信息技术股份有限公司',
  rechargeState: 'waiting',
  amount: 12_000_000,
  payerName: '华睿信息技术股份有限公司',
  bankReference: 'ICBC20260851',
  transferDate: '2026-11-29',
  applyTime: '2026-11-29T01:00:00.000Z',
  applicantName: '林知远',
  remark: '',
  refuseReason: '',
  fileList: [
    {
      fileNo: 'F00000000000000000000000000000001',
      fileName: '回单.pdf',
      fileType: 'application/pdf',
      fileSize: 1000,
    },
  ],
  first: null,
  isFirstCaller: false,
  needsTwo: true,
  historyList: [],
};

export const rechargeAnswers = (): Answers => ({
  queryDualControl: () => ({ limit: 10_000_000, revision: 1, planned: null }),
  alterDualControl: () => ({}),
  withdrawDualControlRaise: () => ({}),
  queryAgencyRecharges: () => ({ total: 1, rechargeList: [RECHARGE] }),
  queryAgencyRecharge: () => RECHARGE,
  queryAgencyRechargeFile: () => ({ downloadUrl: 'https://files.example/1' }),
  confirmAgencyRecharge: () => ({ isBooked: false }),
  withdrawRechargeConfirmation: () => ({}),
  refuseAgencyRecharge: () => ({}),
});
