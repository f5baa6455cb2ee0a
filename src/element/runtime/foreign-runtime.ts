import { createRuntime, type Runtime } from './runtime';

/** What a runtime of every version has: all that one version relies on of another. */
export type ForeignRuntime = Pick<Runtime, 'config' | 'appearance'> & {
  session: Pick<Runtime['session'], 'token' | 'renew'>;
};

const made = new WeakMap<object, Runtime>();

/**
 * A runtime of this version for elements inside a provider of another: configured alike, with the provider's user and look.
 * Always the same for the same provider's.
 */
export function runtimeFor(foreign: ForeignRuntime): Runtime {
  const present = made.get(foreign);
  if (present) return present;
  const { authSign: _authSign, ...config } = foreign.config;
  let last: string | undefined;
  const runtime = createRuntime({
    ...config,
    async getAuthSign() {
      const token = await foreign.session.token();
      // it was refused here: else it would not be asked for again
      const isRefused = token !== undefined && token === last;
      last = isRefused ? await foreign.session.renew(token) : token;
      return last ?? '';
    },
  });
  runtime.appearance.setState(foreign.appearance.getState());
  foreign.appearance.subscribe((appearance) => runtime.appearance.setState(appearance));
  made.set(foreign, runtime);
  return runtime;
}
