import { useState } from 'react';
import {
  rotateWebhookSecret,
  type NewWebhookSecret,
} from '../../../src/contract/agency/connections/webhooks/endpoints';
import { FORMER_HOURS, type FormerHours } from '../../../src/contract/agency/connections/webhooks/values';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode, type CodeDraft } from '../code-before';
import { CodeInput } from '../CodeInput';
import type { EndpointData } from './endpoint-form';
import { webhookTexts } from './texts';

interface Draft extends CodeDraft {
  formerHours: FormerHours;
}

interface Props {
  endpoint: EndpointData;
  onMade(made: NewWebhookSecret): void;
  onClose(): void;
}

/** Makes the next secret and sets the end of the former one. */
export function RotateDialog({ endpoint: { endpointNo, revision }, onMade, onClose }: Props) {
  const t = useTexts(webhookTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createCallForm<Draft, typeof rotateWebhookSecret>(host, {
      call: rotateWebhookSecret,
      values: { formerHours: 72, code: '' },
      body: ({ formerHours }) => ({ endpointNo, revision, formerHours }),
      ...withCode(host),
      onDone: onMade,
    }),
  );
  return (
    <FormDialog
      title={t.rotateTitle}
      submitText={t.make}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.rotateHint}</p>
      <FormField form={sending.form} name="formerHours" label={t.former}>
        {(control) => (
          <Select
            {...control}
            options={FORMER_HOURS.map((value) => ({ value, label: t.formerName(value) }))}
          />
        )}
      </FormField>
      <FormField form={sending.form} name="code" label={t.code} helper={t.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
