import * as v from 'valibot';

const KEY = 'tp-authorize';
/** As long as the provider's page stands open. */
const VALID_MS = 10 * 60_000;

const Pending = v.object({
  type: v.string(),
  clientId: v.string(),
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  redirectUri: v.string(),
  returnUrl: v.string(),
  /** Hash of the page that was left; a redirect address has none. */
  hash: v.string(),
  expiresAt: v.number(),
});
/** A sign-in under way at a third party: what its answer is checked against. */
export type Pending = v.InferOutput<typeof Pending>;

/**
 * Keeps it for this tab, in place of any former one. Throws where the page is denied its storage: without it no
 * answer could be told from one somebody else asked for.
 */
export function keepPending(pending: Omit<Pending, 'expiresAt'>, now: number): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...pending, expiresAt: now + VALID_MS }));
}

/** What this tab waits for. It serves once: whoever asks again finds nothing. */
export function takePending(now: number): Pending | undefined {
  let kept: string | null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return undefined;
  }
  if (kept === null) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Pending), kept);
  return parsed.success && parsed.output.expiresAt > now ? parsed.output : undefined;
}
