/** Returns 256 random bits as base64url. */
export const randomVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 of a verifier as base64url. Browsers provide it only on secure connections. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
