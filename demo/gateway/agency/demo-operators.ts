import type { AgencyRole } from '../../../src/contract/agency/rights';

/** Operators of the demo's agency, one for each role. Their password is that of the demo accounts. */
export const DEMO_OPERATORS: readonly {
  operatorNo: string;
  loginName: string;
  name: string;
  role: AgencyRole;
  description: string;
  /** Secret of the authenticator app, publicly known like the password. */
  secret: string;
}[] = [
  {
    operatorNo: 'OP000000000000000001',
    loginName: 'operations',
    name: '方若兰',
    role: 'operations',
    description: '运营：管理操作员，查看日志和企业',
    secret: 'DEMOOPERATIONSAAAAAAAAAAAAAAAAAA',
  },
  {
    operatorNo: 'OP000000000000000002',
    loginName: 'agency-finance',
    name: '陆明哲',
    role: 'finance',
    description: '财务：确认充值，匹配银行流水，处理争议、待退款和发票',
    secret: 'DEMOFINANCEAAAAAAAAAAAAAAAAAAAAA',
  },
  {
    operatorNo: 'OP000000000000000003',
    loginName: 'service',
    name: '韩雨桐',
    role: 'service',
    description: '客服：查看企业',
    secret: 'DEMOSERVICEAAAAAAAAAAAAAAAAAAAAA',
  },
  {
    operatorNo: 'OP000000000000000004',
    loginName: 'auditor',
    name: '沈正言',
    role: 'auditor',
    description: '审计：查看全部，不能修改',
    secret: 'DEMOAUDITORAAAAAAAAAAAAAAAAAAAAA',
  },
];
