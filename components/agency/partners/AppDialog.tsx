import { useState } from 'react';
import {
  addPartnerApp,
  alterPartnerApp,
  type NewPartnerSecret,
  type queryPartnerApp,
} from '../../../src/contract/agency/connections/partners';
import type { ResultOf } from '../../../src/contract/call';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode, type CodeDraft } from '../code-before';
import { CodeInput } from '../CodeInput';
import { EnterprisesField, type ChosenEnterprise } from './EnterprisesField';
import { partnerTexts } from './texts';

export type AppData = ResultOf<typeof queryPartnerApp>;

interface Draft extends CodeDraft {
  appName: string;
  enterprises: readonly ChosenEnterprise[];
  purpose: string;
  contact: string;
}
const EMPTY: Draft = { code: '', appName: '', enterprises: [], purpose: '', contact: '' };

const fieldsOf = ({ appName, enterprises, purpose, contact }: Draft) => ({
  appName,
  purpose,
  contact,
  enterpriseNums: enterprises.map(({ enterpriseNum }) => enterpriseNum),
});
const fieldOf = (path: string): string => (path.startsWith('enterpriseNums') ? 'enterprises' : path);

const createAdd = (host: Host, onDone: (made: NewPartnerSecret) => void) =>
  createCallForm<Draft, typeof addPartnerApp>(host, {
    call: addPartnerApp,
    values: EMPTY,
    body: fieldsOf,
    fieldOf,
    ...withCode(host),
    onDone,
  });

const createAlter = (
  host: Host,
  { appNo, revision, appName, enterpriseList: enterprises, purpose, contact }: AppData,
  onDone: () => void,
) =>
  createCallForm(host, {
    call: alterPartnerApp,
    values: { code: '', appName, enterprises, purpose, contact },
    body: (draft: Draft) => ({ appNo, revision, ...fieldsOf(draft) }),
    fieldOf,
    onDone,
  });

interface Props {
  /** Undefined for a new application. */
  app: AppData | undefined;
  onMade?(made: NewPartnerSecret): void;
  onClose(): void;
}

/** Form of a new or an existing application. */
export function AppDialog({ app, onMade, onClose }: Props) {
  const t = useTexts(partnerTexts);
  const host = useHost();
  const [editing] = useState(() =>
    app === undefined
      ? createAdd(host, (made) => onMade?.(made))
      : createAlter(host, app, () => {
          host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
          onClose();
        }),
  );
  const { form } = editing;
  const enterprises = useFormField(form, 'enterprises');
  return (
    <FormDialog
      title={app === undefined ? t.add : t.alter}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <FormField form={form} name="appName" label={t.appName} required>
        {(control) => <TextInput {...control} maxLength={60} data-autofocus />}
      </FormField>
      <EnterprisesField {...enterprises} helper={t.enterprisesHelp} />
      <FormField form={form} name="purpose" label={t.purpose} required>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
      <FormField form={form} name="contact" label={t.contact} helper={t.contactHint} required>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      {app === undefined && (
        <FormField form={form} name="code" label={t.code} helper={t.freshCodeHint} required>
          {(control) => <CodeInput {...control} />}
        </FormField>
      )}
    </FormDialog>
  );
}
