import type { Session } from '../../session/session';
import type { GatewayErrorKind } from '../../gateway/gateway-error';
import { isGatewayError, type Host } from './host';

/** A page whose function gives no token may sign its user in and give one then. */
const WITHOUT_SESSION = new Set<GatewayErrorKind>(['no-token', 'token-failed', 'expired']);

/**
 * Runs an action that requires a session. When it is missing or has ended, the user signs in on the spot and the action
 * is run again, so that no input is lost. Rethrows the error otherwise.
 */
export async function withSession<T>(
  host: Pick<Host, 'signIn' | 'runtime'>,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isGatewayError(error) || !WITHOUT_SESSION.has(error.kind)) throw error;
    const isFirst = error.kind !== 'expired' && !hasEnded(host.runtime.session);
    const reason = isFirst ? '' : (error.notice?.text ?? error.message);
    if (!(await host.signIn(reason))) throw error;
    return action();
  }
}

/** True when a session has ended; false for a user who was never signed in. */
function hasEnded({ store }: Session): boolean {
  const state = store.getState();
  return state.status === 'signedOut' && state.message !== '';
}
