import { useEffect, useRef, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { Button } from '../../src/ui/button/Button';
import { CodeInput } from '../../src/ui/field/text/CodeInput';
import { Field } from '../../src/ui/field/Field';
import { PasswordInput } from '../../src/ui/field/text/PasswordInput';
import { TextInput } from '../../src/ui/field/text/TextInput';
import { lazyPart } from '../../src/element/host/lazy-part';
import { errorTexts, type ErrorTexts } from '../../src/element/errors/texts';
import { useTexts } from '../../src/ui/texts/use-texts';
import { useSecondsUntil } from '../../src/ui/date/use-seconds-until';
import type { login } from './declaration';
import { createSignInStore, type FieldError, type SignInStore } from './sign-in-store';
import { loginTexts } from './texts';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

// loaded on use: few users have set up a second step or sign in at their company
const LazySingleSignOn = lazyPart(() => import('./single-sign-on/SingleSignOn'));
const LazySecondStep = lazyPart(() => import('./second-step/SecondStep'));

export default function Login({
  host,
  method,
  account,
  returnUrl,
  focusFirst,
  hideSms,
  companySignOn,
  signOnTicket,
}: ViewProps<typeof login>) {
  const signingIn = host.store(createSignInStore);
  const state = useStore(signingIn.store);
  const form = useRef<HTMLFormElement>(null);
  const t = useTexts(loginTexts);
  const errorText = useTexts(errorTexts);

  useOnValuesChange(() => signingIn.setMethod(hideSms ? 'password' : method), [signingIn, method, hideSms]);
  useOnValuesChange(() => {
    if (account) signingIn.set('account', account);
  }, [signingIn, account]);
  useOnValuesChange(() => {
    if (signOnTicket) void signingIn.redeem(signOnTicket);
  }, [signingIn, signOnTicket]);
  useEffect(() => {
    if (focusFirst && !isTyping()) signingIn.moveFocus();
  }, [signingIn, focusFirst]);
  useEffect(() => {
    if (state.focusMoves > 0) focusFirstEmpty(form.current);
  }, [state.focusMoves]);
  useEffect(() => {
    if (state.refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signingIn.submit(returnUrl);
  };
  if (state.secondStep) {
    return <LazySecondStep signingIn={signingIn} step={state.secondStep} returnUrl={returnUrl} />;
  }
  if (state.isAtCompany && companySignOn) {
    return <LazySingleSignOn signingIn={signingIn} returnUrl={returnUrl} />;
  }
  return (
    <form ref={form} className="login" part="form" noValidate onSubmit={submit}>
      {state.method === 'password' ? (
        <PasswordFields signingIn={signingIn} hideSms={hideSms} />
      ) : (
        <SmsFields signingIn={signingIn} />
      )}
      {state.failed && (
        <p className="login-failure" role="alert">
          {state.failed.error instanceof Error ? errorText.of(state.failed.error) : t.failed}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" loading={state.busy} loadingText={t.signingIn}>
        {t.signIn}
      </Button>
      {!hideSms && (
        <Button
          variant="text"
          onClick={() => signingIn.changeMethod(state.method === 'password' ? 'sms' : 'password')}
        >
          {state.method === 'password' ? t.bySms : t.byPassword}
        </Button>
      )}
      {companySignOn && (
        <Button variant="text" onClick={signingIn.showCompany}>
          {t.byCompany}
        </Button>
      )}
    </form>
  );
}

function PasswordFields({ signingIn, hideSms }: { signingIn: SignInStore; hideSms: boolean }) {
  const { values, errors } = useStore(signingIn.store);
  const t = useTexts(loginTexts);
  const errorText = useTexts(errorTexts);
  const forgotten = hideSms ? (
    t.forgottenAsk
  ) : (
    <Button variant="text" size="small" onClick={() => signingIn.changeMethod('sms', true)}>
      {t.forgotten}
    </Button>
  );
  return (
    <>
      <Field label={t.account} required error={wordError(errors.account, t.accountMissing, errorText)}>
        <TextInput
          value={values.account}
          onChange={(value) => signingIn.set('account', value)}
          autoComplete="username"
          autoCapitalize="none"
        />
      </Field>
      <Field label={t.password} required error={wordError(errors.password, t.passwordMissing, errorText)}>
        <PasswordInput value={values.password} onChange={(value) => signingIn.set('password', value)} />
      </Field>
      <p className="login-forgotten">{forgotten}</p>
    </>
  );
}

function SmsFields({ signingIn }: { signingIn: SignInStore }) {
  const { values, errors, hasForgotten, sendingCode, resendAt } = useStore(signingIn.store);
  const t = useTexts(loginTexts);
  const errorText = useTexts(errorTexts);
  const wait = useSecondsUntil(resendAt);
  return (
    <>
      {hasForgotten && <p role="status">{t.forgottenBySms}</p>}
      <Field label={t.phone} required error={wordError(errors.phone, t.phoneWrong, errorText)}>
        <TextInput
          value={values.phone}
          onChange={(value) => signingIn.set('phone', value)}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </Field>
      <Field
        label={t.code}
        required
        error={wordError(errors.smsCode, t.codeWrong, errorText)}
        helper={wait > 0 ? t.codeSent(wait) : undefined}
      >
        <CodeInput
          value={values.smsCode}
          onChange={(value) => signingIn.set('smsCode', value)}
          sendText={t.codeGet}
          isSending={sendingCode}
          wait={wait}
          onSend={() => void signingIn.sendCode()}
        />
      </Field>
    </>
  );
}

/** Error text of a field: the gateway's text, or `ours` for a problem found by the form. */
const wordError = (error: FieldError | undefined, ours: string, errorText: ErrorTexts) =>
  error && (error.said === undefined ? ours : errorText.say(error.said));

function focusFirstEmpty(form: HTMLElement | null): void {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  (fields.find((field) => field.value === '') ?? fields[0])?.focus();
}

/** True while a form field of the page has the focus, which the login form must not take from a typing user. */
function isTyping(): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.matches('input, select, textarea') === true;
}
