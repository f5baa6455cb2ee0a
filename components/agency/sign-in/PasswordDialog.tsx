import { useState } from 'react';
import { alterOwnPassword } from '../../../src/contract/agency/session';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CodeInput } from '../CodeInput';
import { agencyTexts } from '../texts';

const EMPTY = { formerPassword: '', password: '', repeat: '', code: '' };

const createChange = (host: Host, onClose: () => void) => {
  const t = host.texts(agencyTexts);
  return createCallForm(host, {
    call: alterOwnPassword,
    values: EMPTY,
    body: ({ formerPassword, password, code }) => ({ formerPassword, password, code }),
    check: ({ password, repeat }): Record<string, string> =>
      password !== '' && password !== repeat ? { repeat: t.repeatWrong } : {},
    onDone() {
      host.notify({ as: 'toast', text: t.passwordAltered, delayMs: 0 });
      onClose();
    },
  });
};

/** Changes the operator's own password, by the former one and a code of their app. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(agencyTexts);
  const host = useHost();
  const [changing] = useState(() => createChange(host, onClose));
  const { form } = changing;
  return (
    <FormDialog
      title={t.alterPassword}
      submitText={t.save}
      sending={changing}
      isChanged={changing.isChanged}
      onClose={onClose}
    >
      <FormField form={form} name="formerPassword" label={t.formerPassword} required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormField form={form} name="password" label={t.newPassword} helper={t.passwordHint} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="repeat" label={t.repeat} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="code" label={t.code} helper={t.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
