import { useEffect, useRef, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/definition/declaration';
import { Button } from '../../src/ui/button/Button';
import { Field } from '../../src/ui/field/Field';
import { PasswordInput } from '../../src/ui/field/PasswordInput';
import { TextInput } from '../../src/ui/field/TextInput';
import { useSecondsUntil } from '../../src/ui/date/use-seconds-until';
import type { login } from './element';
import { createSigningIn, type SigningIn } from './signing-in';

const FORGOTTEN = '忘记密码时，请用手机号和短信验证码登录';
const OTHER_WAY = { password: '改用短信验证码', sms: '改用账号和密码' } as const;

export default function Login({
  host,
  method,
  account,
  returnUrl,
  focusFirst,
  hideSms,
}: ViewProps<typeof login>) {
  const signingIn = host.store(createSigningIn);
  const state = useStore(signingIn.store);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => signingIn.setMethod(hideSms ? 'password' : method), [signingIn, method, hideSms]);
  useEffect(() => {
    if (account) signingIn.set('account', account);
  }, [signingIn, account]);
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
  return (
    <form ref={form} className="login" part="form" noValidate onSubmit={submit}>
      {state.method === 'password' ? (
        <PasswordFields signingIn={signingIn} hideSms={hideSms} />
      ) : (
        <SmsFields signingIn={signingIn} />
      )}
      {state.failure && (
        <p className="login-failure" role="alert">
          {state.failure}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" loading={state.busy} loadingText="正在登录">
        登录
      </Button>
      {!hideSms && (
        <Button
          variant="text"
          onClick={() => signingIn.changeMethod(state.method === 'password' ? 'sms' : 'password')}
        >
          {OTHER_WAY[state.method]}
        </Button>
      )}
    </form>
  );
}

function PasswordFields({ signingIn, hideSms }: { signingIn: SigningIn; hideSms: boolean }) {
  const { values, errors } = useStore(signingIn.store);
  const forgotten = hideSms ? (
    '忘记密码请联系企业管理员'
  ) : (
    <Button variant="text" size="small" onClick={() => signingIn.changeMethod('sms', FORGOTTEN)}>
      忘记密码
    </Button>
  );
  return (
    <>
      <Field label="账号" required error={errors.account}>
        <TextInput
          value={values.account}
          onChange={(value) => signingIn.set('account', value)}
          autoComplete="username"
          autoCapitalize="none"
        />
      </Field>
      <Field label="密码" required error={errors.password}>
        <PasswordInput value={values.password} onChange={(value) => signingIn.set('password', value)} />
      </Field>
      <p className="login-forgotten">{forgotten}</p>
    </>
  );
}

function SmsFields({ signingIn }: { signingIn: SigningIn }) {
  const { values, errors, hint, sendingCode, resendAt } = useStore(signingIn.store);
  const wait = useSecondsUntil(resendAt);
  return (
    <>
      {hint && <p role="status">{hint}</p>}
      <Field label="手机号" required error={errors.phone}>
        <TextInput
          value={values.phone}
          onChange={(value) => signingIn.set('phone', value)}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
        />
      </Field>
      <Field
        label="验证码"
        required
        error={errors.smsCode}
        helper={wait > 0 ? `验证码已发送，${wait}秒后可重新获取` : undefined}
      >
        <TextInput
          value={values.smsCode}
          onChange={(value) => signingIn.set('smsCode', value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          suffix={
            <Button
              variant="text"
              size="small"
              loading={sendingCode}
              disabled={wait > 0}
              onClick={() => void signingIn.sendCode()}
            >
              获取验证码
            </Button>
          }
        />
      </Field>
    </>
  );
}

function focusFirstEmpty(form: HTMLElement | null): void {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  (fields.find((field) => field.value === '') ?? fields[0])?.focus();
}

/** Who has begun to type on the page stays there. */
function isTyping(): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.matches('input, select, textarea') === true;
}
