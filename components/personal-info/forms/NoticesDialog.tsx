import { useState } from 'react';
import { MailedNotice, saveNoticeChoices } from '../../../src/contract/personal-info/notices';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { createSaving } from '../../../src/element/sending/saving';
import { CheckboxGroup } from '../../../src/ui/field/CheckboxGroup';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

function createChoices({ host, saved }: Personal, mailed: readonly MailedNotice[]) {
  return createSaving(host, {
    call: saveNoticeChoices,
    values: { mailed: [...mailed] },
    body: (draft) => draft,
    check: () => ({}),
    fieldOf: (path) => path.split('.')[0] ?? path,
    onDone: () => saved('notices'),
  });
}

interface Props {
  personal: Personal;
  mailed: readonly MailedNotice[];
}

export function NoticesDialog({ personal, mailed }: Props) {
  const t = useTexts(personalTexts);
  const [saving] = useState(() => createChoices(personal, mailed));
  return (
    <FormDialog
      title={t.notices}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <FormField form={saving.form} name="mailed" label={t.byMail} helper={t.byMailHint}>
        {(control) => (
          <CheckboxGroup
            {...control}
            layout="column"
            options={MailedNotice.options.map((value) => ({ value, label: t.noticeName(value) }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
