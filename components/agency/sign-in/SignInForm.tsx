import { useState } from 'react';
import { signInOperator } from '../../../src/contract/agency/session';
import { createCallForm } from '../../../src/element/submission/call-form';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyStore } from '../agency-store';
import { agencyTexts } from '../texts';
import { SignInCard } from './SignInCard';

const createSignIn = ({ host, waitForCode }: AgencyStore) =>
  createCallForm(host, {
    call: signInOperator,
    values: { loginName: '', password: '' },
    body: (values) => values,
    onDone: waitForCode,
  });

/** First step: name and password. `hasExpired`: the former session has ended by itself. */
export function SignInForm({ agency, hasExpired }: { agency: AgencyStore; hasExpired: boolean }) {
  const t = useTexts(agencyTexts);
  const [signingIn] = useState(() => createSignIn(agency));
  const { form } = signingIn;
  return (
    <SignInCard title={t.signInTitle} sending={signingIn} submitText={t.next}>
      {hasExpired && <p role="status">{t.expired}</p>}
      <FormField form={form} name="loginName" label={t.loginName} required>
        {(control) => <TextInput {...control} autoComplete="username" autoCapitalize="none" maxLength={60} />}
      </FormField>
      <FormField form={form} name="password" label={t.password} required>
        {(control) => <PasswordInput {...control} />}
      </FormField>
    </SignInCard>
  );
}
