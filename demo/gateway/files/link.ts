import { createHmac, timingSafeEqual } from 'node:crypto';

export const DOWNLOAD_PATH = '/CLFILEMANAGESERVICE/files';
const LINK_MS = 60_000;

/** Apart from what else is signed with the same secret. */
const signatureOf = (secret: string, fileNo: string, until: string): Buffer =>
  createHmac('sha256', secret).update(`file ${fileNo} ${until}`).digest();

/**
 * Address that a file can be fetched from for a minute, by whoever has it: a link that a browser follows carries no token,
 * and one that is left in a history or a log leads nowhere.
 */
export function downloadUrl(publicUrl: string, secret: string, fileNo: string, now: Date): string {
  const until = String(now.getTime() + LINK_MS);
  const sign = signatureOf(secret, fileNo, until).toString('hex');
  return `${publicUrl}${DOWNLOAD_PATH}/${fileNo}?until=${until}&sign=${sign}`;
}

export function isLinkGood(
  secret: string,
  { fileNo, until, sign }: { fileNo: string; until: string; sign: string },
  now: Date,
): boolean {
  const given = Buffer.from(sign, 'hex');
  const right = signatureOf(secret, fileNo, until);
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() <= Number(until);
}
