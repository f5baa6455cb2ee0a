import * as v from 'valibot';

const KEY = 'tp-sign-on';
/** Time that the user has on the page of their company. */
const VALID_MS = 15 * 60_000;

const PendingSignOn = v.object({ verifier: v.string(), returnUrl: v.string(), expiresAt: v.number() });

/**
 * Stores the proof of this page in the tab. Throws when the page has no storage: without it, the answer could not be told
 * from one that another page has begun.
 */
export function storePendingSignOn(
  pending: Omit<v.InferOutput<typeof PendingSignOn>, 'expiresAt'>,
  now: number,
): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...pending, expiresAt: now + VALID_MS }));
}

/** Takes the pending sign-in of this tab. It can be taken only once. */
export function takePendingSignOn(now: number): v.InferOutput<typeof PendingSignOn> | undefined {
  let kept: string | null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return undefined;
  }
  if (kept === null) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PendingSignOn), kept);
  return parsed.success && parsed.output.expiresAt > now ? parsed.output : undefined;
}
