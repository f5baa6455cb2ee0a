import * as v from 'valibot';
import { CodeInput, RecoveryCodeInput } from '../account-safety/account-safety';
import { call } from '../call';
import { OpenedSession } from './login';

const Ticket = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/**
 * Completes the second step of a sign-in and returns the session. Throws secondStepOver, secondStepWrong,
 * recoveryCodeWrong, secondStepLocked; five wrong codes end the waiting sign-in.
 */
export const passSecondStep = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/passSecondStep',
  body: v.variant('factor', [
    v.object({ ticket: Ticket, factor: v.literal('totp'), secret: CodeInput }),
    v.object({ ticket: Ticket, factor: v.literal('recoveryCode'), secret: RecoveryCodeInput }),
  ]),
  result: OpenedSession,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});
