import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MovementKind, WalletAccountKind } from '../../src/contract/wallet/account';
import type { PaymentReview, ReviewState } from '../../src/contract/wallet/reviews';
import type { RechargeState } from '../../src/contract/wallet/recharge';
import type { Host } from '../../src/element/host/host';
import { createListStore, LATEST_FIRST, type Filters } from '../../src/element/list/list-store';
import type { Person } from '../../src/element/people/PeopleField';
import type { Period } from '../../src/ui/table/list/FilterBar';
import type { wallet, WalletTarget } from './declaration';
import type { WalletList } from './views';

type MovementFilters = Filters<{ kind: MovementKind; period: Period; person: Person }>;
type RechargeFilters = Filters<{ state: RechargeState }>;
type ReviewFilters = Filters<{ state: ReviewState }>;

/** Payment to decide on, and the decision. */
export interface ReviewDecision {
  review: PaymentReview;
  agrees: boolean;
}

export type WalletDialog = 'transfer' | 'cashier' | 'settings' | 'withdraw' | ReviewDecision;

export interface WalletState {
  account: WalletAccountKind;
  /** List below the accounts. */
  list: WalletList;
  /** Recharge shown in full; '' for the list. */
  rechargeNo: string;
  dialog: WalletDialog | undefined;
  /** Target shown in place of the page, because the host page has no place for it. */
  inPlace: WalletTarget | undefined;
}

const LATEST = { none: { keyword: '' }, sort: LATEST_FIRST };

export type Wallet = ReturnType<typeof createWallet>;

/** View state of the wallet and its actions. Balances and movements are server state. */
export function createWallet(host: Host<typeof wallet>) {
  const store: StoreApi<WalletState> = createStore<WalletState>(() => ({
    account: 'prepaid',
    list: 'movements',
    rechargeNo: '',
    dialog: undefined,
    inPlace: undefined,
  }));
  const { getState, setState } = store;
  const movements = createListStore<MovementFilters>(LATEST);
  const recharges = createListStore<RechargeFilters>(LATEST);
  const reviews = createListStore<ReviewFilters>(LATEST);

  function go(target: WalletTarget): void {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target, dialog: undefined });
  }
  return {
    store,
    host,
    movements,
    recharges,
    reviews,
    showAccount(account: WalletAccountKind): void {
      setState({ account });
      movements.goTo(1);
    },
    /** Takes the list from the attribute. */
    followList: (list: WalletList) => setState({ list }),
    showList(list: WalletList): void {
      if (list === getState().list) return;
      setState({ list });
      host.emit('tp-filters', { attributes: { list: list === 'movements' ? '' : list }, replaces: false });
    },
    review: (deciding: ReviewDecision) => setState({ dialog: deciding }),
    show(rechargeNo: string): void {
      if (rechargeNo === getState().rechargeNo) return;
      setState({ rechargeNo, inPlace: undefined, dialog: undefined });
      host.emit('tp-detail', { kind: 'recharge', id: rechargeNo === '' ? null : rechargeNo });
    },
    setPageSize(pageSize: number): void {
      for (const list of [movements, recharges, reviews]) list.setPageSize(pageSize);
    },
    ask: (dialog: WalletDialog) => setState({ dialog }),
    endDialog: () => setState({ dialog: undefined }),
    showOrder: (orderNo: string) => go({ target: 'order', orderNo }),
    showRecharges: (rechargeNo = '') => go({ target: 'recharge', rechargeNo }),
    showBill: (billNo: string) => go({ target: 'bill', billNo }),
    goToSafety: go,
    showDownloads: () => go({ target: 'downloads' }),
    /** Returns from the target shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}
