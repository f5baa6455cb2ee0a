import { useState } from 'react';
import { changeStaffState, queryRolesToGive } from '../../../src/contract/address-book/staff-state';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { versionOf, type Member } from './member';
import { staffMemberTexts } from './texts';

interface Draft {
  /** Undefined until roles are chosen; then the role of all staff applies. */
  roleNos: readonly string[] | undefined;
}

const USUAL: Draft = { roleNos: undefined };

/** Reinstates a member of staff. Former rights do not return by themselves, so the dialog asks for roles. */
export function ReinstateDialog({ row, onClose }: { row: Member; onClose(): void }) {
  const host = useHost();
  const t = useTexts(staffMemberTexts);
  const errors = useTexts(errorTexts);
  const found = useCall(queryRolesToGive, {}, { live: true });
  const [returning] = useState(() =>
    createCallForm(host, {
      call: changeStaffState,
      values: USUAL,
      body: ({ roleNos }: Draft) => ({
        key: row.staffNO,
        version: versionOf(row),
        staffState: 'active' as const,
        ...(roleNos && { roleNos: [...roleNos] }),
      }),
      fieldOf: (path) => path.replace(/^roleNos\..*/, 'roleNos'),
      onDone() {
        host.notify({ as: 'toast', text: t.stateSaved(row.staffName, 'active'), delayMs: 0 });
        onClose();
      },
    }),
  );
  const { data } = found;
  const usual = data?.roleList.filter(({ isUsual }) => isUsual).map(({ roleNO }) => roleNO) ?? [];
  return (
    <FormDialog
      title={t.startOne(row.staffName)}
      submitText={t.start}
      sending={returning}
      isChanged={returning.isChanged}
      onClose={onClose}
    >
      <p>{t.startAsk(row.staffName)}</p>
      {!data && !found.error && <SkeletonRows rows={2} label={t.loadingRoles} />}
      {!data && found.error && (
        <ErrorState
          message={t.rolesFailed(errors.of(found.error))}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {data && (
        <FormField form={returning.form} name="roleNos" label={t.rolesToGive} helper={t.rolesToGiveHint}>
          {({ value, onChange }) => (
            <CheckboxGroup
              options={data.roleList.map(({ roleNO, roleName }) => ({ value: roleNO, label: roleName }))}
              value={value ?? usual}
              onChange={onChange}
              layout="column"
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
