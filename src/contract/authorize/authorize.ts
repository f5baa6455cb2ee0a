import * as v from 'valibot';
import { call } from '../call';
import { OpenedSession } from '../login/login';

/** Name of a third-party sign-in, the last part of `/authorize/{type}` (specification 2.1). */
export const ThirdPartyType = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
/** 256 random bits or a SHA-256, in base64url: the form of verifier, challenge, nonce and code. */
export const Secret256 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
/** Opaque to the gateway, returned to the page unchanged (RFC 6749, 4.1.1). */
export const AuthorizeState = v.pipe(v.string(), v.regex(/^[\w.-]{16,128}$/));
const Address = v.pipe(v.string(), v.maxLength(2000), v.url());

/**
 * Begins a sign-in by OAuth 2.0 authorization code with PKCE (S256). Returns the address that the browser goes to,
 * `authorizeUrl`, and the name of the provider. Throws thirdPartyUnknown and redirectUriRefused. The browser's visit is
 * a GET of the same path.
 */
export const authorize = call({
  gateway: 'noLogin',
  path: '/CLTHIRDSSOWEBPAL/oauth/2.0/authorize',
  body: v.object({
    type: ThirdPartyType,
    /** Address that the browser returns to with code and state. */
    redirectUri: Address,
    state: AuthorizeState,
    nonce: Secret256,
    /** base64url(SHA-256(code verifier)). */
    codeChallenge: Secret256,
  }),
  result: v.object({ clientId: v.string(), providerName: v.string(), authorizeUrl: v.string() }),
  needs: 'none',
  reads: ['setting'],
});

/**
 * Exchanges an authorization code for a session. A code is valid once, within 60 seconds, for its client, address and
 * challenge; using it again ends the session it opened. Throws authorizationWrong for all of these alike.
 */
export const exchangeAuthorizationCode = call({
  gateway: 'noLogin',
  path: '/CLTHIRDSSOWEBPAL/oauth/2.0/token',
  body: v.object({
    clientId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    code: Secret256,
    codeVerifier: Secret256,
    redirectUri: Address,
    nonce: Secret256,
  }),
  result: OpenedSession,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});
