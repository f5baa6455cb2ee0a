import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../server/config';

const COOKIE = 'tp-idp';
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** The browser's own number, from its cookie. */
export function browserOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE] ?? '';
  return VALUE.test(value) ? value : undefined;
}

/** Numbers a new browser, because a form is valid only in the browser it was shown in. */
export function numberBrowser(
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const known = browserOf(request);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  reply.setCookie(COOKIE, value, {
    httpOnly: true,
    // other sites may link here but not post a form in the user's name
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/CLTHIRDSSOWEBPAL',
  });
  return value;
}
