import * as v from 'valibot';

const KEY = 'tp-authorize';
/** Time that the user has on the provider's page. */
const VALID_MS = 10 * 60_000;

const PendingAuthorization = v.object({
  type: v.string(),
  clientId: v.string(),
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  redirectUri: v.string(),
  returnUrl: v.string(),
  /** Hash of the page that was left; redirect URIs have none. */
  hash: v.string(),
  expiresAt: v.number(),
});
/** Pending sign-in at a third party, against which the response is checked. */
export type PendingAuthorization = v.InferOutput<typeof PendingAuthorization>;

/**
 * Stores the pending sign-in in the tab and replaces an earlier one. Throws when the page has no storage: without it, a
 * response could not be told from a forged one.
 */
export function storePendingAuthorization(
  pending: Omit<PendingAuthorization, 'expiresAt'>,
  now: number,
): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...pending, expiresAt: now + VALID_MS }));
}

/** Takes the pending sign-in of this tab. It can be taken only once. */
export function takePendingAuthorization(now: number): PendingAuthorization | undefined {
  let kept: string | null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return undefined;
  }
  if (kept === null) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PendingAuthorization), kept);
  return parsed.success && parsed.output.expiresAt > now ? parsed.output : undefined;
}
