import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Kinds of linked files, each below a path of its own. */
export type LinkedFileKind = 'files' | 'exports';

export const linkPath = (linked: LinkedFileKind): string => `/CLFILEMANAGESERVICE/${linked}`;
const LINK_MS = 60_000;

/** Settings of the gateway that a link needs. */
interface LinkSettings {
  publicUrl: string;
  thirdPartySecret: string;
}

interface LinkTo {
  linked: LinkedFileKind;
  no: string;
  /** Number of the person it was made for, whose rights are checked when it is used; '' for the agency's pages. */
  by: string;
}

/** The text makes it distinct from other signatures with the same secret. */
const signatureOf = (secret: string, { linked, no, by, until }: LinkTo & { until: string }): Buffer =>
  createHmac('sha256', secret).update(`${linked} ${no} ${by} ${until}`).digest();

/** Query parameters of a link. */
export const LinkQuery = v.object({
  by: v.pipe(v.string(), v.regex(/^\w{0,20}$/)),
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/**
 * Address at which anyone can fetch the file for a minute. A browser that follows a link sends no token, and an old
 * link in a history or a log is useless.
 */
export function downloadUrl(
  { publicUrl, thirdPartySecret }: LinkSettings,
  { linked, no, by }: LinkTo,
  now: Date,
): string {
  const until = String(now.getTime() + LINK_MS);
  const sign = signatureOf(thirdPartySecret, { linked, no, by, until }).toString('hex');
  return `${publicUrl}${linkPath(linked)}/${no}?by=${by}&until=${until}&sign=${sign}`;
}

export function isLinkGood(
  { thirdPartySecret }: Pick<LinkSettings, 'thirdPartySecret'>,
  { sign, until, ...to }: LinkTo & { until: string; sign: string },
  now: Date,
): boolean {
  const given = Buffer.from(sign, 'hex');
  const right = signatureOf(thirdPartySecret, { ...to, until });
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() <= Number(until);
}
