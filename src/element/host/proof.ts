import { OWN_RULE_PROOF } from '../../contract/permission/own-rule';
import { errorTexts } from '../errors/texts';
import { isGatewayError, type Host } from './host';

/** Hosts that can request a proof of identity. */
export type ProofHost = Pick<Host, 'prove' | 'texts'>;

/**
 * Runs an action that may require a proof of identity. The user proves it on the spot and the action is run again, so
 * that no input is lost. Rethrows the error otherwise.
 */
export async function withProof<T>(host: Partial<ProofHost>, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isGatewayError(error) || error.code !== OWN_RULE_PROOF || !host.prove) throw error;
    if (!(await host.prove(host.texts?.(errorTexts).of(error) ?? error.message))) throw error;
    return action();
  }
}
