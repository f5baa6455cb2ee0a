import { createRuntime, type Runtime } from './runtime';

/** Part of a runtime that all versions share, and on which one version relies for another. */
export type ForeignRuntime = Pick<Runtime, 'config' | 'appearance'> & {
  session: Pick<Runtime['session'], 'token' | 'renew'>;
};

const runtimeByForeign = new WeakMap<object, Runtime>();

/**
 * Returns a runtime of this version for elements inside a provider of another version, with its configuration, user and
 * look. The same provider runtime always yields the same result.
 */
export function runtimeFor(foreign: ForeignRuntime): Runtime {
  const present = runtimeByForeign.get(foreign);
  if (present) return present;
  const { authSign: _authSign, ...config } = foreign.config;
  let last: string | undefined;
  const runtime = createRuntime({
    ...config,
    async getAuthSign() {
      const token = await foreign.session.token();
      // a repeated request for the same token means that the gateway refused it
      const isRefused = token !== undefined && token === last;
      last = isRefused ? await foreign.session.renew(token) : token;
      return last ?? '';
    },
  });
  runtime.appearance.setState(foreign.appearance.getState());
  foreign.appearance.subscribe((appearance) => runtime.appearance.setState(appearance));
  runtimeByForeign.set(foreign, runtime);
  return runtime;
}
