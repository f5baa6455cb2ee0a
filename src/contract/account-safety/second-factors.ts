import * as v from 'valibot';
import { call } from '../call';
import { CodeInput } from './account-safety';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/accountSafeController/';
const ofCaller = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  changes: ['account-safety'],
  origin: 'suite',
} as const;

const RecoveryCodes = v.array(v.string());

/**
 * Creates a new secret for an authenticator app, in the place of an unconfirmed one: in Base32, and as the address for
 * a QR code. It takes effect once confirmTotp has received a code of it. Throws proofNeeded, totpThere.
 */
export const beginTotp = call({
  ...ofCaller,
  path: `${BASE}beginTotp`,
  body: v.object({}),
  result: v.object({ secret: v.string(), uri: v.string() }),
});

/**
 * Makes sign-in require a code from now on. Returns the ten recovery codes that can replace one; they cannot be read
 * again. Throws proofNeeded, totpThere, totpMissing, and fieldsInvalid at `code` for a wrong one.
 */
export const confirmTotp = call({
  ...ofCaller,
  path: `${BASE}confirmTotp`,
  body: v.object({ code: CodeInput }),
  result: v.object({ recoveryCodes: RecoveryCodes }),
});

/** Stops sign-in from requiring a code and voids the recovery codes. Throws proofNeeded. */
export const removeTotp = call({
  ...ofCaller,
  path: `${BASE}removeTotp`,
  body: v.object({}),
  result: v.object({}),
});

/**
 * Returns ten new recovery codes, which cannot be read again, and voids the former ones. Throws proofNeeded,
 * totpMissing.
 */
export const makeRecoveryCodes = call({
  ...ofCaller,
  path: `${BASE}makeRecoveryCodes`,
  body: v.object({}),
  result: v.object({ recoveryCodes: RecoveryCodes }),
});
