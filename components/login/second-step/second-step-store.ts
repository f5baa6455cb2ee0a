import { createStore, type StoreApi } from 'zustand/vanilla';
import { LOGIN_FAULTS } from '../../../src/contract/login/faults';
import type { SecondStep } from '../../../src/contract/login/login';
import { passSecondStep } from '../../../src/contract/login/second-step';
import { isGatewayError } from '../../../src/element/host/host';
import type { SignInStore } from '../sign-in-store';

type SecondWay = SecondStep['ways'][number];

interface SecondStepState {
  way: SecondWay;
  secret: string;
  /** True when the typed code does not have the expected form. */
  isUnfit: boolean;
  /** Number of refusals; each moves the focus to the field. */
  refusals: number;
  failed: { error: unknown } | undefined;
  busy: boolean;
}

/** Form of a code by way. */
const FITS: Record<SecondWay, RegExp> = {
  totp: /^\d{6}$/,
  recoveryCode: /^[0-9A-Za-z]{5}[ -]?[0-9A-Za-z]{5}$/,
};

/** State machine of the second step. It starts the sign-in anew when the pending one has expired. */
export function createSecondStepStore({ host, enter, startAgain }: SignInStore, { ticket }: SecondStep) {
  const store: StoreApi<SecondStepState> = createStore(() => ({
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
        // a code is valid only once, so the field is emptied for the next
        else setState(({ refusals }) => ({ failed: { error }, secret: '', refusals: refusals + 1 }));
      } finally {
        setState({ busy: false });
      }
    },
  };
}
