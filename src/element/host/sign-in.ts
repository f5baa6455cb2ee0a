import type { Session } from '../../session/session';
import { isGatewayError, type Host } from './host';

/**
 * Runs an action that needs a session. When there is none, or it ended meanwhile, the user signs in on the
 * spot and the action is run again: nothing typed is lost. The error is thrown on if they do not.
 */
export async function withSession<T>(
  host: Pick<Host, 'signIn' | 'runtime'>,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isGatewayError(error) || (error.kind !== 'no-token' && error.kind !== 'expired')) throw error;
    const isFirst = error.kind === 'no-token' && !hasEnded(host.runtime.session);
    const reason = isFirst ? '' : (error.notice?.text ?? error.message);
    if (!(await host.signIn(reason))) throw error;
    return action();
  }
}

/** Of whoever has not been signed in yet nothing has ended. */
function hasEnded({ store }: Session): boolean {
  const state = store.getState();
  return state.status === 'signedOut' && state.message !== '';
}
