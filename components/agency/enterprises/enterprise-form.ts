import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { addEnterprise } from '../../../src/contract/agency/enterprise-setup';
import { BILL_DATE_FLAG, type BillDateFlag } from '../../../src/contract/settlement/contract-info';
import { now } from '../../../src/domain/clock';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { createCallForm } from '../../../src/element/submission/call-form';
import { agencyEnterprisesTexts, type AgencyEnterprisesTexts } from './texts';

/** Terms of monthly billing as they are typed; null for an empty number. */
export interface TermsDraft {
  creditLimit: number | null;
  billDateFlag: BillDateFlag;
  clearingDate: number | null;
  beginDate: string;
  endDate: string;
  lateRate: string;
  confirmDays: number | null;
  payDays: number | null;
}
type EnterpriseDraft = Omit<BodyOf<typeof addEnterprise>, 'monthly'> & TermsDraft & { isMonthly: boolean };

export const usualTerms = (): TermsDraft => ({
  creditLimit: null,
  billDateFlag: BILL_DATE_FLAG.posted,
  clearingDate: 1,
  beginDate: shanghaiDate(now()),
  endDate: '',
  lateRate: '0.05',
  confirmDays: 7,
  payDays: 30,
});

const TERMS_NUMBERS = ['creditLimit', 'clearingDate', 'confirmDays', 'payDays'] as const;

/** Messages at numbers that are missing, because the schema says of them only that they are no number. */
export function missingTerms(
  draft: TermsDraft,
  t: Record<(typeof TERMS_NUMBERS)[number], string> & { required(label: string): string },
): Record<string, string> {
  return Object.fromEntries(
    TERMS_NUMBERS.filter((name) => draft[name] === null).map((name) => [name, t.required(t[name])]),
  );
}

export const termsOf = (draft: TermsDraft) => ({
  creditLimit: draft.creditLimit ?? 0,
  billDateFlag: draft.billDateFlag,
  clearingDate: draft.clearingDate ?? 0,
  beginDate: draft.beginDate,
  endDate: draft.endDate,
  lateRate: draft.lateRate,
  confirmDays: draft.confirmDays ?? 0,
  payDays: draft.payDays ?? 0,
});

const emptyDraft = (t: AgencyEnterprisesTexts): EnterpriseDraft => ({
  entName: '',
  entShortName: '',
  isSandbox: false,
  phone: '',
  taxNo: '',
  deptName: t.usualDept,
  positionName: t.usualPosition,
  gradeName: t.usualGrade,
  costCenterName: t.usualCostCenter,
  accountingEntityName: '',
  adminName: '',
  adminPhone: '',
  adminLoginName: '',
  adminEmail: '',
  isMonthly: false,
  ...usualTerms(),
});

/** Form of a new enterprise. */
export const createEnterpriseForm = (host: Host, onDone: (made: ResultOf<typeof addEnterprise>) => void) =>
  createCallForm(host, {
    call: addEnterprise,
    values: emptyDraft(host.texts(agencyEnterprisesTexts)),
    body: ({ isMonthly, ...draft }: EnterpriseDraft) => {
      const { creditLimit, billDateFlag, clearingDate, beginDate, endDate, lateRate, ...others } = draft;
      const { confirmDays, payDays, ...enterprise } = others;
      const terms = { creditLimit, billDateFlag, clearingDate, beginDate, endDate, lateRate };
      return { ...enterprise, monthly: isMonthly ? termsOf({ ...terms, confirmDays, payDays }) : null };
    },
    check: (draft) => (draft.isMonthly ? missingTerms(draft, host.texts(agencyEnterprisesTexts)) : {}),
    fieldOf: (path) => path.replace(/^monthly\./, ''),
    onDone,
  });
