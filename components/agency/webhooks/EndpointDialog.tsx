import { useState } from 'react';
import type { NewWebhookSecret } from '../../../src/contract/agency/connections/webhooks/endpoints';
import { WEBHOOK_TYPES } from '../../../src/contract/agency/connections/webhooks/payloads';
import { useHost } from '../../../src/element/host/host-context';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CodeInput } from '../CodeInput';
import { EnterprisesField } from '../partners/EnterprisesField';
import { AppField } from './AppField';
import { createAdd, createAlter, needsCode, type EndpointData } from './endpoint-form';
import { webhookTexts } from './texts';

interface Props {
  /** Undefined for a new endpoint. */
  endpoint: EndpointData | undefined;
  onMade?(made: NewWebhookSecret): void;
  onClose(): void;
}

/** Form of a new or an existing endpoint. */
export function EndpointDialog({ endpoint, onMade, onClose }: Props) {
  const t = useTexts(webhookTexts);
  const host = useHost();
  const [editing] = useState(() =>
    endpoint === undefined
      ? createAdd(host, (made) => onMade?.(made))
      : createAlter(host, endpoint, () => {
          host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
          onClose();
        }),
  );
  const { form } = editing;
  const app = useFormField(form, 'app');
  const url = useFormField(form, 'url');
  const which = useFormField(form, 'which');
  const enterprises = useFormField(form, 'enterprises');
  return (
    <FormDialog
      title={endpoint === undefined ? t.add : t.alter}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      {endpoint === undefined && <AppField {...app} />}
      <FormField form={form} name="url" label={t.url} helper={t.urlHint} required>
        {(control) => <TextInput {...control} type="url" maxLength={500} spellCheck={false} />}
      </FormField>
      <FormField form={form} name="eventTypes" label={t.eventTypes} required>
        {({ value, onChange }) => (
          <CheckboxGroup
            layout="column"
            options={WEBHOOK_TYPES.map((type) => ({ value: type, label: t.typeOption(type) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="which" label={t.whichEnterprises}>
        {({ value, onChange }) => (
          <Segmented
            value={value}
            onChange={onChange}
            options={[
              { value: 'all', label: t.allEnterprises },
              { value: 'chosen', label: t.chosenEnterprises },
            ]}
          />
        )}
      </FormField>
      {which.value === 'chosen' && <EnterprisesField {...enterprises} helper={t.enterprisesHelp} />}
      <FormField form={form} name="description" label={t.description}>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
      {needsCode(endpoint, { url: url.value, which: which.value }) && (
        <FormField form={form} name="code" label={t.code} helper={t.freshCodeHint} required>
          {(control) => <CodeInput {...control} />}
        </FormField>
      )}
    </FormDialog>
  );
}
