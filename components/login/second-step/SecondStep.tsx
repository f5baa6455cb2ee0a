import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { SecondStep as Step } from '../../../src/contract/login/login';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SignInStore } from '../sign-in-store';
import { loginTexts } from '../texts';
import { createSecondStepStore } from './second-step-store';

interface Props {
  signingIn: SignInStore;
  step: Step;
  returnUrl: string;
}

/** Asks for a code of the authenticator app, or for a recovery code instead. */
export default function SecondStep({ signingIn, step, returnUrl }: Props) {
  const [passing] = useState(() => createSecondStepStore(signingIn, step));
  const { way, secret, isUnfit, refusals, failed, busy } = useStore(passing.store);
  const form = useRef<HTMLFormElement>(null);
  const t = useTexts(loginTexts);
  const errorText = useTexts(errorTexts);
  // the first form lost the focus when this one replaced it
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector('input')?.focus();
  }, [refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void passing.submit(returnUrl);
  };
  const isApp = way === 'totp';
  return (
    <form ref={form} className="login" part="form" noValidate onSubmit={submit} aria-label={t.secondTitle}>
      <h2 className="login-title">{t.secondTitle}</h2>
      <p>{isApp ? t.secondHint : t.recoveryHint}</p>
      <Field
        key={way}
        label={isApp ? t.secondCode : t.recoveryCode}
        required
        error={isUnfit ? (isApp ? t.codeWrong : t.recoveryCodeWrong) : undefined}
      >
        <TextInput
          value={secret}
          onChange={passing.set}
          {...(isApp
            ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
            : { autoCapitalize: 'characters' })}
        />
      </Field>
      {failed && (
        <p className="login-failure" role="alert">
          {failed.error instanceof Error ? errorText.of(failed.error) : t.failed}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" loading={busy} loadingText={t.signingIn}>
        {t.signIn}
      </Button>
      {step.ways.includes('recoveryCode') && (
        <Button variant="text" onClick={() => passing.take(isApp ? 'recoveryCode' : 'totp')}>
          {isApp ? t.useRecovery : t.useApp}
        </Button>
      )}
      <Button variant="text" onClick={() => signingIn.startAgain()}>
        {t.startAgain}
      </Button>
    </form>
  );
}
