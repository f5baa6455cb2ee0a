import { useState } from 'react';
import { queryRolesToGive } from '../../../../src/contract/address-book/staff-state';
import { addRoleMember, MOST_MEMBERS } from '../../../../src/contract/permission/roles';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { FormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { BatchDialogProps } from './ChangeDialog';
import { createSliceForm } from './slice-form';
import { SliceDialog } from './SliceDialog';
import { staffBatchTexts } from './texts';

interface Giving {
  key: string;
}
const NO_ROLE: Giving = { key: '' };

/** Gives the chosen staff a role. */
export function RoleDialog({ nos, onClose, onDone }: BatchDialogProps) {
  const host = useHost();
  const t = useTexts(staffBatchTexts);
  const errors = useTexts(errorTexts);
  const found = useCall(queryRolesToGive, {});
  const [giving] = useState(() =>
    createSliceForm(host, {
      call: addRoleMember,
      values: NO_ROLE,
      nos,
      size: MOST_MEMBERS,
      body: ({ key }: Giving, slice) => ({ key, staffNOs: [...slice] }),
      outcomesOf: (_result, slice) => slice.map((staffNO) => ({ staffNO, isDone: true, reason: '' })),
      check: ({ key }) => (key === '' ? { key: host.texts(staffBatchTexts).roleNeeded } : {}),
      onDone,
    }),
  );
  const options = (found.data?.roleList ?? []).map(({ roleNO, roleName }) => ({
    value: roleNO,
    label: roleName,
  }));
  return (
    <SliceDialog
      title={t.roleTitle(nos.length)}
      submitText={t.give}
      sending={giving}
      total={nos.length}
      onClose={onClose}
    >
      <p>{t.roleHint}</p>
      {found.error && !found.data && (
        <ErrorState
          message={errors.of(found.error)}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      <FormField form={giving.form} name="key" label={t.role} required>
        {(control) => <Select {...control} options={[{ value: '', label: t.roleNeeded }, ...options]} />}
      </FormField>
    </SliceDialog>
  );
}
