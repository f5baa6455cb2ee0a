import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authorize } from '../../../src/contract/authorize/authorize';
import type { FaultName } from '../../../src/contract/faults';
import type { GatewayConfig } from '../server/config';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { deviceOf } from '../server/http/device';
import { Fault } from '../server/http/fault';
import { assertStillPassword, checkPassword, isMarkOf, limitLogins, markOf } from '../login/credentials';
import { logAccountEvent } from '../login/account-log';
import { noteOrigin, type Source } from '../login/origin';
import { spendCodeTry } from '../login/second-step/limits';
import { takeCode } from '../login/second-step/totp';
import { hasSecondFactor } from '../login/second-step/waiting-sign-ins';
import { browserOf, numberBrowser } from './browser';
import { consentedTo, idOf, rememberConsent } from './consent-memory';
import { CONSENT_PATH, consentPage, LOGIN_PATH, loginPage, refusedPage } from './pages';
import { issueCode } from './provider';
import { findUserName } from './queries';
import { withAnswer } from './redirect-uri';
import { AuthorizationRequest, parseAuthorizationRequest } from './request';
import { sign, unsign } from './signed';

interface AuthorizePageDeps {
  db: Database;
  clock: () => Date;
  config: GatewayConfig;
}

const TICKET_MS = 10 * 60_000;
const PURPOSE = 'authorize form';
/**
 * Signed content of a form: the request it answers, the browser it was shown in and, later, the user who logged in
 * there, with the mark of the password by which they did.
 */
const Ticket = v.object({
  request: AuthorizationRequest,
  browser: v.string(),
  user: v.nullable(v.object({ userNo: v.string(), mark: v.string() })),
});
type Ticket = v.InferOutput<typeof Ticket>;
type TicketUser = NonNullable<Ticket['user']>;

/** `code`: code of the authenticator app, for users who have one. */
const LoginForm = v.object({
  account: v.pipe(v.string(), v.trim()),
  password: v.string(),
  code: v.optional(v.pipe(v.string(), v.trim()), ''),
});
/** Refusals after which the page asks for a code too. */
const ASKING_CODE: readonly FaultName[] = ['secondStepNeeded', 'secondStepWrong', 'secondStepLocked'];
const Decision = v.object({ decision: v.picklist(['approve', 'deny']) });

/** Cookie that carries the user from the login to the consent page; one per request, so that tabs do not interfere. */
const LOGGED_IN = 'tp-idp-login';
const RequestId = v.object({ request: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)) });

const STALE = '页面已过期或请求无效，请返回商旅门户重新登录。';
const UNKNOWN = '登录请求无效：应用或返回地址未登记，请联系管理员。';

/**
 * Mounts the identity provider of the demo: the browser is redirected to its page, where the user logs in and consents
 * (specification 7.4). Pages are rendered on the server without script, cannot be framed, and store nothing on the
 * server between them.
 */
