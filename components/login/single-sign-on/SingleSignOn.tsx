import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SignInStore } from '../sign-in-store';
import { loginTexts } from '../texts';
import { createSignOnStore } from './sign-on-store';

interface Props {
  signingIn: SignInStore;
  returnUrl: string;
}

/** Asks for the company, and leads to its sign-in. */
export default function SingleSignOn({ signingIn, returnUrl }: Props) {
  const [leaving] = useState(() => createSignOnStore(signingIn));
  const { hint, isMissing, refusals, failed, busy } = useStore(leaving.store);
  const form = useRef<HTMLFormElement>(null);
  const t = useTexts(loginTexts);
  const errorText = useTexts(errorTexts);
  // the former form lost the focus when this one replaced it
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector('input')?.focus();
  }, [refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void leaving.submit(returnUrl);
  };
  const said =
    failed &&
    ('problem' in failed
      ? t[failed.problem]
      : failed.error instanceof Error
        ? errorText.of(failed.error)
        : t.failed);
  return (
    <form ref={form} className="login" part="form" noValidate onSubmit={submit} aria-label={t.companyTitle}>
      <h2 className="login-title">{t.companyTitle}</h2>
      <p>{t.companyHint}</p>
      <Field label={t.company} required error={isMissing ? t.companyMissing : undefined}>
        <TextInput
          value={hint}
          onChange={leaving.set}
          maxLength={200}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {said && (
        <p className="login-failure" role="alert">
          {said}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" loading={busy} loadingText={t.leaving}>
        {t.goOn}
      </Button>
      <Button variant="text" onClick={() => signingIn.startAgain()}>
        {t.otherWays}
      </Button>
    </form>
  );
}
