/** Key in the tab's storage for the pending authorisation. */
export const KEY = 'tp-authorize';

const pending = {
  type: 'demo-idp',
  clientId: 'travel-portal',
  state: `tp.${'s'.repeat(43)}`,
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://portal.example/',
  returnUrl: '',
  hash: '',
};

/** Simulates the return of the browser from the third party. */
export function comeBack(
  answer: Record<string, string> = {},
  kept: Partial<typeof pending> & { expiresAt?: number } = {},
): void {
  const expiresAt = Date.now() + 60_000;
  sessionStorage.setItem(KEY, JSON.stringify({ ...pending, expiresAt, ...kept }));
  const url = new URL(location.href);
  const parameters = {
    state: pending.state,
    ...(answer['error'] ? {} : { code: 'c'.repeat(43) }),
    ...answer,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}
