import {
  loginByPassword,
  loginBySmsCode,
  sendLoginSmsCode,
  type OpenedSession,
} from '../../src/contract/login';
import type { Runtime } from '../../src/element/runtime/runtime';
import type { Method, SigningInState } from './signing-in';

export function openSession(
  runtime: Runtime,
  method: Method,
  { account, password, phone, smsCode }: SigningInState['values'],
): Promise<OpenedSession> {
  return method === 'password'
    ? runtime.send(loginByPassword, { account: account.trim(), password })
    : runtime.send(loginBySmsCode, { phone: phone.trim(), smsCode: smsCode.trim() });
}

export const sendCode = (runtime: Runtime, phone: string): Promise<{ resendAfterSeconds: number }> =>
  runtime.send(sendLoginSmsCode, { phone });
