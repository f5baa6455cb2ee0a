import { createStore, type StoreApi } from 'zustand/vanilla';
import { LOGIN_FAULTS } from '../../../src/contract/login/faults';
import type { SecondStep } from '../../../src/contract/login/login';
import { passSecondStep } from '../../../src/contract/login/second-step';
import { isGatewayError } from '../../../src/element/host/host';
import type { SigningIn } from '../signing-in';

type SecondWay = SecondStep['ways'][number];

interface PassingState {
  way: SecondWay;
  secret: string;
  /** What was typed does not fit what is asked for. */
  isUnfit: boolean;
  /** Counts refusals; each moves the focus to the field. */
  refusals: number;
  failed: { error: unknown } | undefined;
  busy: boolean;
}

/** How many digits or letters are asked for. */
const FITS: Record<SecondWay, RegExp> = {
  totp: /^\d{6}$/,
  recoveryCode: /^[0-9A-Za-z]{5}[ -]?[0-9A-Za-z]{5}$/,
};

/** The flow of a second step. Where the sign-in that waits is over, all begins anew. */
export function createPassing({ host, enter, startAgain }: SigningIn, { ticket }: SecondStep) {
  const store: StoreApi<PassingState> = createStore(() => ({
    way: 'totp',
    secret: '',
    isUnfit: false,
    refusals: 0,
    failed: undefined,
    busy: false,
  }));
  const { getState, setState } = store;
  return {
    store,
    set: (secret: string) => setState({ secret, isUnfit: false }),
    take: (way: SecondWay) =>
      setState(({ refusals }) => ({
        way,
        secret: '',
        isUnfit: false,
        failed: undefined,
        refusals: refusals + 1,
      })),
    async submit(returnUrl: string): Promise<void> {
      const { way, secret: typed, busy } = getState();
      if (busy) return;
      const secret = typed.trim();
      if (!FITS[way].test(secret)) {
        setState(({ refusals }) => ({ isUnfit: true, failed: undefined, refusals: refusals + 1 }));
        return;
      }
      setState({ busy: true, failed: undefined });
      try {
        await enter(await host.runtime.send(passSecondStep, { ticket, factor: way, secret }), returnUrl);
      } catch (error) {
        host.report(error);
        if (isGatewayError(error) && error.code === LOGIN_FAULTS.secondStepOver.code) startAgain({ error });
        // each code is taken once: the next one is another
        else setState(({ refusals }) => ({ failed: { error }, secret: '', refusals: refusals + 1 }));
      } finally {
        setState({ busy: false });
      }
    },
  };
}
