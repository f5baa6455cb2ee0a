import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { Fault } from '../server/http/fault';
import type { OpenContext } from '../server/http/implement';
import { hashToken } from '../server/http/token';
import './schema';

/** Context of the pages behind links. */
export type LinkContext = Pick<OpenContext, 'db' | 'now' | 'ip' | 'device' | 'emit' | 'after'>;

export interface SafetyLink {
  kind: Schema['account_link']['kind'];
  /** Number of the request, of the change, of the claim with its stage, or of the user. */
  about: string;
  /** Phone or address it is sent to; '' for one that is handed over. */
  sentTo: string;
  expiresAt: Date;
  /** The agency that makes it. */
  tmcNumber?: string | null;
}

/** Creates the token of a link and replaces one sent there before. Only its hash is stored. */
export async function makeLink(
  db: Database,
  { kind, about, sentTo, expiresAt, tmcNumber = null }: SafetyLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const token_hash = hashToken(token);
  await db
    .insertInto('account_link')
    .values({ token_hash, kind, about, sent_to: sentTo, expires_at: expiresAt, tmc_number: tmcNumber })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'about', 'sent_to'])
        .doUpdateSet({ token_hash, expires_at: expiresAt, tmc_number: tmcNumber }),
    )
    .execute();
  return token;
}

/** The gateway's own page for links, which needs no login. */
export const LINK_PATH = '/account/link';
export const linkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${LINK_PATH}?token=${token}`;

/** Throws safetyLinkDead when there is none or it has expired. */
export async function findLink(
  db: Database,
  token: string,
  now: Date,
): Promise<Pick<SafetyLink, 'kind' | 'about'> & { tmcNumber: string | null }> {
  const link = await db
    .selectFrom('account_link')
    .select(['kind', 'about', 'tmc_number as tmcNumber'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (link === undefined) throw new Fault('safetyLinkDead');
  return link;
}

/** Deletes all links about subjects that are done. */
export async function deleteLinks(
  db: Database,
  kind: SafetyLink['kind'],
  abouts: readonly string[],
): Promise<void> {
  if (abouts.length === 0) return;
  await db.deleteFrom('account_link').where('kind', '=', kind).where('about', 'in', abouts).execute();
}

export async function purgeAccountLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_link').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_request').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_code').where('expires_at', '<=', now).execute();
}
