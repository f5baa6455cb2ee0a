import type { Host } from '../../src/element/host/host';
import type { ComboboxFailure } from '../../src/ui/field/ComboboxPanel';
import { isSignedOut } from './use-choices';

/** Why there is nothing to choose from, and what helps: signing in, or another try. */
export function failureOf(
  host: Pick<Host, 'signIn'>,
  error: Error | null,
  noun: string,
  retry: () => void,
): ComboboxFailure | undefined {
  if (!error) return undefined;
  if (!isSignedOut(error)) return { text: `${noun}加载失败：${error.message}`, retry };
  async function signIn(): Promise<void> {
    if (await host.signIn('')) retry();
  }
  return { text: `登录后可选择${noun}`, action: '登录', retry: () => void signIn() };
}
