import type { AgencyDispute, AgencyDisputeDetail } from '../../../src/contract/agency/disputes';
import type { Answers } from '../../support/components/fake-runtime';
import { billLine, PLAIN_DISPUTE, settleBill } from '../settlement/settlement-samples';

const BILL_NO = 'ZD20261117-100001';
const DISPUTE: AgencyDispute = {
  ...PLAIN_DISPUTE,
  billNo: BILL_NO,
  disputeState: 'open',
  acceptedAmount: 0,
  endedTime: '',
  enterpriseNum: '100001',
  entName: '华睿信息技术股份有限公司',
};
export const DISPUTED: AgencyDisputeDetail = {
  dispute: DISPUTE,
  bill: settleBill({ billNo: BILL_NO, totalAmount: 120_000, heldAmount: 120_000, heldCount: 1 }),
  lineList: [{ line: billLine({ lineNo: 7 }), claimAmount: 50_000, acceptedAmount: null }],
  messageList: [
    {
      sequence: 1,
      sender: 'enterprise',
      senderName: '刘敏',
      content: '与协议价不符',
      fileList: [],
      sendTime: DISPUTE.raisedTime,
    },
  ],
  historyList: [
    {
      logTime: '2026-10-25T02:00:00.000Z',
      operatorName: '陆明哲',
      kind: 'answerAgencyDispute',
      summary: `回复账单${BILL_NO}的争议：正在核对`,
    },
  ],
};

export const disputeAnswers = (): Answers => ({
  queryAgencyDisputes: () => ({ total: 1, disputeList: [DISPUTE] }),
  queryAgencyDispute: () => DISPUTED,
  queryAgencyDisputeFile: () => ({ downloadUrl: 'https://files.example/2' }),
  answerAgencyDispute: () => ({}),
  decideAgencyDispute: () => ({}),
});
