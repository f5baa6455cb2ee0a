import { useState } from 'react';
import {
  planContractTerms,
  signEnterpriseContract,
  type AgencyContract,
} from '../../../../src/contract/agency/contracts';
import type { Host } from '../../../../src/element/host/host';
import { useHost } from '../../../../src/element/host/host-context';
import { createCallForm } from '../../../../src/element/submission/call-form';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { missingTerms, termsOf, usualTerms, type TermsDraft } from '../enterprise-form';
import { TermsFields } from '../TermsFields';
import { agencyEnterprisesTexts } from '../texts';
import { agencyContractTexts } from './texts';

interface Props {
  enterpriseNum: string;
  contract: AgencyContract;
  onSaved(): void;
  onClose(): void;
}

const fieldOf = (path: string): string => path.replace(/^terms\./, '');

const createSign = (host: Host, { enterpriseNum, onSaved }: Props) =>
  createCallForm(host, {
    call: signEnterpriseContract,
    values: usualTerms(),
    body: (draft: TermsDraft) => ({ enterpriseNum, terms: termsOf(draft) }),
    check: (draft) => missingTerms(draft, host.texts(agencyEnterprisesTexts)),
    fieldOf,
    onDone: onSaved,
  });

const createPlan = (host: Host, { enterpriseNum, contract, onSaved }: Props) =>
  createCallForm(host, {
    call: planContractTerms,
    values: presentTerms(contract),
    body: (draft: TermsDraft) => ({
      enterpriseNum,
      seenTermsNo: contract.planned?.termsNo ?? 0,
      terms: termsOf(draft),
    }),
    check: (draft) => missingTerms({ ...draft, creditLimit: 1 }, host.texts(agencyEnterprisesTexts)),
    fieldOf,
    onDone: onSaved,
  });

/** The planned terms, otherwise those in force, from the next bill on. */
function presentTerms({
  contractInfo,
  confirmDays,
  payDays,
  nextBillDate,
  planned,
}: AgencyContract): TermsDraft {
  const usual = usualTerms();
  if (planned !== null) {
    const { clearingDate, billDateFlag, beginDate, endDate, lateRate } = planned;
    const deadlines = { confirmDays: planned.confirmDays, payDays: planned.payDays };
    return { ...usual, clearingDate, billDateFlag, beginDate, endDate, lateRate, ...deadlines };
  }
  if (contractInfo === null) return usual;
  return {
    ...usual,
    clearingDate: contractInfo.clearingDate,
    billDateFlag: contractInfo.billDateFlag,
    beginDate: nextBillDate,
    endDate: contractInfo.contractEndDate < nextBillDate ? '' : contractInfo.contractEndDate,
    lateRate: contractInfo.lateFreeRate,
    confirmDays,
    payDays,
  };
}

/** Opens monthly billing, or plans other terms. */
export function TermsDialog(props: Props) {
  const { contract, onClose } = props;
  const t = useTexts(agencyContractTexts);
  const host = useHost();
  const isNew = contract.contractInfo === null;
  const [editing] = useState(() => (isNew ? createSign(host, props) : createPlan(host, props)));
  return (
    <FormDialog
      title={isNew ? t.sign : t.change}
      size="medium"
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      {!isNew && <p>{t.changeHint(contract.nextBillDate)}</p>}
      <TermsFields form={editing.form} hasLimit={isNew} />
    </FormDialog>
  );
}
