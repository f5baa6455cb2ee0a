import { useState } from 'react';
import { copyRole, type roles } from '../../../src/contract/permission/roles';
import type { RowOf } from '../../../src/contract/resource/resource';
import { useHost } from '../../../src/element/host/host-context';
import type { Host } from '../../../src/element/host/host';
import type { ShowActions } from '../../../src/element/resource/page-options';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { memberTexts } from './members/texts';

type Role = Pick<RowOf<typeof roles>, 'roleNO' | 'roleName'>;
const MOST = 30;

/** Creates a role with the same rights. */
export function CopyRole({ row, show }: { row: Role; show: ShowActions }) {
  const t = useTexts(memberTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {show([{ text: t.copy, onAct: () => setAsked(true) }])}
      {isAsked && <CopyDialog row={row} onClose={() => setAsked(false)} />}
    </>
  );
}

function createCopyRoleForm(host: Host, { roleNO, roleName }: Role, onClose: () => void) {
  const t = host.texts(memberTexts);
  return createCallForm(host, {
    call: copyRole,
    values: { roleName: t.copyOf(roleName).slice(0, MOST) },
    body: (values: { roleName: string }) => ({ key: roleNO, ...values }),
    onDone() {
      host.notify({ as: 'toast', text: t.copied, delayMs: 0 });
      onClose();
    },
  });
}

function CopyDialog({ row, onClose }: { row: Role; onClose(): void }) {
  const t = useTexts(memberTexts);
  const host = useHost();
  const [copying] = useState(() => createCopyRoleForm(host, row, onClose));
  return (
    <FormDialog
      title={t.copyTitle}
      submitText={t.save}
      sending={copying}
      isChanged={copying.isChanged}
      onClose={onClose}
    >
      <FormField form={copying.form} name="roleName" label={t.copyName} required>
        {(control) => <TextInput {...control} maxLength={MOST} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
