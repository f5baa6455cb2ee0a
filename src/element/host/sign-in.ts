import { isGatewayError, type Host } from './host';

/**
 * Runs an action that needs a session. When there is none, or it ended meanwhile, the user signs in on the
 * spot and the action is run again: nothing typed is lost. The error is thrown on if they do not.
 */
export async function withSession<T>(host: Pick<Host, 'signIn'>, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isGatewayError(error) || (error.kind !== 'no-token' && error.kind !== 'expired')) throw error;
    // whoever has not been signed in yet is told of nothing that ended
    const reason = error.kind === 'no-token' ? '' : (error.notice?.text ?? error.message);
    if (!(await host.signIn(reason))) throw error;
    return action();
  }
}
