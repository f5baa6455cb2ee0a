import { useState } from 'react';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { setSecurityPassword } from '../../../src/contract/account-safety/changes';
import { createCallForm } from '../../../src/element/submission/call-form';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts } from '../texts';
import { SafetyForm } from './SafetyForm';

function createSecurityPasswordForm({ host, changed }: Safety) {
  const texts = () => host.texts(safetyTexts);
  return createCallForm(host, {
    call: setSecurityPassword,
    values: { securityPassword: '', again: '' },
    body: ({ securityPassword }) => ({ securityPassword }),
    check: ({ securityPassword, again }) => (securityPassword === again ? {} : { again: texts().notAlike }),
    onDone: () => changed('securityPassword', texts().securityDone, 'safeList'),
  });
}

/** Sets the security password: six digits, typed twice. */
export function SecurityPasswordForm({ safety }: { safety: Safety; account: AccountSafety }) {
  const t = useTexts(safetyTexts);
  const [password] = useState(() => createSecurityPasswordForm(safety));
  const { form } = password;
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <SafetyForm sending={password} submitText={t.confirm}>
      <FormField form={form} name="securityPassword" label={t.newSecurity} helper={t.securityRule} required>
        {(control) => <PasswordInput {...control} {...digits} />}
      </FormField>
      <FormField form={form} name="again" label={t.securityAgain} required>
        {(control) => <PasswordInput {...control} {...digits} />}
      </FormField>
    </SafetyForm>
  );
}
