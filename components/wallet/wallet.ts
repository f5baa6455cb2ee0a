import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf } from '../../src/contract/call';
import type {
  MovementKind,
  queryWalletMovements,
  WalletAccountKind,
} from '../../src/contract/wallet/account';
import type { PaymentReview, queryWalletReviews, ReviewState } from '../../src/contract/wallet/reviews';
import type { queryRechargeList, RechargeState } from '../../src/contract/wallet/recharge';
import type { Host } from '../../src/element/host/host';
import { listed, listing, withPageSize, type Listed } from '../../src/element/list/listing';
import type { Person } from '../../src/element/people/PeopleField';
import type { wallet, WalletTarget } from './declaration';
import type { WalletList } from './views';

export interface MovementFilters {
  keyword: string;
  kind: MovementKind | '';
  /** YYYY-MM-DD or '' for no bound. */
  beginDate: string;
  endDate: string;
  person: Person | null;
}

export interface RechargeFilters {
  keyword: string;
  state: RechargeState | '';
}

export interface ReviewFilters {
  keyword: string;
  state: ReviewState | '';
}

/** What the user decides of a payment. */
export interface Deciding {
  review: PaymentReview;
  agrees: boolean;
}

export type WalletDialog = 'transfer' | 'cashier' | 'settings' | 'withdraw' | Deciding;

export interface WalletState {
  account: WalletAccountKind;
  movements: Listed<MovementFilters>;
  recharges: Listed<RechargeFilters>;
  reviews: Listed<ReviewFilters>;
  /** What is listed below the accounts. */
  list: WalletList;
  /** The recharge that is shown whole; '' for the list. */
  rechargeNo: string;
  dialog: WalletDialog | undefined;
  /** In the place of all this, where the page around has no place for it. */
  inPlace: WalletTarget | undefined;
}

const NO_MOVEMENT_FILTERS: MovementFilters = {
  keyword: '',
  kind: '',
  beginDate: '',
  endDate: '',
  person: null,
};
const NO_RECHARGE_FILTERS: RechargeFilters = { keyword: '', state: '' };
const NO_REVIEW_FILTERS: ReviewFilters = { keyword: '', state: '' };
export type Wallet = ReturnType<typeof createWallet>;

/** How somebody looks at the wallet; what it holds is the server's. */
export function createWallet(host: Host<typeof wallet>) {
  const store: StoreApi<WalletState> = createStore<WalletState>(() => ({
    account: 'prepaid',
    movements: listed(NO_MOVEMENT_FILTERS),
    recharges: listed(NO_RECHARGE_FILTERS),
    reviews: listed(NO_REVIEW_FILTERS),
    list: 'movements',
    rechargeNo: '',
    dialog: undefined,
    inPlace: undefined,
  }));
  const { getState, setState } = store;

  function go(target: WalletTarget): void {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target, dialog: undefined });
  }
  return {
    store,
    host,
    showAccount: (account: WalletAccountKind) =>
      setState(({ movements }) => ({ account, movements: { ...movements, page: 1 } })),
    movements: listing<MovementFilters>(
      () => getState().movements,
      (movements) => setState({ movements }),
      NO_MOVEMENT_FILTERS,
    ),
    recharges: listing<RechargeFilters>(
      () => getState().recharges,
      (recharges) => setState({ recharges }),
      NO_RECHARGE_FILTERS,
    ),
    reviews: listing<ReviewFilters>(
      () => getState().reviews,
      (reviews) => setState({ reviews }),
      NO_REVIEW_FILTERS,
    ),
    /** What is said from outside. */
    followList: (list: WalletList) => setState({ list }),
    showList(list: WalletList): void {
      if (list === getState().list) return;
      setState({ list });
      host.emit('tp-filters', { attributes: { list: list === 'movements' ? '' : list }, replaces: false });
    },
    review: (deciding: Deciding) => setState({ dialog: deciding }),
    show(rechargeNo: string): void {
      if (rechargeNo === getState().rechargeNo) return;
      setState({ rechargeNo, inPlace: undefined, dialog: undefined });
      host.emit('tp-detail', { kind: 'recharge', id: rechargeNo === '' ? null : rechargeNo });
    },
    setPageSize(pageSize: number): void {
      setState(({ movements, recharges, reviews }) => ({
        movements: withPageSize(movements, pageSize),
        recharges: withPageSize(recharges, pageSize),
        reviews: withPageSize(reviews, pageSize),
      }));
    },
    ask: (dialog: WalletDialog) => setState({ dialog }),
    endDialog: () => setState({ dialog: undefined }),
    showOrder: (orderNo: string) => go({ target: 'order', orderNo }),
    showRecharges: (rechargeNo = '') => go({ target: 'recharge', rechargeNo }),
    goToSafety: go,
    showDownloads: () => go({ target: 'downloads' }),
    /** Back from what is shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}

export const isMovementFiltered = ({ keyword, kind, beginDate, endDate, person }: MovementFilters): boolean =>
  keyword !== '' || kind !== '' || beginDate !== '' || endDate !== '' || person !== null;

/** What the list of movements is narrowed to, as the gateway is asked for it. */
export function movementsAsked({
  account,
  movements: { filters },
}: WalletState): Omit<BodyOf<typeof queryWalletMovements>, 'pageIndex' | 'pageSize'> {
  const { keyword, kind, beginDate, endDate, person } = filters;
  return {
    account,
    keyword,
    kindList: kind === '' ? [] : [kind],
    beginDate,
    endDate,
    staffNO: person?.staffNO ?? '',
  };
}

export function rechargesAsked({ recharges }: WalletState): BodyOf<typeof queryRechargeList> {
  const { filters, page, pageSize } = recharges;
  const { keyword, state } = filters;
  return { keyword, stateList: state === '' ? [] : [state], pageIndex: page, pageSize };
}

export function reviewsAsked({ reviews }: WalletState): BodyOf<typeof queryWalletReviews> {
  const { filters, page, pageSize } = reviews;
  const { keyword, state } = filters;
  return { keyword, stateList: state === '' ? [] : [state], pageIndex: page, pageSize };
}
