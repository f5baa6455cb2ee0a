import { useEffect, useState } from 'react';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { changeLoginPassword, ratePassword } from '../../../src/contract/account-safety/changes';
import type { ResultOf } from '../../../src/contract/call';
import { PASSWORD_LENGTH, passwordLength } from '../../../src/domain/account-safety/login-password';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts } from '../texts';
import { SafetyForm } from './SafetyForm';

function createPasswordForm({ host, changed }: Safety) {
  const texts = () => host.texts(safetyTexts);
  return createCallForm(host, {
    call: changeLoginPassword,
    values: { password: '', again: '' },
    body: ({ password }) => ({ password }),
    check: ({ password, again }) => (password === again ? {} : { again: texts().notAlike }),
    onDone: ({ endedSessions }) => changed('password', texts().passwordDone(endedSessions), 'safeList'),
  });
}

/** Sets a new login password, typed twice, with its strength. */
export function PasswordForm({ safety, account }: { safety: Safety; account: AccountSafety }) {
  const t = useTexts(safetyTexts);
  const [password] = useState(() => createPasswordForm(safety));
  const { form } = password;
  const { value } = useFormField(form, 'password');
  return (
    <SafetyForm sending={password} submitText={t.confirm}>
      {/* tells password managers the account of the new password */}
      <Field label={t.loginName}>
        <TextInput value={account.loginName} readOnly autoComplete="username" onChange={() => undefined} />
      </Field>
      <FormField
        form={form}
        name="password"
        label={t.newPassword}
        helper={t.passwordRule(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most)}
        required
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <Strength password={value} />
      <FormField form={form} name="again" label={t.passwordAgain} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </SafetyForm>
  );
}

const PAUSE_MS = 300;

/** Strength of a password as rated by the gateway. Renders nothing while it is too short to be rated. */
function Strength({ password }: { password: string }) {
  const t = useTexts(safetyTexts);
  const { runtime } = useHost();
  const [rated, setRated] = useState<ResultOf<typeof ratePassword> & { password: string }>();
  const isLong = passwordLength(password) >= PASSWORD_LENGTH.least;
  useEffect(() => {
    if (!isLong) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      runtime.send(ratePassword, { password }, { signal: gone.signal }).then(
        (rating) => setRated({ ...rating, password }),
        // a failure is ignored: the gateway rates again on submit
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [runtime, password, isLong]);
  const shown = isLong && rated?.password === password ? rated : undefined;
  const score = shown?.score ?? 0;
  return (
    <div className="as-strength">
      <div className="as-meter" data-score={shown ? score : 'none'} aria-hidden="true" />
      <p className="as-hint" role="status">
        {shown ? `${t.strength(score)}${shown.problem === '' ? '' : t.because(shown.problem)}` : ''}
      </p>
    </div>
  );
}
