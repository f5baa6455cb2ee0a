import { useEffect, useRef, useState } from 'react';
import { passOperatorCode, type WaitingOperatorSignIn } from '../../../src/contract/agency/session';
import { createCallForm } from '../../../src/element/submission/call-form';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { QrCode } from '../../../src/ui/qr-code/QrCode';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyStore } from '../agency-store';
import { agencyTexts } from '../texts';
import { SignInCard } from './SignInCard';

interface Props {
  agency: AgencyStore;
  waiting: WaitingOperatorSignIn;
}

const createPass = ({ agency: { host, begin }, waiting: { ticket } }: Props) =>
  createCallForm(host, {
    call: passOperatorCode,
    values: { code: '' },
    body: ({ code }) => ({ ticket, code }),
    onDone: ({ operatorSign }) => begin(operatorSign),
  });

/** Second step: the code of the app, with its set-up for an operator who has none yet. */
export function CodeForm({ agency, waiting }: Props) {
  const t = useTexts(agencyTexts);
  const [passing] = useState(() => createPass({ agency, waiting }));
  const { setUp } = waiting;
  const first = useRef<HTMLDivElement>(null);
  // the former step lost the focus when this one replaced it
  useEffect(() => first.current?.querySelector('input')?.focus(), []);
  return (
    <SignInCard
      title={setUp ? t.setUpTitle : t.codeTitle}
      sending={passing}
      submitText={setUp ? t.setUp : t.signIn}
      onBack={agency.leave}
    >
      <p>{setUp ? t.setUpHint : t.codeHint}</p>
      {setUp && (
        <>
          <QrCode text={setUp.uri} label={t.qr} />
          <p>
            {t.secret}
            <code className="ag-secret">{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </>
      )}
      <div ref={first}>
        <FormField form={passing.form} name="code" label={t.code} required>
          {(control) => <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" />}
        </FormField>
      </div>
    </SignInCard>
  );
}
