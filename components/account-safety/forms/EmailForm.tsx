import { useState } from 'react';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { removeEmail, requestEmail } from '../../../src/contract/account-safety/changes';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Button } from '../../../src/ui/button/Button';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts } from '../texts';
import { SafetyForm } from './SafetyForm';

function createEmailForm({ host, goOn }: Safety) {
  const texts = () => host.texts(safetyTexts);
  return createCallForm(host, {
    call: requestEmail,
    values: { email: '' },
    body: (values) => values,
    check: () => ({}),
    onDone({ awaitedEmail }) {
      host.notify({ as: 'toast', text: texts().linkSent(awaitedEmail), delayMs: 0 });
      goOn('safeList');
    },
  });
}

/** Sets a new mail address, which takes effect once its confirmation link is opened. */
export function EmailForm({ safety, account }: { safety: Safety; account: AccountSafety }) {
  const t = useTexts(safetyTexts);
  const [email] = useState(() => createEmailForm(safety));
  const [isRemoving, setRemoving] = useState(false);
  const { form } = email;
  return (
    <>
      <SafetyForm sending={email} submitText={t.sendLink}>
        <p className="as-hint">{account.email === '' ? t.emailNone : t.emailPresent(account.email)}</p>
        {account.awaitedEmail !== '' && <p className="as-hint">{t.awaited(account.awaitedEmail)}</p>}
        <FormField form={form} name="email" label={t.newEmail} helper={t.emailRule} required>
          {(control) => (
            <TextInput {...control} type="email" inputMode="email" autoComplete="email" maxLength={254} />
          )}
        </FormField>
      </SafetyForm>
      {account.email !== '' && (
        <div>
          <Button variant="text" size="small" onClick={() => setRemoving(true)}>
            {t.removeEmail}
          </Button>
        </div>
      )}
      {isRemoving && (
        <ConfirmBox
          call={removeEmail}
          body={{}}
          title={t.removeTitle}
          confirmText={t.removeYes}
          cancelText={t.cancel}
          danger
          onDone={() => safety.changed('email', t.emailRemoved, 'safeList')}
          onClose={() => setRemoving(false)}
        >
          <p>{t.removeText}</p>
        </ConfirmBox>
      )}
    </>
  );
}
