import { createStore, type StoreApi } from 'zustand/vanilla';
import { invalidateCaches } from '../../src/element/data/caches';
import type { Host } from '../../src/element/host/host';
import { createListStore, LATEST_FIRST, type Filters } from '../../src/element/list/list-store';
import type { SafetyPage } from '../../src/element/navigation/safety-pages';
import type { accountSafety } from './declaration';

export type EventFilters = Filters<{ kind: 'signIns' | 'changes' }>;

export interface SafetyState {
  /** Undefined until the attribute is read. */
  page: SafetyPage | undefined;
  /** New recovery codes, shown until the user confirms that they have stored them. */
  recoveryCodes: readonly string[] | undefined;
}

export type Safety = ReturnType<typeof createSafety>;
export type AccountChange = 'password' | 'securityPassword' | 'phone' | 'email' | 'totp' | 'recoveryCodes';

/** View state of account safety: the open page. The account is server state. */
export function createSafety(host: Host<typeof accountSafety>) {
  const store: StoreApi<SafetyState> = createStore<SafetyState>(() => ({
    page: undefined,
    recoveryCodes: undefined,
  }));
  const { getState, setState } = store;
  const events = createListStore<EventFilters>({ none: { keyword: '' }, sort: LATEST_FIRST });

  function go(page: SafetyPage): void {
    if (host.emit('tp-navigate', { target: 'accountSafety', page }))
      setState({ page, recoveryCodes: undefined });
  }
  /** Waits for the refreshed account before the page changes, because the change would abort its requests. */
  function goOn(page: SafetyPage): void {
    void invalidateCaches(host.runtime, { changes: ['account-safety'] }).then(() => go(page));
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
    /** Takes the page from the attribute. */
    follow(page: SafetyPage): void {
      if (page !== getState().page) setState({ page, recoveryCodes: undefined });
    },
    /** Reports a change, and shows the recovery codes that it created. */
    made(change: AccountChange, said: string, recoveryCodes: readonly string[]): void {
      setState({ recoveryCodes });
      tell(change, said);
    },
    events,
    /** Reports a change, and opens the next page. */
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
