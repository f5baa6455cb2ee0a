import { changeUser, createRuntime, endSession, type Runtime } from './runtime';
import type { SuiteConfig } from './suite-config';

/** The page's default, for elements without a provider. */
let pageRuntime: Runtime | undefined;
let pageConfig: SuiteConfig = {};
const listeners = new Set<(runtime: Runtime) => void>();

/** Sets the page's default, for elements without a provider. Later calls add to earlier ones. */
export function configure(config: SuiteConfig): void {
  pageConfig = { ...pageConfig, ...config };
  if (!pageRuntime) return;
  const { theme = 'auto', density = 'default', texts } = pageConfig;
  pageRuntime.appearance.setState({ theme, density, texts });
  const { theme: _theme, density: _density, texts: _texts, ...rest } = config;
  if (Object.keys(rest).length > 0) renew(); // another look needs no other session
}

/** The page's default runtime, now and whenever another one takes its place. Returns the unsubscription. */
export function watchPageRuntime(listener: (runtime: Runtime) => void): () => void {
  listeners.add(listener);
  listener(present());
  return () => listeners.delete(listener);
}

/**
 * Signs the user out, at the gateway too: call it when they leave your page's own session. The elements without a provider
 * show nothing of theirs any more; `getAuthSign` is asked again after `userChanged()`, or on the next page.
 */
export const signOut = (): Promise<void> => endSession(present());

/**
 * Tells the elements without a provider that another user is there now: nothing of the former one stays, and
 * `getAuthSign` is asked anew. Where tokens are handed over as `authSign`, `configure({ authSign })` is all it takes.
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
