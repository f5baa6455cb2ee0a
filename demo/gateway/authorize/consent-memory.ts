import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { GatewayConfig } from '../server/config';
import { browserOf } from './browser';
import { PAGES_PATH } from './pages';
import type { AuthorizationRequest } from './request';
import { sign, unsign } from './signed';

const COOKIE = 'tp-idp-consented';
/** A day's work. */
const MEMORY_MS = 12 * 60 * 60_000;
const Consent = v.object({ redirectUri: v.string(), browser: v.string() });

/** Identifier of a request for cookie names and addresses; it does not reveal the request's state. */
export const idOf = ({ state }: Pick<AuthorizationRequest, 'state'>): string =>
  createHash('sha256').update(state).digest('base64url').slice(0, 16);

type Config = Pick<GatewayConfig, 'publicUrl' | 'thirdPartySecret'>;

/**
 * Remembers the consent to a request and the redirect that followed, because the Back button leads through the
 * provider's pages again. There is one cookie per request, so that tabs do not interfere.
 */
export function rememberConsent(
  { publicUrl, thirdPartySecret }: Config,
  reply: FastifyReply,
  { request, browser }: { request: AuthorizationRequest; browser: string },
  now: Date,
): void {
  const claims = { redirectUri: request.redirectUri, browser };
  const signed = sign(thirdPartySecret, COOKIE, claims, new Date(now.getTime() + MEMORY_MS));
  reply.setCookie(`${COOKIE}-${idOf(request)}`, signed, {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: PAGES_PATH,
    maxAge: MEMORY_MS / 1000,
  });
}

/** Address that this browser was redirected to after the consent to that request; undefined without a consent. */
export function consentedTo(
  { thirdPartySecret }: Config,
  request: FastifyRequest,
  id: string,
  now: Date,
): string | undefined {
  const signed = request.cookies[`${COOKIE}-${id}`];
  if (signed === undefined) return undefined;
  const consent = unsign(thirdPartySecret, COOKIE, signed, Consent, now);
  return consent && consent.browser === browserOf(request) ? consent.redirectUri : undefined;
}
