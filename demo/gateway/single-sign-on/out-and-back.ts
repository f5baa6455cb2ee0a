import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import { CALLBACK_PATH } from '../login/single-sign-on/addresses';
import { hashToken } from '../server/http/token';
import { answerRefused, answerStale, isSecure, type PageParts } from './answers';
import { arrive, touchProvider } from './arrive';
import { browserSecret, keepBrowserSecret, proofsOf } from './browser';
import { reasonOf } from './identify';
import { discovered, findProvider } from './provider';
import { Refused } from './refusal';
import { comesFromPage, isOwnPage } from './sign-on-pages';

const Bytes = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
const Start = v.object({ request: Bytes });
const Callback = v.object({ state: Bytes });

/** Binds a sign-in to the browser and sends it to the provider. */
export async function setOut(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock, config } = parts;
  const now = clock();
  const named = v.safeParse(Start, request.query);
  if (!named.success) return answerStale(reply, config);
  const state = named.output.request;
  const begun = await db
    .selectFrom('identity_request')
    .select('page_url')
    .where('request_hash', '=', hashToken(state))
    .executeTakeFirst();
  if (begun === undefined || !comesFromPage(config, begun.page_url, request.headers['sec-fetch-site'])) {
    return answerStale(reply, config);
  }
  const secret = keepBrowserSecret(request, reply, isSecure(config));
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
  if (asked === undefined || provider?.is_on !== true) return answerStale(reply, config);
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
    return answerRefused(parts, request, reply, {
      refused,
      providerNo: asked.provider_no,
      back: asked.page_url,
    });
  }
}

/** Takes the answer of the provider in the browser that has set out for it, once. */
export async function comeBack(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock, config } = parts;
  const now = clock();
  const named = v.safeParse(Callback, request.query);
  const secret = browserSecret(request, isSecure(config));
  if (!named.success || secret === undefined) return answerStale(reply, config);
  const { state } = named.output;
  const asked = await db
    .deleteFrom('identity_request')
    .where('request_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(secret))
    .where('expires_at', '>', now)
    .returning(['provider_no', 'challenge', 'page_url'])
    .executeTakeFirst();
  const provider = asked && (await findProvider(db, asked.provider_no));
  if (asked === undefined || provider === undefined) return answerStale(reply, config);
  const { provider_no: providerNo, challenge, page_url: back } = asked;
  try {
    const url = new URL(request.url, config.publicUrl);
    const browserHash = isOwnPage(config, back) ? hashToken(secret) : null;
    const arrival = { provider, url, state, ...proofsOf(secret, state), challenge, browserHash, now };
    const ticket = await arrive(db, config, arrival);
    parts.background.run('note the use of a provider', request.log, () => touchProvider(db, providerNo, now));
    return await reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      // a fragment reaches no server
      .redirect(`${back}#/?signOnTicket=${ticket}`, 303);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return answerRefused(parts, request, reply, { refused: error, providerNo, back });
  }
}
