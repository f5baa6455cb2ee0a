import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { openIdToken } from '../login/single-sign-on/seal';
import { endSignOnSessions } from '../login/single-sign-on/sessions';
import { hashToken } from '../server/http/token';
import { homeOf, type PageParts } from './answers';
import { readLogoutToken } from './logout-token';
import { discovered, findProvider } from './provider';

const Leave = v.object({ leave: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) });
const Logout = v.object({ logout_token: v.pipe(v.string(), v.maxLength(20_000)) });
const Named = v.object({ providerNo: v.pipe(v.string(), v.maxLength(60)) });

/** Signs the user out at the provider; without such an address there, only the portal is left. */
export async function leave(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock, config } = parts;
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
  if (!left || !provider) return reply.redirect(homeOf(config), 303);
  try {
    const { configuration, metadata } = await discovered(config, provider.client, now);
    if (metadata.end_session_endpoint === undefined) return await reply.redirect(homeOf(config), 303);
    const of = { providerNo: left.provider_no, subject: left.subject };
    const address = oidc.buildEndSessionUrl(configuration, {
      id_token_hint: openIdToken(config, of, left.sealed_id_token),
      post_logout_redirect_uri: homeOf(config),
    });
    // providers take the hint, which is their own token, in the address alone
    return await reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(address.href, 303);
  } catch (error) {
    request.log.warn({ err: error, providerNo: left.provider_no }, 'sign-out at the provider failed');
    return reply.redirect(homeOf(config), 303);
  }
}

/** Ends the sessions that a logout token of the provider names. */
export async function endSessions(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock, config } = parts;
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
