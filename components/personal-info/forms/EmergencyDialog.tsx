import { useState } from 'react';
import {
  Relation,
  saveEmergencyContact,
  type PersonalInfo,
} from '../../../src/contract/personal-info/personal-info';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

interface Draft {
  name: string;
  relation: Relation | null;
  phone: string;
}

function createEmergencyForm({ host, saved }: Personal, { emergency }: PersonalInfo) {
  const values: Draft = emergency ?? { name: '', relation: null, phone: '' };
  return createCallForm(host, {
    call: saveEmergencyContact,
    values,
    body: (draft: Draft) => draft,
    check: () => ({}),
    onDone: () => saved('emergency'),
  });
}

export function EmergencyDialog({ personal, info }: { personal: Personal; info: PersonalInfo }) {
  const t = useTexts(personalTexts);
  const [saving] = useState(() => createEmergencyForm(personal, info));
  const { form } = saving;
  return (
    <FormDialog
      title={t.emergency}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <FormField form={form} name="name" label={t.contactName} required>
        {(control) => <TextInput {...control} maxLength={30} />}
      </FormField>
      <FormField form={form} name="relation" label={t.relation} required>
        {(control) => (
          <Select
            {...control}
            options={Relation.options.map((value) => ({ value, label: t.relationName(value) }))}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="phone"
        label={t.phone}
        helper={info.emergency === null ? undefined : t.maskedStays}
        required
      >
        {(control) => <TextInput {...control} type="tel" inputMode="numeric" />}
      </FormField>
    </FormDialog>
  );
}
