import { object, safeParse, string } from 'valibot';
export { configure, signOut, userChanged } from '../src/element/runtime/page-runtime';
import { configure } from '../src/element/runtime/page-runtime';
import type { SuiteConfig } from '../src/element/runtime/suite-config';

/** Configures the page from the `data-` attributes of the loader's script. */
export function configurePage(moduleUrl: string, options: DOMStringMap): void {
  configure({
    gateway: options['gateway'] || new URL(moduleUrl).origin,
    ...pick(options, 'storage', ['local', 'session', 'memory']),
    ...pick(options, 'theme', ['auto', 'light', 'dark']),
    ...pick(options, 'density', ['compact', 'default', 'comfortable']),
    ...(options['packageName'] ? { packageName: options['packageName'] } : {}),
    ...(options['trustedOrigins'] ? { trustedOrigins: options['trustedOrigins'].trim().split(/\s+/) } : {}),
    ...(options['authUrl'] ? { getAuthSign: authSignFrom(options['authUrl']) } : {}),
  });
}

function pick<K extends keyof SuiteConfig>(
  options: DOMStringMap,
  name: K,
  allowed: readonly SuiteConfig[K][],
): SuiteConfig {
  const value = options[name] as SuiteConfig[K] | undefined;
  return value !== undefined && allowed.includes(value) ? { [name]: value } : {};
}

/** Returns a function that gets the token from the host page's own server; the address must be of the page's origin. */
function authSignFrom(address: string): () => Promise<string> {
  const url = new URL(address, document.baseURI);
  return async () => {
    if (url.origin !== location.origin) throw new Error('data-auth-url is of another origin than the page');
    const response = await fetch(url, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    // these say that the page has no user
    if (response.status === 401 || response.status === 403) return '';
    if (!response.ok) throw new Error(`data-auth-url answered ${response.status}`);
    const answer = safeParse(object({ authSign: string() }), await response.json());
    return answer.success ? answer.output.authSign : '';
  };
}
