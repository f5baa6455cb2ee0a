import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** What is fetched by such a link, each below a path of its own. */
export type Linked = 'files' | 'exports';

export const linkPath = (linked: Linked): string => `/CLFILEMANAGESERVICE/${linked}`;
const LINK_MS = 60_000;

/** Of the gateway's settings. */
interface LinkSettings {
  publicUrl: string;
  thirdPartySecret: string;
}

interface LinkTo {
  linked: Linked;
  no: string;
  /** Number of whom it was made for, whose rights count as it is followed; '' of the agency's pages. */
  by: string;
}

/** Apart from what else is signed with the same secret. */
const signatureOf = (secret: string, { linked, no, by, until }: LinkTo & { until: string }): Buffer =>
  createHmac('sha256', secret).update(`${linked} ${no} ${by} ${until}`).digest();

/** A link says this beside the number. */
export const LinkQuery = v.object({
  by: v.pipe(v.string(), v.regex(/^\w{0,20}$/)),
  until: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/**
 * Address that a file can be fetched from for a minute, by whoever has it: a link that a browser follows carries no token,
 * and one that is left in a history or a log leads nowhere.
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
