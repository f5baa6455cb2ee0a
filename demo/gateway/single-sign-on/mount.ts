import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { logAccountEvent } from '../login/account-log';
import { CALLBACK_PATH, LEAVE_PATH, LOGOUT_PATH, START_PATH } from '../login/single-sign-on/addresses';
import { openIdToken } from '../login/single-sign-on/seal';
import { endSignOnSessions } from '../login/single-sign-on/sessions';
import type { MountContext } from '../server/area';
import { deviceOf } from '../server/http/device';
import { hashToken } from '../server/http/token';
import { arrive, touchProvider } from './arrive';
import { browserSecret, keepBrowserSecret, proofsOf } from './browser';
import { reasonOf } from './identify';
import { readLogoutToken } from './logout-token';
import { refusedPage } from './pages';
import { discovered, findProvider } from './provider';
import { noteSignOnRefusal, Refused, REFUSAL_TEXTS } from './refusal';

const Bytes = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
const Start = v.object({ request: Bytes });
const Callback = v.object({ state: Bytes });
const Leave = v.object({ leave: Bytes });
const Logout = v.object({ logout_token: v.pipe(v.string(), v.maxLength(20_000)) });
const Named = v.object({ providerNo: v.pipe(v.string(), v.maxLength(60)) });

const STALE = '登录已超时，或不是在本浏览器中开始的。请返回登录页重新登录。';

