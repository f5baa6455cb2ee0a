import * as v from 'valibot';
import { call } from '../call';
import { SignIn } from './login';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/singleSignOnController/';

/** 32 random bytes or a SHA-256 hash, as base64url. */
const Bytes = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/**
 * Begins a sign-in at the provider of the user's company and returns the address of the gateway at which the browser goes
 * on. `hint` is the user's mail, a mail domain of the company or the number of the enterprise. `challenge` is the base64url
 * SHA-256 of a random verifier that the page keeps; `pageUrl` is the page that the browser comes back to: the portal or a
 * page of `SIGN_ON_PAGES`, exactly, without query and fragment. It comes back with `#/?signOnTicket=…`. Throws signOnUnknown, signOnPageRefused.
 */
export const beginSingleSignOn = call({
  gateway: 'noLogin',
  path: `${BASE}beginSingleSignOn`,
  body: v.object({
    hint: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入企业邮箱或企业编号'),
      v.maxLength(200, '企业邮箱或企业编号不能超过200个字'),
    ),
    pageUrl: v.pipe(v.string(), v.maxLength(2000)),
    challenge: Bytes,
  }),
  result: v.object({ startUrl: v.string(), providerName: v.string() }),
  needs: 'none',
  changes: [],
  origin: 'suite',
});

/**
 * Opens the session of a sign-in at the company's provider, once and within two minutes, in the page that has begun it.
 * Returns the session, or the second step. Throws signOnTicketOver, staffInactive, enterpriseStopped, accountDisputed.
 */
export const redeemSingleSignOn = call({
  gateway: 'noLogin',
  path: `${BASE}redeemSingleSignOn`,
  body: v.object({ signOnTicket: Bytes, verifier: Bytes }),
  result: SignIn,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});
