import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  loginByPassword,
  loginBySmsCode,
  sendLoginSmsCode,
  type OpenedSession,
} from '../../src/contract/login/login';
import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import { isGatewayError, type Host } from '../../src/element/host/host';
import type { login } from './element';

export type Method = 'password' | 'sms';
type Field = 'account' | 'password' | 'phone' | 'smsCode';

export interface SigningInState {
  method: Method;
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  /** Counts refused attempts; each moves the focus to the first error. */
  refusals: number;
  /** Counts what moves the focus to the first empty field. */
  focusMoves: number;
  /** Why the other way is offered, when it was not asked for by its name. */
  hint: string;
  /** Why signing in failed, said above the button. */
  failure: string;
  busy: boolean;
  sendingCode: boolean;
  /** Milliseconds since the epoch; no further code before. */
  resendAt: number;
}

export type SigningIn = ReturnType<typeof createSigningIn>;

/** The flow of one login form. */
export function createSigningIn(host: Host<typeof login>) {
  const store: StoreApi<SigningInState> = createStore(() => ({
    method: 'password',
    values: { account: '', password: '', phone: '', smsCode: '' },
    errors: {},
    refusals: 0,
    focusMoves: 0,
    hint: '',
    failure: '',
    busy: false,
    sendingCode: false,
    resendAt: 0,
  }));
  const { getState, setState } = store;
  const { send } = host.runtime;

  function openSession(method: Method, values: SigningInState['values']): Promise<OpenedSession> {
    const { account, password, phone, smsCode } = values;
    return method === 'password'
      ? send(loginByPassword, { account: account.trim(), password })
      : send(loginBySmsCode, { phone: phone.trim(), smsCode: smsCode.trim() });
  }

  /** Fields of the chosen way, checked; false when one is to be mended. */
  function check(fields: readonly Field[]): boolean {
    const { values } = getState();
    const errors: SigningInState['errors'] = {};
    for (const field of fields) {
      const error = CHECKS[field](values[field]);
      if (error) errors[field] = error;
    }
    const isGood = Object.keys(errors).length === 0;
    setState(({ refusals }) => ({ errors, failure: '', refusals: isGood ? refusals : refusals + 1 }));
    return isGood;
  }

  function fail(error: unknown): void {
    if (isGatewayError(error) && error.kind === 'fields') {
      const errors = error.fields as SigningInState['errors'];
      setState(({ refusals }) => ({ errors, refusals: refusals + 1 }));
      return;
    }
    setState({ failure: error instanceof Error ? error.message : '登录失败，请稍后重试' });
    host.report(error);
  }

  return {
    store,
    setMethod: (method: Method) => setState({ method, errors: {}, failure: '', hint: '' }),
    /** The user takes the other way. */
    changeMethod: (method: Method, hint = '') =>
      setState(({ focusMoves }) => ({
        method,
        errors: {},
        failure: '',
        hint,
        focusMoves: focusMoves + 1,
      })),
    moveFocus: () => setState(({ focusMoves }) => ({ focusMoves: focusMoves + 1 })),
    set(field: Field, value: string): void {
      setState(({ values, errors }) => {
        const { [field]: _mended, ...others } = errors;
        return { values: { ...values, [field]: value }, errors: others };
      });
    },

    async sendCode(): Promise<void> {
      if (getState().sendingCode || !check(['phone'])) return;
      setState({ sendingCode: true });
      try {
        const phone = getState().values.phone.trim();
        const { resendAfterSeconds } = await send(sendLoginSmsCode, { phone });
        setState({ resendAt: Date.now() + resendAfterSeconds * 1000 });
      } catch (error) {
        fail(error);
      } finally {
        setState({ sendingCode: false });
      }
    },

    async submit(returnUrl: string): Promise<void> {
      const { method, values, busy } = getState();
      if (busy || !check(method === 'password' ? ['account', 'password'] : ['phone', 'smsCode'])) return;
      setState({ busy: true });
      try {
        const { authSign, userNO } = await openSession(method, values);
        const state = await host.runtime.session.signIn(authSign);
        if (state.status !== 'signedIn') {
          setState({ failure: state.status === 'signedOut' ? state.message : '登录失败，请稍后重试' });
          return;
        }
        setState({ values: { ...values, password: '', smsCode: '' } });
        host.track('signed-in', { method });
        leave(host, userNO, returnUrl);
      } catch (error) {
        fail(error);
      } finally {
        setState({ busy: false });
      }
    },
  };
}

function leave(host: Host<typeof login>, userNO: string, returnUrl: string): void {
  const address = resolveReturnUrl(returnUrl, { origin: location.origin });
  const goOn = host.emit('tp-signed-in', { userNO, returnUrl: address ?? '' });
  if (goOn && address) location.assign(address);
}

const CHECKS: Record<Field, (value: string) => string> = {
  account: (value) => (value.trim() === '' ? '请输入账号' : ''),
  password: (value) => (value === '' ? '请输入密码' : ''),
  phone: (value) => (/^1[3-9]\d{9}$/.test(value.trim()) ? '' : '请输入11位手机号码'),
  smsCode: (value) => (/^\d{6}$/.test(value.trim()) ? '' : '请输入6位数字验证码'),
};
