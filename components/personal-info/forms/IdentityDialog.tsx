import { useState } from 'react';
import { savePersonalIdentity, type PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import { tidyName } from '../../../src/domain/invite/joining-name';
import { passengerTexts } from '../../../src/domain/passenger/texts/texts';
import { identityProblems, tidyLatinName } from '../../../src/domain/personal-info/identity';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { DateField } from '../../../src/ui/date/DateField';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

interface Draft {
  staffName: string;
  latinName: string;
  /** Null until chosen. */
  sexTem: 0 | 1 | null;
  birthDay: string;
}

function createIdentityForm({ host, today, saved }: Personal, info: PersonalInfo) {
  const { staffName, latinName, sexTem, birthDay } = info;
  return createCallForm(host, {
    call: savePersonalIdentity,
    values: { staffName, latinName, sexTem, birthDay },
    // the default of 0 is never sent: the check rejects a draft without a choice
    body: (draft: Draft) => ({ ...draft, sexTem: draft.sexTem ?? 0 }),
    check: (draft: Draft) => problemsOf(draft),
    onDone: () => saved('identity'),
  });

  function problemsOf(draft: Draft): Record<string, string> {
    const identity = {
      ...draft,
      staffName: tidyName(draft.staffName),
      latinName: tidyLatinName(draft.latinName),
    };
    // document numbers are masked here, so the gateway checks the identity against them
    const problems = identityProblems(identity, [], today, host.texts(passengerTexts));
    const noSex = draft.sexTem === null ? { sexTem: host.texts(personalTexts).chooseSex } : {};
    return { ...problems, ...noSex };
  }
}

export function IdentityDialog({ personal, info }: { personal: Personal; info: PersonalInfo }) {
  const t = useTexts(personalTexts);
  const [saving] = useState(() => createIdentityForm(personal, info));
  const { form } = saving;
  return (
    <FormDialog
      title={t.identity}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <p className="pi-hint">{t.identityChange}</p>
      <FormField form={form} name="staffName" label={t.staffName} helper={t.staffNameHint} required>
        {(control) => <TextInput {...control} autoComplete="name" maxLength={60} />}
      </FormField>
      <FormField form={form} name="latinName" label={t.latinName} helper={t.latinNameHint}>
        {(control) => <TextInput {...control} autoCapitalize="characters" maxLength={60} />}
      </FormField>
      <FormField form={form} name="sexTem" label={t.sex} required>
        {({ value, onChange }) => (
          <Segmented<0 | 1 | -1>
            value={value ?? -1}
            options={[
              { value: 0, label: t.sexName(0) },
              { value: 1, label: t.sexName(1) },
            ]}
            onChange={(sex) => onChange(sex === -1 ? null : sex)}
          />
        )}
      </FormField>
      <FormField form={form} name="birthDay" label={t.birthDay} required>
        {(control) => <DateField {...control} max={personal.today} />}
      </FormField>
    </FormDialog>
  );
}
