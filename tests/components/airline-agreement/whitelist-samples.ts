import { agreementWhitelists, whitelistStaff } from '../../../src/contract/airline-agreement/whitelists';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

export const WHITELISTS = [
  {
    whitelistNO: 'W1',
    agreementName: '国航大客户协议',
    airline: 'CA',
    validPeriod: { from: '2026-01-01', to: '' },
    departments: [{ no: 'D1', name: '研发中心' }],
    isEnable: true,
    remark: '',
    staffCount: 1,
    modifyTime: null,
  },
  {
    whitelistNO: 'W2',
    agreementName: '东航协议',
    airline: 'MU',
    validPeriod: { from: '2026-01-01', to: '2026-12-31' },
    departments: [],
    isEnable: false,
    remark: '待确认',
    staffCount: 0,
    modifyTime: '2026-11-20T02:00:00.000Z',
  },
] as const;

export const WHITELIST_STAFF = [
  {
    recordNO: 'WS1',
    staff: { no: 'S0003', name: '周航' },
    whitelist: { no: 'W1', name: '国航大客户协议' },
    remark: '',
    modifyTime: null,
  },
  {
    recordNO: 'WS2',
    staff: { no: 'S0004', name: '吴桐' },
    whitelist: { no: 'W2', name: '东航协议' },
    remark: '',
    modifyTime: null,
  },
] as const;

const NEW = { staffCount: 0, modifyTime: null };
const mutable = <T>(rows: readonly T[]) => structuredClone(rows) as never;

export const whitelistAnswers = (): Answers =>
  resourceAnswers(agreementWhitelists, mutable(WHITELISTS), () => NEW).answers;
export const whitelistStaffAnswers = (): Answers =>
  resourceAnswers(whitelistStaff, mutable(WHITELIST_STAFF), () => ({ modifyTime: null })).answers;
