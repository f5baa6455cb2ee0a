import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tp-device';
const NUMBER = /^[A-Za-z0-9_-]{43}$/;
const AGENT_LENGTH = 300;
const KEPT_SECONDS = 90 * 24 * 3600;

/** The browser of a request. Its number identifies the browser, not a person, and grants no access. */
export interface Device {
  /** Its User-Agent, truncated; '' without one. */
  agent: string;
  /** Undefined for clients that have or send none: scripts, and pages of other origins. */
  number: string | undefined;
  /** Stores the number in the browser, a new one if it has none, and returns it. */
  keep(): string;
}

/** `secure`: the gateway is reached by HTTPS. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Device {
  const { [COOKIE]: sent = '' } = request.cookies;
  const number = NUMBER.test(sent) ? sent : undefined;
  return {
    agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
    number,
    keep() {
      const kept = number ?? randomBytes(32).toString('base64url');
      const options = {
        maxAge: KEPT_SECONDS,
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'strict',
      } as const;
      void reply.setCookie(COOKIE, kept, options);
      return kept;
    },
  };
}
