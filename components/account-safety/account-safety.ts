import { createStore, type StoreApi } from 'zustand/vanilla';
import { makeStale } from '../../src/element/data/caches';
import type { Host } from '../../src/element/host/host';
import { createListing, LATEST_FIRST, type Filters } from '../../src/element/list/listing';
import type { SafetyPage } from '../../src/element/navigation/safety-pages';
import type { accountSafety } from './declaration';

export type EventFilters = Filters<{ kind: 'signIns' | 'changes' }>;

export interface SafetyState {
  /** Undefined until it is said from outside. */
  page: SafetyPage | undefined;
  /** Recovery codes that were just made: they are shown until the user says that they have kept them. */
  recoveryCodes: readonly string[] | undefined;
}

export type Safety = ReturnType<typeof createSafety>;
export type AccountChange = 'password' | 'securityPassword' | 'phone' | 'email' | 'totp' | 'recoveryCodes';

/** Which page of account safety is shown; what the account is like is the server's. */
export function createSafety(host: Host<typeof accountSafety>) {
  const store: StoreApi<SafetyState> = createStore<SafetyState>(() => ({
    page: undefined,
    recoveryCodes: undefined,
  }));
  const { getState, setState } = store;
  const events = createListing<EventFilters>({ none: { keyword: '' }, sort: LATEST_FIRST });

  function go(page: SafetyPage): void {
    if (host.emit('tp-navigate', { target: 'accountSafety', page }))
      setState({ page, recoveryCodes: undefined });
  }
  /** What the account is like now is read before the page changes, which gives up what is on its way. */
  function goOn(page: SafetyPage): void {
    void makeStale(host.runtime, { changes: ['account-safety'] }).then(() => go(page));
  }
  function tell(change: AccountChange, said: string): void {
    host.notify({ as: 'toast', text: said, delayMs: 0 });
    host.track('account-changed', { change });
    host.emit('tp-account-changed', { change });
  }
  return {
    store,
    host,
    go,
    goOn,
    /** What is said from outside. */
    follow(page: SafetyPage): void {
      if (page !== getState().page) setState({ page, recoveryCodes: undefined });
    },
    /** Says that something was changed, and shows the codes that came of it. */
    made(change: AccountChange, said: string, recoveryCodes: readonly string[]): void {
      setState({ recoveryCodes });
      tell(change, said);
    },
    events,
    /** Says that something was changed, and goes on. */
    changed(change: AccountChange, said: string, next: SafetyPage): void {
      tell(change, said);
      goOn(next);
    },
    claimed(said: string, claimNo: string): void {
      host.notify({ as: 'toast', text: said, delayMs: 0 });
      host.track('claim-made');
      host.emit('tp-account-claimed', { claimNo });
    },
    claimWithdrawn(said: string, claimNo: string): void {
      host.notify({ as: 'toast', text: said, delayMs: 0 });
      host.track('claim-withdrawn');
      host.emit('tp-claim-withdrawn', { claimNo });
    },
    ended(said: string): void {
      host.notify({ as: 'toast', text: said, delayMs: 0 });
      host.track('sessions-ended');
      host.emit('tp-sessions-ended', {});
    },
  };
}
