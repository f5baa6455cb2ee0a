import { useState } from 'react';
import {
  endPartnerSecret,
  rotatePartnerSecret,
  type NewPartnerSecret,
} from '../../../src/contract/agency/connections/partners';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { DateField } from '../../../src/ui/date/DateField';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode } from '../code-before';
import { CodeInput } from '../CodeInput';
import type { AppData } from './AppDialog';
import { checkEnd, endTimeOf, usualEnd, type EndDraft } from './end-form';
import { partnerTexts } from './texts';

const fieldOf = (path: string): string => (/[eE]ndTime$/.test(path) ? 'endDay' : path);

function createRotation(host: Host, { appNo, revision }: AppData, onDone: (made: NewPartnerSecret) => void) {
  const { check, before } = withCode(host);
  return createCallForm<EndDraft, typeof rotatePartnerSecret>(host, {
    call: rotatePartnerSecret,
    values: usualEnd(),
    body: (draft: EndDraft) => ({ appNo, revision, formerEndTime: endTimeOf(draft) }),
    check: (draft) => ({ ...checkEnd(draft, host.texts(partnerTexts)), ...check(draft) }),
    before,
    fieldOf,
    onDone,
  });
}

const createEnd = (host: Host, { appNo, revision }: AppData, secretNo: number, onDone: () => void) =>
  createCallForm(host, {
    call: endPartnerSecret,
    values: usualEnd(),
    body: (draft: EndDraft) => ({ appNo, revision, secretNo, endTime: endTimeOf(draft) }),
    check: (draft) => checkEnd(draft, host.texts(partnerTexts)),
    fieldOf,
    onDone,
  });

interface RotateProps {
  app: AppData;
  onMade(made: NewPartnerSecret): void;
  onClose(): void;
}

/** Makes the next secret and plans the end of the former one. */
export function RotateDialog({ app, onMade, onClose }: RotateProps) {
  const t = useTexts(partnerTexts);
  const host = useHost();
  const [sending] = useState(() => createRotation(host, app, onMade));
  const former = app.secretList.find(({ isLive }) => isLive);
  return (
    <FormDialog
      title={t.rotateTitle}
      submitText={t.make}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.rotateHint}</p>
      {former && <EndFields form={sending.form} label={`${t.former} ${t.secretName(former.secretNo)}`} />}
      <FormField form={sending.form} name="code" label={t.code} helper={t.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}

interface EndProps {
  app: AppData;
  secretNo: number;
  onClose(): void;
}

/** Ends a secret, at once or later. */
export function EndDialog({ app, secretNo, onClose }: EndProps) {
  const t = useTexts(partnerTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createEnd(host, app, secretNo, () => {
      host.notify({ as: 'toast', text: t.ended, delayMs: 0 });
      onClose();
    }),
  );
  const isLast = app.secretList.filter(({ isLive }) => isLive).length === 1;
  return (
    <FormDialog
      title={t.endTitle(secretNo)}
      submitText={t.end}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{isLast ? t.lastSecretHint : t.endHint}</p>
      <EndFields form={sending.form} label={t.when} />
    </FormDialog>
  );
}

function EndFields({ form, label }: Pick<ReturnType<typeof createEnd>, 'form'> & { label: string }) {
  const t = useTexts(partnerTexts);
  const { value: when } = useFormField(form, 'when');
  return (
    <>
      <FormField form={form} name="when" label={label}>
        {({ value, onChange }) => (
          <Segmented
            value={value}
            onChange={onChange}
            options={[
              { value: 'later', label: t.later },
              { value: 'atOnce', label: t.atOnce },
            ]}
          />
        )}
      </FormField>
      {when === 'atOnce' ? (
        <p>{t.atOnceHint}</p>
      ) : (
        <>
          <FormField form={form} name="endDay" label={t.endDay} required>
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField form={form} name="endClock" label={t.endClock} helper={t.endClockHint} required>
            {(control) => <TextInput {...control} maxLength={5} />}
          </FormField>
        </>
      )}
    </>
  );
}
