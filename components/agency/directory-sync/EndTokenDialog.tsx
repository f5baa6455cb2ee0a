import { useState } from 'react';
import { endDirectoryToken } from '../../../src/contract/agency/connections/directory-sync';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { DateField } from '../../../src/ui/date/DateField';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { checkEnd, endTimeOf, usualEnd, type EndDraft } from '../partners/end-form';
import type { DirectoryData } from './SettingsDialog';
import { directoryTexts } from './texts';

const createEnd = (
  host: Host,
  { enterpriseNum, revision }: DirectoryData,
  tokenNo: number,
  onDone: () => void,
) =>
  createCallForm(host, {
    call: endDirectoryToken,
    values: usualEnd(),
    body: (draft: EndDraft) => ({ enterpriseNum, revision, tokenNo, endTime: endTimeOf(draft) }),
    check: (draft) => checkEnd(draft, host.texts(directoryTexts)),
    fieldOf: (path) => (path === 'endTime' ? 'endDay' : path),
    onDone,
  });

interface Props {
  directory: DirectoryData;
  tokenNo: number;
  onClose(): void;
}

/** Ends a token, at once or later. */
export function EndTokenDialog({ directory, tokenNo, onClose }: Props) {
  const t = useTexts(directoryTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createEnd(host, directory, tokenNo, () => {
      host.notify({ as: 'toast', text: t.ended, delayMs: 0 });
      onClose();
    }),
  );
  const { form } = sending;
  const { value: when } = useFormField(form, 'when');
  return (
    <FormDialog
      title={t.endTitle(tokenNo)}
      submitText={t.end}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{directory.liveTokens === 1 ? t.lastTokenHint : t.endHint}</p>
      <FormField form={form} name="when" label={t.when}>
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
      {when === 'later' && (
        <>
          <FormField form={form} name="endDay" label={t.endDay} required>
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField form={form} name="endClock" label={t.endClock} helper={t.endClockHint} required>
            {(control) => <TextInput {...control} maxLength={5} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
