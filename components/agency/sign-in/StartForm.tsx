import { useState } from 'react';
import { queryOperatorLink, startOperator } from '../../../src/contract/agency/session';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyStore } from '../agency-store';
import { agencyTexts } from '../texts';
import { SignInCard } from './SignInCard';

interface Props {
  agency: AgencyStore;
  token: string;
}

const createStart = ({ agency: { host, session, waitForCode }, token }: Props) =>
  createCallForm(host, {
    call: startOperator,
    values: { password: '', repeat: '' },
    body: ({ password }) => ({ token, password }),
    check: ({ password, repeat }) =>
      password !== '' && password !== repeat ? { repeat: host.texts(agencyTexts).repeatWrong } : {},
    onDone(waiting) {
      // a session of another operator in this tab ends where the new one begins
      session.end();
      waitForCode(waiting);
    },
  });

/** First access by a link: a password, and then the second factor. */
export function StartForm({ agency, token }: Props) {
  const t = useTexts(agencyTexts);
  const errors = useTexts(errorTexts);
  const link = useCall(queryOperatorLink, { token }, { staleTime: 0 });
  const [starting] = useState(() => createStart({ agency, token }));
  const { form } = starting;
  if (link.data === undefined) {
    return (
      <main className="ag-entry">
        <h1>{t.title}</h1>
        <div className="ag-card">
          {link.error ? (
            <>
              <ErrorState message={errors.of(link.error)} />
              <Button variant="text" onClick={agency.leave}>
                {t.back}
              </Button>
            </>
          ) : (
            <SkeletonRows rows={3} height={48} label={t.reading} />
          )}
        </div>
      </main>
    );
  }
  const { operatorName, loginName, tmcName } = link.data;
  return (
    <SignInCard title={t.startTitle} sending={starting} submitText={t.next} onBack={agency.leave}>
      <p>{t.startHint(operatorName, loginName, tmcName)}</p>
      <FormField form={form} name="password" label={t.newPassword} helper={t.passwordHint} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="repeat" label={t.repeat} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </SignInCard>
  );
}
