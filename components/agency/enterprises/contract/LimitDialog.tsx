import { useState } from 'react';
import { setCreditLimit, type AgencyContract } from '../../../../src/contract/agency/contracts';
import { useHost } from '../../../../src/element/host/host-context';
import { createCallForm } from '../../../../src/element/submission/call-form';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { NumberInput, YUAN } from '../../../../src/ui/field/text/NumberInput';
import { FormField, useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { agencyContractTexts } from './texts';

interface Props {
  enterpriseNum: string;
  credit: NonNullable<AgencyContract['credit']>;
  onSaved(): void;
  onClose(): void;
}

/** Changes the limit of monthly billing. */
export function LimitDialog({ enterpriseNum, credit, onSaved, onClose }: Props) {
  const t = useTexts(agencyContractTexts);
  const host = useHost();
  const { limitAmount, usedAmount, frozenAmount } = credit;
  const start: { creditLimit: number | null } = { creditLimit: limitAmount };
  const [editing] = useState(() =>
    createCallForm(host, {
      call: setCreditLimit,
      values: start,
      body: (draft) => ({ enterpriseNum, seenLimit: limitAmount, creditLimit: draft.creditLimit ?? 0 }),
      check: (draft): Record<string, string> =>
        draft.creditLimit === null ? { creditLimit: t.required } : {},
      onDone: onSaved,
    }),
  );
  const { form } = editing;
  const { value } = useFormField(form, 'creditLimit');
  const isTight = value !== null && value < usedAmount + frozenAmount;
  return (
    <FormDialog
      title={t.limit}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <p>{t.limitFacts(usedAmount, frozenAmount)}</p>
      <FormField form={form} name="creditLimit" label={t.newLimit} required>
        {(control) => <NumberInput {...control} format={YUAN} />}
      </FormField>
      {isTight && <p role="status">{t.belowFrozen}</p>}
    </FormDialog>
  );
}
