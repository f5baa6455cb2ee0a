import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { openApprovalLink, RefusedLink } from '../../../src/contract/approval/link';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { tabStorage } from '../../../src/element/runtime/tab-storage';
import { safeParse } from 'valibot';
import { readAddress, takeLinkSign, type LinkAddress } from './address';
import type { approvalLink } from './element';
import type { Refusal } from './refusal';

export type OpeningState =
  | { view: 'opening' }
  | { view: 'open'; address: LinkAddress }
  | { view: 'refused'; why: Refusal; address: LinkAddress; applyState: ApplyState | undefined }
  | { view: 'failed'; error: unknown }
  | { view: 'nowhere' };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  [APPROVAL_FAULTS.linkUnknown.code]: 'unknown',
  [APPROVAL_FAULTS.linkUsed.code]: 'used',
  [APPROVAL_FAULTS.linkExpired.code]: 'expired',
  [APPROVAL_FAULTS.linkForeign.code]: 'foreign',
};

export type Opening = ReturnType<typeof createOpening>;

/** Opens the application that the page's address leads to: by its link, or by the session one has opened in this tab. */
export function createOpening(host: Host<typeof approvalLink>) {
  const store: StoreApi<OpeningState> = createStore<OpeningState>(() => ({ view: 'opening' }));
  /** Not answered yet: asked with again. */
  let waiting: string | undefined;
  let round = 0;

  const rest = tabStorage<Record<string, string>>(host.runtime, 'tp-approval-link');
  /** Tokens of the sessions that links have opened in this tab, by application: none of the portal's. */
  let sessions = rest.read() ?? {};
  function keep(applyId: string, authSign: string | undefined): void {
    const { [applyId]: _former, ...others } = sessions;
    sessions = authSign === undefined ? others : { ...others, [applyId]: authSign };
    rest.write(sessions);
  }

  async function open(address: LinkAddress, authSign: string): Promise<OpeningState> {
    const { session } = host.runtime;
    const presentAuthSign = session.hasToken() ? ((await session.token()) ?? '') : '';
    const opened = await host.runtime.send(openApprovalLink, {
      authSign,
      applyId: address.applyId,
      presentAuthSign,
    });
    keep(address.applyId, opened.authSign);
    host.track('link-opened');
    return { view: 'open', address };
  }

  function refused(address: LinkAddress, error: unknown): OpeningState {
    const why = isGatewayError(error) ? REFUSALS[error.code] : undefined;
    if (why === undefined || !isGatewayError(error)) return { view: 'failed', error };
    const told = safeParse(RefusedLink, error.result);
    return { view: 'refused', why, address, applyState: told.success ? told.output.applyState : undefined };
  }

  async function start(): Promise<void> {
    const mine = (round += 1);
    const show = (state: OpeningState) => {
      if (mine === round) store.setState(state, true);
    };
    waiting = takeLinkSign(location, history) ?? waiting;
    const authSign = waiting;
    const address = readAddress(location);
    if (address === undefined) return show({ view: 'nowhere' });
    if (authSign === undefined) {
      return show(
        sessions[address.applyId] === undefined
          ? { view: 'refused', why: 'ended', address, applyState: undefined }
          : { view: 'open', address },
      );
    }
    show({ view: 'opening' });
    try {
      const opened = await open(address, authSign);
      waiting = undefined;
      show(opened);
    } catch (error) {
      const state = refused(address, error);
      if (state.view === 'refused') waiting = undefined;
      else host.report(error);
      show(state);
    }
  }

  return {
    store,
    /** Follows the page's address; returns what ends that. */
    follow(): () => void {
      const again = () => void start();
      window.addEventListener('hashchange', again);
      again();
      return () => window.removeEventListener('hashchange', again);
    },
    retry: () => void start(),
    /** Token of the session that a link has opened for an application. */
    tokenOf: (applyId: string): string => sessions[applyId] ?? '',
    /** The session that the link has opened is over. */
    end(): void {
      const state = store.getState();
      if (state.view !== 'open') return;
      const { address } = state;
      keep(address.applyId, undefined);
      store.setState({ view: 'refused', why: 'ended', address, applyState: undefined }, true);
    },
  };
}
