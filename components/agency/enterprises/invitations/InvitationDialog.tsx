import { useState } from 'react';
import {
  addEnterpriseInvitation,
  type queryEnterpriseInvitations,
} from '../../../../src/contract/agency/invitations';
import type { ResultOf } from '../../../../src/contract/call';
import { useHost } from '../../../../src/element/host/host-context';
import { createCallForm } from '../../../../src/element/submission/call-form';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { INTEGER, NumberInput } from '../../../../src/ui/field/text/NumberInput';
import { FormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { agencyInvitationTexts } from './texts';

interface Draft {
  deptNo: string;
  positionNo: string;
  inviterNo: string;
  maxUses: number | null;
  days: number | null;
}
const EMPTY: Draft = { deptNo: '', positionNo: '', inviterNo: '', maxUses: 10, days: 7 };

interface Props {
  enterpriseNum: string;
  choices: Omit<ResultOf<typeof queryEnterpriseInvitations>, 'invitationList'>;
  onMade(made: ResultOf<typeof addEnterpriseInvitation>): void;
  onClose(): void;
}

/** Makes an invitation into an enterprise, in the name of one of its members. */
export function InvitationDialog({ enterpriseNum, choices, onMade, onClose }: Props) {
  const t = useTexts(agencyInvitationTexts);
  const host = useHost();
  const [making] = useState(() =>
    createCallForm(host, {
      call: addEnterpriseInvitation,
      values: EMPTY,
      body: ({ maxUses, days, ...draft }: Draft) => ({
        enterpriseNum,
        ...draft,
        maxUses: maxUses ?? 0,
        days: days ?? 0,
      }),
      check: ({ maxUses, days }): Record<string, string> => ({
        ...(maxUses === null && { maxUses: t.required(t.maxUses) }),
        ...(days === null && { days: t.required(t.days) }),
      }),
      onDone: onMade,
    }),
  );
  const { form } = making;
  const choice = (
    name: 'deptNo' | 'positionNo' | 'inviterNo',
    label: string,
    list: readonly { no: string; name: string }[],
  ) => (
    <FormField form={form} name={name} label={label} required>
      {({ value, onChange }) => (
        <Select
          value={value === '' ? null : value}
          onChange={onChange}
          placeholder={t.choose}
          options={list.map((one) => ({ value: one.no, label: one.name }))}
        />
      )}
    </FormField>
  );
  return (
    <FormDialog
      title={t.add}
      submitText={t.add}
      sending={making}
      isChanged={making.isChanged}
      onClose={onClose}
    >
      {choice('deptNo', t.department, choices.deptList)}
      {choice('positionNo', t.position, choices.positionList)}
      {choice('inviterNo', t.inviter, choices.inviterList)}
      <FormField form={form} name="maxUses" label={t.maxUses} required>
        {(control) => <NumberInput {...control} format={INTEGER} />}
      </FormField>
      <FormField form={form} name="days" label={t.days} required>
        {(control) => <NumberInput {...control} format={INTEGER} />}
      </FormField>
    </FormDialog>
  );
}
