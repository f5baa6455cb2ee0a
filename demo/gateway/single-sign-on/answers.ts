import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { logAccountEvent } from '../login/account-log';
import type { Background } from '../server/jobs/background';
import type { GatewayConfig } from '../server/config';
import { deviceOf } from '../server/http/device';
import { refusedPage } from './pages';
import { noteSignOnRefusal, REFUSAL_TEXTS, type Refused } from './refusal';

/** Parts of the addresses between the portal and the providers. */
export interface PageParts {
  db: Database;
  clock: () => Date;
  background: Background;
  config: GatewayConfig;
}

const STALE = '登录已超时，或不是在本浏览器中开始的。请返回登录页重新登录。';

export const isSecure = ({ publicUrl }: Pick<GatewayConfig, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https:');
export const homeOf = ({ publicUrl }: Pick<GatewayConfig, 'publicUrl'>): string => `${publicUrl}/`;

export const answerStale = (reply: FastifyReply, config: GatewayConfig): FastifyReply =>
  sendPage(reply.code(400), refusedPage(STALE, homeOf(config)));

/** Tells the user why they are not signed in, and notes it for the desk of the agency and the log of the account. */
export async function answerRefused(
  { db, clock, config }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { refused, providerNo, back }: { refused: Refused; providerNo: string; back: string },
): Promise<FastifyReply> {
  const now = clock();
  const { reason, userNo, cause } = refused;
  request.log.warn(
    { providerNo, reason, ...(cause instanceof Error && { err: cause }) },
    'single sign-on refused',
  );
  await noteSignOnRefusal(db, providerNo, reason, now);
  const source = { ip: request.ip, device: deviceOf(request, reply, isSecure(config)) };
  await logAccountEvent(db, { userNo, kind: 'signInRefused', way: 'singleSignOn' }, source, now);
  return sendPage(reply.code(400), refusedPage(REFUSAL_TEXTS[reason], back));
}

export const sendPage = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none';style-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    )
    .header('x-frame-options', 'DENY')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);
