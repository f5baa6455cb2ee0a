import * as v from 'valibot';
import { call } from '../call';
import { CodeGiven } from './account-safety';

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
 * A new secret for an authenticator app, in the place of one that was not confirmed: in Base32, and as the address that is drawn
 * as a QR code. It counts once confirmTotp has had a code of it. Throws proofNeeded, totpThere.
 */
export const beginTotp = call({
  ...ofCaller,
  path: `${BASE}beginTotp`,
  body: v.object({}),
  result: v.object({ secret: v.string(), uri: v.string() }),
});

/**
 * From now on signing in asks for a code. Gives the ten recovery codes that stand in for one, this once. Throws proofNeeded,
 * totpThere, totpMissing, and fieldsInvalid at `code` for a wrong one.
 */
export const confirmTotp = call({
  ...ofCaller,
  path: `${BASE}confirmTotp`,
  body: v.object({ code: CodeGiven }),
  result: v.object({ recoveryCodes: RecoveryCodes }),
});

/** Signing in asks for no code any more; recovery codes are void. Throws proofNeeded. */
export const removeTotp = call({
  ...ofCaller,
  path: `${BASE}removeTotp`,
  body: v.object({}),
  result: v.object({}),
});

/** Ten recovery codes, given this once; former ones are void. Throws proofNeeded, totpMissing. */
export const makeRecoveryCodes = call({
  ...ofCaller,
  path: `${BASE}makeRecoveryCodes`,
  body: v.object({}),
  result: v.object({ recoveryCodes: RecoveryCodes }),
});
