import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { openApprovalLink, RefusedLink } from '../../../src/contract/approval/link';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { tabStorage } from '../../../src/element/runtime/tab-storage';
import { safeParse } from 'valibot';
import { readAddress, takeLinkSign, type LinkAddress } from './address';
import type { approvalLink } from './declaration';
import type { Refusal } from './refusal';

export type ApprovalLinkState =
  | { view: 'ready'; address: LinkAddress }
  | { view: 'opening'; address?: LinkAddress }
  | { view: 'open'; address: LinkAddress }
  | { view: 'refused'; why: Refusal; address: LinkAddress; applyState: ApplyState | undefined }
  | { view: 'failed'; address: LinkAddress; error: unknown }
  | { view: 'nowhere' };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  [APPROVAL_FAULTS.linkUnknown.code]: 'unknown',
  [APPROVAL_FAULTS.linkUsed.code]: 'used',
  [APPROVAL_FAULTS.linkExpired.code]: 'expired',
  [APPROVAL_FAULTS.linkForeign.code]: 'foreign',
};

export type ApprovalLinkStore = ReturnType<typeof createApprovalLinkStore>;

/** Tokens stored in the tab, by application. */
interface StoredTokens {
  /** Tokens of sessions that links have opened; the portal's token is not among them. */
  opened: Record<string, string>;
  /** Tokens of links that are not redeemed yet. */
  waiting: Record<string, string>;
}

/**
 * Opens the application of the page's address, with its link or with a session opened in this tab before. A link is
 * redeemed when the user presses the button and not on the visit, as mail scanners and link previews visit it too.
 */
export function createApprovalLinkStore(host: Host<typeof approvalLink>) {
  const store: StoreApi<ApprovalLinkState> = createStore<ApprovalLinkState>(() => ({ view: 'opening' }));
  let round = 0;
  const show = (state: ApprovalLinkState) => store.setState(state, true);

  const rest = tabStorage<StoredTokens>(host.runtime, 'tp-approval-link-2');
  let kept = rest.read() ?? { opened: {}, waiting: {} };
  function keep(applyId: string, tokens: { opened?: string | undefined; waiting?: string }): void {
    const { [applyId]: _opened, ...opened } = kept.opened;
    const { [applyId]: _waiting, ...waiting } = kept.waiting;
    if (tokens.opened !== undefined) opened[applyId] = tokens.opened;
    if (tokens.waiting !== undefined) waiting[applyId] = tokens.waiting;
    kept = { opened, waiting };
    rest.write(kept);
  }

  async function redeem(address: LinkAddress, authSign: string): Promise<ApprovalLinkState> {
    const { applyId } = address;
    const { session } = host.runtime;
    try {
      const presentAuthSign = session.hasToken() ? ((await session.token()) ?? '') : '';
      const opened = await host.runtime.send(openApprovalLink, { authSign, applyId, presentAuthSign });
      keep(applyId, { opened: opened.authSign });
      host.track('link-opened');
      return { view: 'open', address };
    } catch (error) {
      const state = refused(address, error);
      // without a response the token may still be valid
      if (state.view === 'refused') keep(applyId, { opened: kept.opened[applyId] });
      else host.report(error);
      return state;
    }
  }

  function refused(address: LinkAddress, error: unknown): ApprovalLinkState {
    const why = isGatewayError(error) ? REFUSALS[error.code] : undefined;
    if (why === undefined || !isGatewayError(error)) return { view: 'failed', address, error };
    const told = safeParse(RefusedLink, error.result);
    return { view: 'refused', why, address, applyState: told.success ? told.output.applyState : undefined };
  }

  /** Reads the page's address without calling the gateway. */
  function look(): void {
    round += 1;
    const sign = takeLinkSign(location, history);
    const address = readAddress(location);
    if (address === undefined) return show({ view: 'nowhere' });
    const { applyId } = address;
    if (sign !== undefined) keep(applyId, { waiting: sign });
    if (kept.waiting[applyId] !== undefined) return show({ view: 'ready', address });
    if (kept.opened[applyId] !== undefined) return show({ view: 'open', address });
    show({ view: 'refused', why: 'ended', address, applyState: undefined });
  }

  async function open(): Promise<void> {
    const state = store.getState();
    if (state.view !== 'ready' && state.view !== 'failed') return;
    const { address } = state;
    const authSign = kept.waiting[address.applyId];
    if (authSign === undefined) return look();
    const mine = (round += 1);
    show({ view: 'opening', address });
    const next = await redeem(address, authSign);
    if (mine === round) show(next);
  }

  return {
    store,
    /** Subscribes to the page's address. Returns the unsubscribe function. */
    follow(): () => void {
      window.addEventListener('hashchange', look);
      look();
      return () => window.removeEventListener('hashchange', look);
    },
    /** Redeems the link after the user has pressed the button. */
    open: () => void open(),
    /** Token of the session that a link has opened for an application. */
    tokenOf: (applyId: string): string => kept.opened[applyId] ?? '',
    /** Called when the session opened by the link has ended. */
    end(): void {
      const state = store.getState();
      if (state.view !== 'open') return;
      const { address } = state;
      keep(address.applyId, {});
      show({ view: 'refused', why: 'ended', address, applyState: undefined });
    },
  };
}
