import type { queryAgencyEnterprise, queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import type { queryAgencyLog } from '../../../src/contract/agency/log';
import type { AgencyOperator, OperatorLink } from '../../../src/contract/agency/operators';
import { AGENCY_RIGHTS } from '../../../src/contract/agency/rights';
import type { OperatorSelf, WaitingOperatorSignIn } from '../../../src/contract/agency/session';
import type { ResultOf } from '../../../src/contract/call';
import type { Answers } from '../../support/components/fake-runtime';
import { disputeAnswers } from './disputes-samples';
import { invoiceAnswers } from './invoices-samples';
import { receiptAnswers } from './receipts-samples';
import { rechargeAnswers } from './recharges-samples';
import { refundAnswers } from './refunds-samples';
import { enterpriseAnswers } from './enterprises-samples';
import { chatsAnswers } from './chats-samples';
import { siteAnswers } from './platform/sites-samples';
import { parameterAnswers } from './platform/parameters-samples';
import { advertAnswers } from './platform/adverts-samples';
import { claimsAnswers } from './claims-samples';
import { ordersAnswers } from './orders-samples';
import { identityAnswers } from './identity-providers/samples';
import { directoryAnswers } from './directory-sync/samples';
import { partnerAnswers } from './partners/samples';
import { webhookAnswers } from './webhooks/samples';

const WAITING: WaitingOperatorSignIn = { ticket: 't-1', expireTime: '2026-11-30T02:10:00.000Z' };
export const SET_UP: WaitingOperatorSignIn = {
  ...WAITING,
  setUp: { secret: 'DEMOOPERATIONSAA', uri: 'otpauth://totp/x?secret=DEMOOPERATIONSAA' },
};
const SELF: OperatorSelf = {
  operatorNo: 'OP1',
  operatorName: '方若兰',
  loginName: 'operations',
  roles: ['operations'],
  rights: [...AGENCY_RIGHTS],
  tmcName: '远途商旅服务有限公司',
};
const OPERATOR: AgencyOperator = {
  operatorNo: 'OP1',
  loginName: 'operations',
  operatorName: '方若兰',
  phone: '13900000001',
  email: 'fang@agency.example',
  roles: ['operations'],
  operatorState: 'active',
  lastSignInTime: '2026-11-29T01:00:00.000Z',
  isCaller: true,
  revision: 1,
};
const OTHER: AgencyOperator = {
  ...OPERATOR,
  operatorNo: 'OP2',
  loginName: 'lu',
  operatorName: '陆明哲',
  roles: ['finance'],
  isCaller: false,
  lastSignInTime: '',
};
const LINK: OperatorLink = {
  operatorNo: 'OP3',
  path: '/agency/#/start/token-3',
  expireTime: '2026-12-01T01:00:00.000Z',
};
const ENTERPRISES: ResultOf<typeof queryAgencyEnterprises> = {
  total: 1,
  enterpriseList: [
    {
      enterpriseNum: '100001',
      entName: '华睿信息技术股份有限公司',
      entShortName: '华睿信息',
      phone: '010-80000001',
      staffCount: 168,
      enterpriseState: 'inUse',
      isSandbox: false,
    },
  ],
};
const ENTERPRISE: ResultOf<typeof queryAgencyEnterprise> = {
  enterpriseNum: '100001',
  entName: '华睿信息技术股份有限公司',
  entShortName: '华睿信息',
  phone: '010-80000001',
  staffCount: 168,
  enterpriseState: 'inUse',
  isSandbox: false,
  stopTime: '',
  stopReason: '',
  stoppedBy: '',
  entityList: [{ entityName: '华睿信息技术股份有限公司', taxNo: '91110105MA00000012' }],
};
const LOG: ResultOf<typeof queryAgencyLog> = {
  total: 1,
  logList: [
    {
      logNo: 1,
      logTime: '2026-11-29T01:00:00.000Z',
      operatorName: '方若兰',
      loginName: 'operations',
      kind: 'addOperator',
      enterpriseName: '',
      subject: 'OP2',
      summary: '新增操作员陆明哲（lu），角色：财务',
      address: '10.0.0.1',
    },
  ],
};

export const agencyAnswers = (): Answers => ({
  ...rechargeAnswers(),
  ...receiptAnswers(),
  ...disputeAnswers(),
  ...refundAnswers(),
  ...invoiceAnswers(),
  signInOperator: () => WAITING,
  passOperatorCode: () => ({ operatorSign: 'operator-token-1', expireTime: WAITING.expireTime }),
  queryOperatorLink: () => ({ operatorName: '许知行', loginName: 'xu', tmcName: SELF.tmcName }),
  startOperator: () => SET_UP,
  signOutOperator: () => ({}),
  proveOperator: () => ({}),
  alterOwnPassword: () => ({}),
  queryOperatorSelf: () => SELF,
  queryOperators: () => ({ total: 2, operatorList: [OPERATOR, OTHER] }),
  addOperator: () => LINK,
  alterOperator: () => ({}),
  stopOperator: () => ({}),
  renewOperatorLink: () => LINK,
  queryAgencyLog: () => LOG,
  exportAgencyLog: () => ({ isCut: false, logList: LOG.logList }),
  queryAgencyEnterprises: () => ENTERPRISES,
  queryAgencyEnterprise: () => ENTERPRISE,
  ...enterpriseAnswers(),
  ...chatsAnswers(),
  ...claimsAnswers(),
  ...ordersAnswers(),
  ...partnerAnswers(),
  ...identityAnswers(),
  ...directoryAnswers(),
  ...webhookAnswers(),
  ...siteAnswers(),
  ...advertAnswers(),
  ...parameterAnswers(),
});
