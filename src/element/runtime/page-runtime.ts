import { changeUser, createRuntime, endSession, type Runtime } from './runtime';
import type { SuiteConfig } from './suite-config';

/** Default runtime of the page, for elements without a provider. */
let pageRuntime: Runtime | undefined;
let pageConfig: SuiteConfig = {};
const listeners = new Set<(runtime: Runtime) => void>();

/** Sets the page's defaults for elements without a provider. Later calls add to earlier ones. */
export function configure(config: SuiteConfig): void {
  pageConfig = { ...pageConfig, ...config };
  if (!pageRuntime) return;
  const { theme = 'auto', density = 'default', texts } = pageConfig;
  pageRuntime.appearance.setState({ theme, density, texts });
  const { theme: _theme, density: _density, texts: _texts, ...rest } = config;
  if (Object.keys(rest).length > 0) renew(); // a change of the look needs no new session
}

/**
 * Calls back with the page's default runtime, now and whenever it is replaced. Returns a function that unsubscribes.
 */
export function watchPageRuntime(listener: (runtime: Runtime) => void): () => void {
  listeners.add(listener);
  listener(present());
  return () => listeners.delete(listener);
}

/**
 * Signs the user out, also at the gateway: call it when they leave your page's own session. Elements without a provider
 * remove the user's data; `getAuthSign` is called again after `userChanged()`, or on the next page.
 */
export const signOut = (): Promise<void> => endSession(present());

/**
 * Call when another user has signed in: elements without a provider remove the former user's data and call
 * `getAuthSign` again. If you pass tokens as `authSign`, `configure({ authSign })` is enough.
 */
export const userChanged = (): void => changeUser(present());

function present(): Runtime {
  return (pageRuntime ??= createRuntime(pageConfig, { restart }));
}

function restart(): Runtime {
  const { authSign: _former, ...config } = pageConfig;
  pageConfig = config;
  return renew();
}

function renew(): Runtime {
  pageRuntime = createRuntime(pageConfig, { restart });
  for (const listener of listeners) listener(pageRuntime);
  return pageRuntime;
}
