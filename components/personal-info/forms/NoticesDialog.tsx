import { useState } from 'react';
import {
  ChosenNotice,
  NoticeWay,
  saveNoticeChoices,
  type NoticeChoices,
} from '../../../src/contract/personal-info/notices';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { LeaveWarning } from '../../../src/element/sending/LeaveWarning';
import { createCallForm } from '../../../src/element/sending/call-form';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

const LOCALES = ['zh-CN', 'en'] as const;

function createNoticesForm({ host, saved }: Personal, { ways, mailLocale }: NoticeChoices) {
  return createCallForm(host, {
    call: saveNoticeChoices,
    values: { ...ways, mailLocale },
    body: ({ mailLocale: locale, ...chosen }) => ({ ways: chosen, mailLocale: locale }),
    check: () => ({}),
    fieldOf: (path) => path.split('.')[1] ?? path,
    onDone: () => saved('notices'),
  });
}

interface Props {
  personal: Personal;
  choices: NoticeChoices;
}

export function NoticesDialog({ personal, choices }: Props) {
  const t = useTexts(personalTexts);
  const [saving] = useState(() => createNoticesForm(personal, choices));
  return (
    <FormDialog
      title={t.notices}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <p className="pi-hint">{t.waysHint}</p>
      <LeaveWarning isChanged={saving.isChanged} />
      {ChosenNotice.options.map((kind) => (
        <FormField key={kind} form={saving.form} name={kind} label={t.noticeName(kind)} layout="beside">
          {(control) => (
            <CheckboxGroup
              {...control}
              options={NoticeWay.options.map((value) => ({ value, label: t.wayName(value) }))}
            />
          )}
        </FormField>
      ))}
      <FormField
        form={saving.form}
        name="mailLocale"
        label={t.mailLanguage}
        helper={t.mailLanguageHint}
        layout="beside"
      >
        {(control) => (
          <RadioGroup
            {...control}
            options={LOCALES.map((value) => ({ value, label: t.mailLocaleName(value) }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
