import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  loginByPassword,
  loginBySmsCode,
  sendLoginSmsCode,
  type OpenedSession,
  type SecondStep,
  type SignIn,
} from '../../src/contract/login/login';
import { redeemSingleSignOn } from '../../src/contract/login/single-sign-on';
import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import { isGatewayError, type Host } from '../../src/element/host/host';
import type { login } from './declaration';
import { isPhone, plainNumber, plainPhone } from '../../src/domain/typed/typed';
import { nowMs } from '../../src/domain/clock';
import { takePendingSignOn } from './single-sign-on/pending-sign-on';
import { loginTexts } from './texts';

/** Ways whose form is shown first. */
export type Method = 'password' | 'sms';
type Field = 'account' | 'password' | 'phone' | 'smsCode';

/** Error of a field: `said` is the gateway's text. It is absent when the value does not have the expected form. */
export interface FieldError {
  said?: string;
}

export interface SigningInState {
  method: Method;
  values: Record<Field, string>;
  errors: Partial<Record<Field, FieldError>>;
  /** Number of refused attempts; each moves the focus to the first error. */
  refusals: number;
  /** Number of requests to move the focus to the first empty field. */
  focusMoves: number;
  /** True when the other way is offered because of a forgotten password. */
  hasForgotten: boolean;
  /** Reason of the failed sign-in, shown above the button. */
  failed: { error: unknown } | undefined;
  busy: boolean;
  sendingCode: boolean;
  /** Earliest time of the next code, in milliseconds since the epoch. */
  resendAt: number;
  /** Second step to pass; set once the first factor was accepted. */
  secondStep: SecondStep | undefined;
  /** True while the form of the company's sign-in is shown. */
  isAtCompany: boolean;
  /** Address to go to after a sign-in that has left the page. */
  keptReturnUrl: string;
}

export type SignInStore = ReturnType<typeof createSignInStore>;

/** State machine of one login form. */
export function createSignInStore(host: Host<typeof login>) {
  const store: StoreApi<SigningInState> = createStore(() => ({
    method: 'password',
    values: { account: '', password: '', phone: '', smsCode: '' },
    errors: {},
    refusals: 0,
    focusMoves: 0,
    hasForgotten: false,
    failed: undefined,
    busy: false,
    sendingCode: false,
    resendAt: 0,
    secondStep: undefined,
    isAtCompany: false,
    keptReturnUrl: '',
  }));
  const { getState, setState } = store;
  const { send } = host.runtime;

  function openSession(method: Method, values: SigningInState['values']): Promise<SignIn> {
    const { account, password, phone, smsCode } = values;
    return method === 'password'
      ? send(loginByPassword, { account: account.trim(), password })
      : send(loginBySmsCode, { phone: plainPhone(phone), smsCode: plainNumber(smsCode) });
  }

  /** Signs in with the opened session and leaves the form. */
  async function enter({ authSign, userNO }: OpenedSession, returnUrl: string): Promise<void> {
    const { method, values, keptReturnUrl } = getState();
    const state = await host.runtime.session.signIn(authSign);
    if (state.status !== 'signedIn') {
      const failed = { error: state.status === 'signedOut' ? new Error(state.message) : undefined };
      setState({ failed, secondStep: undefined });
      return;
    }
    setState({ values: { ...values, password: '', smsCode: '' }, secondStep: undefined });
    host.track('signed-in', { method });
    leave(host, userNO, keptReturnUrl || returnUrl);
  }

  /** Checks the fields of the chosen way. Returns false when one has an error. */
  function check(fields: readonly Field[]): boolean {
    const { values } = getState();
    const errors: SigningInState['errors'] = {};
    for (const field of fields) {
      if (!CHECKS[field](values[field])) errors[field] = {};
    }
    const isGood = Object.keys(errors).length === 0;
    setState(({ refusals }) => ({ errors, failed: undefined, refusals: isGood ? refusals : refusals + 1 }));
    return isGood;
  }

  function fail(error: unknown): void {
    if (isGatewayError(error) && error.kind === 'fields') {
      const errors: SigningInState['errors'] = Object.fromEntries(
        Object.entries(error.fields).map(([field, said]) => [field, { said }]),
      );
      setState(({ refusals }) => ({ errors, refusals: refusals + 1 }));
      return;
    }
    setState({ failed: { error } });
    host.report(error);
  }

  return {
    store,
    host,
    enter,
    /** Starts anew after the second step failed or was abandoned. */
    startAgain: (failed?: { error: unknown }) =>
      setState(({ values, focusMoves }) => ({
        secondStep: undefined,
        isAtCompany: false,
        values: { ...values, password: '', smsCode: '' },
        failed,
        focusMoves: focusMoves + 1,
      })),
    setMethod: (method: Method) => setState({ method, errors: {}, failed: undefined, hasForgotten: false }),
    changeMethod: (method: Method, hasForgotten = false) =>
      setState(({ focusMoves }) => ({
        method,
        errors: {},
        failed: undefined,
        hasForgotten,
        focusMoves: focusMoves + 1,
      })),
    showCompany: () => setState({ isAtCompany: true, failed: undefined }),
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
        const phone = plainPhone(getState().values.phone);
        const { resendAfterSeconds } = await send(sendLoginSmsCode, { phone });
        setState({ resendAt: nowMs() + resendAfterSeconds * 1000 });
      } catch (error) {
        fail(error);
      } finally {
        setState({ sendingCode: false });
      }
    },

    /** Opens the session of a sign-in at the company, which this page must have begun. */
    async redeem(signOnTicket: string): Promise<void> {
      const pending = takePendingSignOn(nowMs());
      if (pending === undefined) {
        setState({ failed: { error: new Error(host.texts(loginTexts).signOnLost) } });
        return;
      }
      setState({ busy: true, failed: undefined, keptReturnUrl: pending.returnUrl });
      try {
        const { verifier } = pending;
        const opened = await send(redeemSingleSignOn, { signOnTicket, verifier });
        if (opened.secondStep) setState({ secondStep: opened.secondStep });
        else await enter(opened, pending.returnUrl);
      } catch (error) {
        fail(error);
      } finally {
        setState({ busy: false });
      }
    },

    async submit(returnUrl: string): Promise<void> {
      const { method, values, busy } = getState();
      if (busy || !check(method === 'password' ? ['account', 'password'] : ['phone', 'smsCode'])) return;
      setState({ busy: true });
      try {
        const opened = await openSession(method, values);
        if (opened.secondStep) setState({ secondStep: opened.secondStep });
        else await enter(opened, returnUrl);
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

const CHECKS: Record<Field, (value: string) => boolean> = {
  account: (value) => value.trim() !== '',
  password: (value) => value !== '',
  phone: (value) => isPhone(value),
  smsCode: (value) => /^\d{6}$/.test(plainNumber(value)),
};
