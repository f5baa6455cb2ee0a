import { useState } from 'react';
import {
  releaseIdentityBinding,
  setIdentitySecret,
  switchIdentityProvider,
  type IdentityBinding,
} from '../../../src/contract/agency/connections/identity-providers';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode, type CodeDraft } from '../code-before';
import { CodeInput } from '../CodeInput';
import type { ProviderData } from './columns';
import { identityTexts } from './texts';

interface SecretDraft extends CodeDraft {
  clientSecret: string;
}
interface ReasonDraft extends CodeDraft {
  reason: string;
}

interface Props {
  provider: ProviderData;
  onDone(text: string): void;
  onClose(): void;
}

/** Replaces the secret of the client. */
export function SecretDialog({ provider, onDone, onClose }: Props) {
  const t = useTexts(identityTexts);
  const host = useHost();
  const { providerNo, revision } = provider;
  const [sending] = useState(() =>
    createCallForm<SecretDraft, typeof setIdentitySecret>(host, {
      call: setIdentitySecret,
      values: { clientSecret: '', code: '' },
      body: ({ clientSecret }) => ({
        providerNo,
        revision,
        clientSecret,
      }),
      ...withCode(host),
      onDone: () => onDone(t.saved),
    }),
  );
  return (
    <FormDialog
      title={t.setSecret}
      submitText={t.save}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.setSecretHint}</p>
      <FormField form={sending.form} name="clientSecret" label={t.clientSecret} helper={t.clientSecretHint}>
        {(control) => <PasswordInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={sending.form} name="code" label={t.code} helper={t.codeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}

/** Switches a provider on, after a code of the app. */
export function OnDialog({ provider, onDone, onClose }: Props) {
  const t = useTexts(identityTexts);
  const host = useHost();
  const { providerNo, revision, forbidsLocal } = provider;
  const [sending] = useState(() =>
    createCallForm<ReasonDraft, typeof switchIdentityProvider>(host, {
      call: switchIdentityProvider,
      values: { reason: '', code: '' },
      body: ({ reason }) => ({ providerNo, revision, isOn: true, reason }),
      ...withCode(host),
      onDone: () => onDone(t.turnedOn),
    }),
  );
  return (
    <FormDialog
      title={t.turnOn}
      submitText={t.turnOn}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{forbidsLocal ? t.turnOnLocalAsk : t.turnOnAsk}</p>
      <FormField form={sending.form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
      <FormField form={sending.form} name="code" label={t.code} helper={t.codeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}

/** Releases an identity from its member of staff. */
export function ReleaseDialog({ provider, binding, onDone, onClose }: Props & { binding: IdentityBinding }) {
  const t = useTexts(identityTexts);
  const host = useHost();
  const { providerNo } = provider;
  const { bindingNo, staffName, subject } = binding;
  const [sending] = useState(() =>
    createCallForm<ReasonDraft, typeof releaseIdentityBinding>(host, {
      call: releaseIdentityBinding,
      values: { reason: '', code: '' },
      body: ({ reason }) => ({ providerNo, bindingNo, reason }),
      ...withCode(host),
      onDone: () => onDone(t.released),
    }),
  );
  return (
    <FormDialog
      title={t.release}
      submitText={t.release}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.releaseAsk(staffName, subject)}</p>
      <FormField form={sending.form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
      <FormField form={sending.form} name="code" label={t.code} helper={t.codeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