export async function mountAuthorizePage(app: FastifyInstance, deps: AuthorizePageDeps): Promise<void> {
  const { db, clock, config } = deps;
  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 16_384 });
    pages.addHook('onRequest', app.rateLimit({ max: config.callsPerMinute, timeWindow: 60_000 }));
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error, req: request }, 'request failed');
      const text = statusCode === 429 ? '操作过于频繁，请稍后再试。' : '系统异常，请稍后重试。';
      return refuse(reply.code(statusCode), text);
    });

    pages.get(authorize.path, async (request, reply) => {
      const read = await parseAuthorizationRequest(db, config, request.query);
      if (read === 'refused') return refuse(reply.code(400), UNKNOWN);
      if ('redirect' in read) return reply.redirect(read.redirect, 303);
      const goneTo = consentedTo(config, request, idOf(read.request), clock());
      if (goneTo !== undefined) return goOn(reply, goneTo);
      const ticket = { request: read.request, browser: numberBrowser(config, request, reply), user: null };
      return show(reply, read.request, loginPage(shown(ticket)));
    });

    pages.post(LOGIN_PATH, async (request, reply) => {
      const ticket = ticketOf(request);
      const form = v.safeParse(LoginForm, request.body);
      if (ticket === undefined || !form.success) return refuse(reply.code(400), STALE);
      const { account } = form.output;
      const user = await logIn(request, reply, form.output);
      if (user instanceof Fault) {
        const status = user.fault === 'tooManyRequests' ? 429 : 400;
        return show(
          reply.code(status),
          ticket.request,
          loginPage(shown(ticket), {
            account,
            problem: user.message,
            asksCode: ASKING_CODE.includes(user.fault),
          }),
        );
      }
      const id = idOf(ticket.request);
      reply.setCookie(`${LOGGED_IN}-${id}`, signed({ ...ticket, user }, LOGGED_IN), {
        httpOnly: true,
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
        path: CONSENT_PATH,
        maxAge: TICKET_MS / 1000,
      });
      // a redirect, so that going back or reloading does not send the password again
      return reply.header('cache-control', 'no-store').redirect(`${CONSENT_PATH}?request=${id}`, 303);
    });

    pages.get(CONSENT_PATH, async (request, reply) => {
      const named = v.safeParse(RequestId, request.query);
      const id = named.success ? named.output.request : undefined;
      const goneTo = id === undefined ? undefined : consentedTo(config, request, id, clock());
      if (goneTo !== undefined) return goOn(reply, goneTo);
      const ticket = id === undefined ? undefined : loggedIn(request, id);
      if (ticket === undefined) return refuse(reply.code(400), STALE);
      const userName = await findUserName(db, ticket.user.userNo);
      return show(reply, ticket.request, consentPage(shown(ticket), userName));
    });

    pages.post(CONSENT_PATH, async (request, reply) => {
      const ticket = ticketOf(request);
      const form = v.safeParse(Decision, request.body);
      if (ticket === undefined || !form.success) return refuse(reply.code(400), STALE);
      const { redirectUri, state, clientId, codeChallenge, nonce } = ticket.request;
      void reply.header('cache-control', 'no-store');
      reply.clearCookie(`${LOGGED_IN}-${idOf(ticket.request)}`, { path: CONSENT_PATH });
      if (form.output.decision === 'deny') {
        return reply.redirect(withAnswer(redirectUri, { error: 'access_denied', state }), 303);
      }
      const { user } = ticket;
      if (user === null) return refuse(reply.code(400), STALE);
      const granted = {
        client_id: clientId,
        user_no: user.userNo,
        redirect_uri: redirectUri,
        code_challenge: codeChallenge,
        nonce,
      };
      const code = await inTransaction(db, async (tx) =>
        (await isMarkOf(tx, user.userNo, user.mark)) ? issueCode(tx, granted, clock()) : undefined,
      );
      if (code === undefined) return refuse(reply.code(400), STALE);
      rememberConsent(config, reply, ticket, clock());
      return reply.redirect(withAnswer(redirectUri, { code, state }), 303);
    });
  });

  const shown = (ticket: Ticket) => ({ request: ticket.request, ticket: signed(ticket, PURPOSE) });

  function signed(ticket: Ticket, purpose: string): string {
    return sign(config.thirdPartySecret, purpose, ticket, new Date(clock().getTime() + TICKET_MS));
  }

  /** The ticket of the user who has just logged in, in this browser and for the request in the address. */
  function loggedIn(request: FastifyRequest, id: string): (Ticket & { user: TicketUser }) | undefined {
    const cookieText = request.cookies[`${LOGGED_IN}-${id}`];
    if (cookieText === undefined) return undefined;
    const ticket = unsign(config.thirdPartySecret, LOGGED_IN, cookieText, Ticket, clock());
    const { user, browser } = ticket ?? {};
    if (!ticket || !user || browser !== browserOf(request)) return undefined;
    return { ...ticket, user };
  }

  /** The ticket of a form posted from the provider's own page in the browser it was shown in; undefined otherwise. */
  function ticketOf(request: FastifyRequest): Ticket | undefined {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return undefined;
    const form = v.safeParse(v.object({ ticket: v.string() }), request.body);
    if (!form.success) return undefined;
    const ticket = unsign(config.thirdPartySecret, PURPOSE, form.output.ticket, Ticket, clock());
    return ticket?.browser === browserOf(request) ? ticket : undefined;
  }

  async function logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: v.InferOutput<typeof LoginForm>,
  ): Promise<TicketUser | Fault> {
    const now = clock();
    const { ip } = request;
    try {
      await limitLogins({ db, ip, now }, config.loginsPerMinute);
      const device = deviceOf(request, reply, config.publicUrl.startsWith('https:'));
      const source = { db, ip, now, device };
      const user = await checkPassword(source, config, credentials);
      await checkCode(source, user.userNo, credentials.code);
      return await inTransaction(db, async (tx) => {
        const hash = await assertStillPassword(tx, config, user, credentials.password);
        await noteOrigin(tx, user.userNo, source, now);
        return { userNo: user.userNo, mark: markOf(hash) };
      });
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }

  /** Users with an authenticator app must give its code here too. Throws secondStepNeeded and the refusals of codes. */
  async function checkCode(
    source: Source & { db: Database; now: Date },
    userNo: string,
    code: string,
  ): Promise<void> {
    if (!(await hasSecondFactor(db, userNo))) return;
    if (code === '') throw new Fault('secondStepNeeded');
    const tried = await spendCodeTry(source, userNo);
    if (!(await takeCode(db, config, { userNo, code, now: source.now }))) {
      await logAccountEvent(db, { userNo, kind: 'secondStepRefused', way: 'thirdParty' }, source, source.now);
      throw new Fault('secondStepWrong');
    }
    await tried.giveBack();
  }
}

/** Redirects to the client without an answer, which it got before. */
const goOn = (reply: FastifyReply, redirectUri: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(redirectUri, 303);

function show(reply: FastifyReply, request: AuthorizationRequest, text: string): FastifyReply {
  // browsers follow the redirect after a form only to origins in form-action
  return send(reply, text, `'self' ${new URL(request.redirectUri).origin}`);
}

function refuse(reply: FastifyReply, text: string): FastifyReply {
  return send(reply, refusedPage(text), "'none'");
}

function send(reply: FastifyReply, text: string, formAction: string): FastifyReply {
  const policy = `default-src 'none';style-src 'self';img-src 'self';base-uri 'none';frame-ancestors 'none';form-action ${formAction}`;
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);
}
