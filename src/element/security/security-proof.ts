import { createStore, type StoreApi } from 'zustand/vanilla';
import { proveIdentity } from '../../contract/account-safety/account-safety';
import { ACCOUNT_SAFETY_FAULTS } from '../../contract/account-safety/faults';
import { createIntent } from '../data/intent';
import { isGatewayError, type Host } from '../host/host';
import type { SubmissionFailure } from '../submission/form-submission';

export interface SecurityProofState {
  digits: string;
  /** Error of the digits. `locked`: no password is accepted for now. */
  error: 'form' | 'wrong' | 'locked' | undefined;
  /** Number of failed attempts; each moves the focus to the field. */
  refusals: number;
}

/** `go`: the proof succeeded. `mend`: the field shows the error. Otherwise the proof failed for another reason. */
export type ProofOutcome = 'go' | 'mend' | SubmissionFailure;

export type SecurityProof = ReturnType<typeof createSecurityProof>;

const ERRORS: Readonly<Record<string, 'wrong' | 'locked'>> = {
  [ACCOUNT_SAFETY_FAULTS.proofWrong.code]: 'wrong',
  [ACCOUNT_SAFETY_FAULTS.proofLocked.code]: 'locked',
};

/** Security password before a payment, proved by the call that counts failed attempts. */
export function createSecurityProof(host: Host) {
  const store: StoreApi<SecurityProofState> = createStore<SecurityProofState>(() => ({
    digits: '',
    error: undefined,
    refusals: 0,
  }));
  const intent = createIntent(host, proveIdentity);

  function refuse(error: SecurityProofState['error'], kept = ''): 'mend' {
    store.setState(({ refusals }) => ({ digits: kept, error, refusals: refusals + 1 }));
    return 'mend';
  }
  return {
    store,
    edit: (typed: string) =>
      store.setState({ digits: typed.replaceAll(/\D/g, '').slice(0, 6), error: undefined }),
    async prove(): Promise<ProofOutcome> {
      const { digits } = store.getState();
      if (digits.length < 6) return refuse('form', digits);
      const sent = await intent.send({ factor: 'securityPassword', secret: digits });
      if (sent.kind === 'done') {
        store.setState({ digits: '', error: undefined });
        return 'go';
      }
      const { error } = sent;
      host.report(error);
      const said = isGatewayError(error) ? ERRORS[error.code] : undefined;
      return said === undefined ? { error, isUncertain: false } : refuse(said);
    },
  };
}
