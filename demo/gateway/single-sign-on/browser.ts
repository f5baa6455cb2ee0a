import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const VALUE = /^[A-Za-z0-9_-]{43}$/;

const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-tp-sign-on' : 'tp-sign-on');

/** The secret of the browser that is signing in, from its cookie. */
export function browserSecret(
  { cookies }: { cookies: Readonly<Record<string, string | undefined>> },
  isSecure: boolean,
): string | undefined {
  const value = cookies[nameOf(isSecure)] ?? '';
  return VALUE.test(value) ? value : undefined;
}

/** Gives the browser a secret, because an answer counts only in the browser that has set out for it. */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const secret = browserSecret(request, isSecure) ?? randomBytes(32).toString('base64url');
  void reply.setCookie(nameOf(isSecure), secret, {
    httpOnly: true,
    // the provider redirects the browser back from its own site
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: 20 * 60,
  });
  return secret;
}

/**
 * Values that only this browser's request has. They are derived from its cookie, so that the database has none of them:
 * several tabs sign in beside each other.
 */
export function proofsOf(secret: string, request: string): { nonce: string; codeVerifier: string } {
  const derived = (use: string) =>
    createHmac('sha256', secret).update(`${use}\n${request}`).digest('base64url');
  return { nonce: derived('nonce'), codeVerifier: derived('code verifier') };
}
