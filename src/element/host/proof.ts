import { OWN_RULE_PROOF } from '../../contract/permission/own-rule';
import { errorTexts } from '../errors/texts';
import { isGatewayError, type Host } from './host';

/** Hosts that can ask for a proof. */
export type Proving = Pick<Host, 'prove' | 'texts'>;

/**
 * Runs an action that may need a proof of who the user is. They prove it on the spot and the action is run again: nothing typed
 * is lost. The error is thrown on if they do not.
 */
export async function withProof<T>(host: Partial<Proving>, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isGatewayError(error) || error.code !== OWN_RULE_PROOF || !host.prove) throw error;
    if (!(await host.prove(host.texts?.(errorTexts).of(error) ?? error.message))) throw error;
    return action();
  }
}
