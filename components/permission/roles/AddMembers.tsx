import { useState } from 'react';
import { addRoleMember, MOST_MEMBERS } from '../../../src/contract/permission/roles';
import { useHost } from '../../../src/element/host/host-context';
import type { Host } from '../../../src/element/host/host';
import type { Person } from '../../../src/element/people/PeopleField';
import { StaffField } from '../../../src/element/people/StaffField';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { memberTexts } from './members/texts';

interface Props {
  roleNO: string;
  onClose(): void;
}

function createAddMembersForm(host: Host, { roleNO, onClose }: Props) {
  return createCallForm(host, {
    call: addRoleMember,
    values: { staffNOs: [] as readonly Person[] },
    body: ({ staffNOs }: { staffNOs: readonly Person[] }) => ({
      key: roleNO,
      staffNOs: staffNOs.map(({ staffNO }) => staffNO),
    }),
    onDone() {
      host.notify({ as: 'toast', text: host.texts(memberTexts).added, delayMs: 0 });
      onClose();
    },
  });
}

/** Assigns a role to staff. */
export function AddMembers(props: Props) {
  const t = useTexts(memberTexts);
  const host = useHost();
  const [adding] = useState(() => createAddMembersForm(host, props));
  const { value, error, onChange } = useFormField(adding.form, 'staffNOs');
  return (
    <FormDialog
      title={t.add}
      submitText={t.save}
      sending={adding}
      isChanged={adding.isChanged}
      onClose={props.onClose}
    >
      <StaffField
        label={t.staff}
        helper={t.addHint(MOST_MEMBERS)}
        people={value}
        most={MOST_MEMBERS}
        error={error}
        onChange={onChange}
      />
    </FormDialog>
  );
}