/** Mounts the addresses between the portal and the providers of companies. */
export async function mountSingleSignOn(
  app: FastifyInstance,
  { db, clock, background, deps: { config }, limitCalls }: MountContext,
): Promise<void> {
  const isSecure = config.publicUrl.startsWith('https:');
  const home = `${config.publicUrl}/`;
  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 32_768 });
    pages.addHook('onRequest', limitCalls);
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error, req: request }, 'request failed');
      const text = statusCode === 429 ? '操作过于频繁，请稍后再试。' : '系统异常，请稍后重试。';
      return send(reply.code(statusCode), refusedPage(text, home));
    });
    pages.get(START_PATH, start);
    pages.get(CALLBACK_PATH, comeBack);
    pages.get(LEAVE_PATH, leave);
    pages.post(`${LOGOUT_PATH}/:providerNo`, endSessions);
  });

  /** Binds a sign-in to the browser and sends it to the provider. */
  async function start(request: FastifyRequest, reply: FastifyReply) {
    const now = clock();
    const named = v.safeParse(Start, request.query);
    if (!named.success) return stale(reply);
    const state = named.output.request;
    const secret = keepBrowserSecret(request, reply, isSecure);
    const asked = await db
      .updateTable('identity_request')
      .set({ browser_hash: hashToken(secret) })
      .where('request_hash', '=', hashToken(state))
      .where('expires_at', '>', now)
      // a reloaded page sets out again, another browser does not
      .where((eb) => eb.or([eb('browser_hash', 'is', null), eb('browser_hash', '=', hashToken(secret))]))
      .returning(['provider_no', 'mail', 'page_url'])
      .executeTakeFirst();
    const provider = asked && (await findProvider(db, asked.provider_no));
    if (asked === undefined || provider?.is_on !== true) return stale(reply);
    try {
      const { configuration } = await discovered(config, provider.client, now);
      const { nonce, codeVerifier } = proofsOf(secret, state);
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: config.publicUrl + CALLBACK_PATH,
        scope: [...new Set(['openid', ...provider.scopes.split(/ +/).filter((scope) => scope !== '')])].join(
          ' ',
        ),
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(asked.mail !== '' && { login_hint: asked.mail }),
        ...(provider.acr !== '' && { acr_values: provider.acr }),
      });
      return reply.header('cache-control', 'no-store').redirect(address.href, 303);
    } catch (error) {
      const refused = new Refused(reasonOf(error), null, { cause: error });
      return refuse(request, reply, { refused, providerNo: asked.provider_no, back: asked.page_url });
    }
  }

  /** Takes the answer of the provider in the browser that has set out for it, once. */
  async function comeBack(request: FastifyRequest, reply: FastifyReply) {
    const now = clock();
    const named = v.safeParse(Callback, request.query);
    const secret = browserSecret(request, isSecure);
    if (!named.success || secret === undefined) return stale(reply);
    const { state } = named.output;
    const asked = await db
      .deleteFrom('identity_request')
      .where('request_hash', '=', hashToken(state))
      .where('browser_hash', '=', hashToken(secret))
      .where('expires_at', '>', now)
      .returning(['provider_no', 'challenge', 'page_url'])
      .executeTakeFirst();
    const provider = asked && (await findProvider(db, asked.provider_no));
    if (asked === undefined || provider === undefined) return stale(reply);
    const { provider_no: providerNo, challenge, page_url: back } = asked;
    try {
      const url = new URL(request.url, config.publicUrl);
      const arrival = { provider, url, state, ...proofsOf(secret, state), challenge, now };
      const ticket = await arrive(db, config, arrival);
      background.run('note the use of a provider', request.log, () => touchProvider(db, providerNo, now));
      return await reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        // a fragment reaches no server
        .redirect(`${back}#/?signOnTicket=${ticket}`, 303);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return refuse(request, reply, { refused: error, providerNo, back });
    }
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { refused, providerNo, back }: { refused: Refused; providerNo: string; back: string },
  ) {
    const now = clock();
    const { reason, userNo, cause } = refused;
    request.log.warn(
      { providerNo, reason, ...(cause instanceof Error && { err: cause }) },
      'single sign-on refused',
    );
    await noteSignOnRefusal(db, providerNo, reason, now);
    const source = { ip: request.ip, device: deviceOf(request, reply, isSecure) };
    await logAccountEvent(db, { userNo, kind: 'signInRefused', way: 'singleSignOn' }, source, now);
    return send(reply.code(400), refusedPage(REFUSAL_TEXTS[reason], back));
  }

  /** Signs the user out at the provider; without such an address there, only the portal is left. */
  async function leave(request: FastifyRequest, reply: FastifyReply) {
    const now = clock();
    const named = v.safeParse(Leave, request.query);
    const left =
      named.success &&
      (await db
        .deleteFrom('identity_leave')
        .where('leave_hash', '=', hashToken(named.output.leave))
        .where('expires_at', '>', now)
        .returning(['provider_no', 'subject', 'sealed_id_token'])
        .executeTakeFirst());
    const provider = left && (await findProvider(db, left.provider_no));
    if (!left || !provider) return reply.redirect(home, 303);
    try {
      const { configuration, metadata } = await discovered(config, provider.client, now);
      if (metadata.end_session_endpoint === undefined) return await reply.redirect(home, 303);
      const of = { providerNo: left.provider_no, subject: left.subject };
      const address = oidc.buildEndSessionUrl(configuration, {
        id_token_hint: openIdToken(config, of, left.sealed_id_token),
        post_logout_redirect_uri: home,
      });
      // providers take the hint, which is their own token, in the address alone
      return await reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(address.href, 303);
    } catch (error) {
      request.log.warn({ err: error, providerNo: left.provider_no }, 'sign-out at the provider failed');
      return reply.redirect(home, 303);
    }
  }

  /** Ends the sessions that a logout token of the provider names. */
  async function endSessions(request: FastifyRequest, reply: FastifyReply) {
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const named = v.safeParse(Named, request.params);
    const form = v.safeParse(Logout, request.body);
    const provider = named.success ? await findProvider(db, named.output.providerNo) : undefined;
    if (!form.success || provider === undefined) return reply.code(400).send({ error: 'invalid_request' });
    const { provider_no: providerNo } = provider;
    try {
      const { sub, sid } = await readLogoutToken(config, provider.client, form.output.logout_token, clock());
      const ended = await inTransaction(db, async (tx) => {
        await tx
          .selectFrom('identity_provider')
          .select('provider_no')
          .where('provider_no', '=', providerNo)
          .forUpdate()
          .execute();
        return endSignOnSessions(tx, providerNo, {
          ...(sub !== undefined && { subject: sub }),
          ...(sid !== undefined && { sid }),
        });
      });
      request.log.info({ providerNo, ended }, 'sessions ended by their provider');
      return await reply.send({});
    } catch (error) {
      request.log.warn({ err: error, providerNo }, 'logout token refused');
      return reply.code(400).send({ error: 'invalid_request' });
    }
  }

  const stale = (reply: FastifyReply) => send(reply.code(400), refusedPage(STALE, home));

  function send(reply: FastifyReply, text: string) {
    return reply
      .header(
        'content-security-policy',
        "default-src 'none';style-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      )
      .header('x-frame-options', 'DENY')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(text);
  }
}
