import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is fetched by such a link, each below a path of its own. */
export type Linked = 'files' | 'exports';

export const linkPath = (linked: Linked): string => `/CLFILEMANAGESERVICE/${linked}`;
const LINK_MS = 60_000;

/** Of the gateway's settings. */
interface LinkSettings {
  publicUrl: string;
  thirdPartySecret: string;
}

/** Apart from what else is signed with the same secret. */
const signatureOf = (
  secret: string,
  { linked, no, until }: { linked: Linked; no: string; until: string },
): Buffer => createHmac('sha256', secret).update(`${linked} ${no} ${until}`).digest();

/**
 * Address that a file can be fetched from for a minute, by whoever has it: a link that a browser follows carries no token,
 * and one that is left in a history or a log leads nowhere.
 */
export function downloadUrl(
  { publicUrl, thirdPartySecret }: LinkSettings,
  { linked, no }: { linked: Linked; no: string },
  now: Date,
): string {
  const until = String(now.getTime() + LINK_MS);
  const sign = signatureOf(thirdPartySecret, { linked, no, until }).toString('hex');
  return `${publicUrl}${linkPath(linked)}/${no}?until=${until}&sign=${sign}`;
}

export function isLinkGood(
  { thirdPartySecret }: Pick<LinkSettings, 'thirdPartySecret'>,
  { linked, no, until, sign }: { linked: Linked; no: string; until: string; sign: string },
  now: Date,
): boolean {
  const given = Buffer.from(sign, 'hex');
  const right = signatureOf(thirdPartySecret, { linked, no, until });
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() <= Number(until);
}
