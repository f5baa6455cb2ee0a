import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  BillState,
  GroupKey,
  LINE_DISPUTES,
  LINE_SORTS,
  LineKind,
  SettleBillLine,
} from '../../src/contract/settlement/bills';
import type { CompareResult, DifferField } from '../../src/contract/settlement/compare';
import type { DisputeState } from '../../src/contract/settlement/disputes';
import type { ProductFormConfig, SettleProduct } from '../../src/contract/settlement/products';
import type { Host } from '../../src/element/host/host';
import { createListStore, type Filters, type Sorting } from '../../src/element/list/list-store';
import type { SafetyTarget } from '../../src/element/security/SecurityField';
import { createCompareStore, NO_COMPARE, type CompareState } from './compare/compare-store';
import type { settlement } from './declaration';
import { groupOf, groupText, type GroupChoice, type Tab } from './views';

/** Values from attributes or the address; '' for none. */
export interface SettlementAttributes {
  tab: Tab;
  billNo: string;
  billState: BillState | '';
  accountNo: string;
  disputeNo: string;
  disputeState: DisputeState | '';
  groupBy: GroupKey | '';
  linesOf: string;
  lineKind: LineKind | '';
  lineDispute: (typeof LINE_DISPUTES)[number] | '';
  keyword: string;
  billPart: '' | 'compare';
  comparisonNo: string;
  compareResult: CompareResult | '';
  compareField: DifferField | '';
  compareKeyword: string;
}

export type LineFilters = Filters<{
  kind: LineKind;
  lineDispute: (typeof LINE_DISPUTES)[number];
  group: GroupChoice;
}>;
type LineSort = (typeof LINE_SORTS)[number];

/** Dialog over the page. */
export type SettlementDialog =
  | { kind: 'confirm' }
  | { kind: 'pay' }
  | { kind: 'payOnline' }
  /** `claims`: claimed amounts in fen by line number, when a comparison supplies them. */
  | { kind: 'dispute'; lines: readonly SettleBillLine[]; claims?: ReadonlyMap<number, number> }
  | { kind: 'withdraw'; disputeNo: string }
  | { kind: 'product'; product: SettleProduct; formConfig: ProductFormConfig };

/** View state. Names follow the settlement state of the specification (section 3) where it has the fact. */
export interface SettlementState {
  /** Open tab. */
  activeName: Tab;
  /** '' for the list. */
  billNo: string;
  disputeNo: string;
  /** Grouping of the bill; '' for its lines. */
  groupBy: GroupKey | '';
  groupPage: number;
  dialog: SettlementDialog | undefined;
  compare: CompareState;
  /** Bill paid at the cashier, with the amount in fen outstanding at that time. Undefined without a pending payment. */
  awaited: { billNo: string; owed: number } | undefined;
  /** The download centre replaces the view, because the host page has no place for it. */
  showsFiles: boolean;
  /** Page of account safety that replaces the view; '' for none. */
  safetyPage: SafetyTarget['page'] | '';
  /** Order that replaces the view, because the host page has no place for it. */
  orderNo: string;
}

/** `accountNo`: accounting entity of the bills; NO_ACCOUNT for bills without one. */
export type BillFilters = Filters<{ billState: BillState; accountNo: string }>;
export type DisputeFilters = Filters<{ disputeState: DisputeState }>;

const billFiltersOf = ({ billState, accountNo }: SettlementAttributes): BillFilters => ({
  keyword: '',
  billState: billState || undefined,
  accountNo,
});
const disputeFiltersOf = ({ disputeState }: SettlementAttributes): DisputeFilters => ({
  keyword: '',
  disputeState: disputeState || undefined,
});
/** Newest first, as the gateway sends them; no column is sorted. */
const AS_THEY_COME: Sorting = { field: '', order: 'desc' };
const NONE = { keyword: '' };

const filtersOf = ({ keyword, lineKind, lineDispute, linesOf }: SettlementAttributes): LineFilters => ({
  keyword,
  kind: lineKind || undefined,
  lineDispute: lineDispute || undefined,
  group: groupOf(linesOf),
});

type CompareAttributes = Pick<CompareState, 'isOpen' | 'comparisonNo' | 'filters'>;

const compareOf = (given: SettlementAttributes): CompareAttributes => ({
  isOpen: given.billPart === 'compare',
  comparisonNo: given.comparisonNo,
  filters: {
    keyword: given.compareKeyword,
    result: given.compareResult,
    differField: given.compareField,
  },
});

/** Attributes of comparisons. */
const COMPARE_NAMES = [
  'billPart',
  'comparisonNo',
  'compareResult',
  'compareField',
  'compareKeyword',
] as const;

export type SettlementStore = ReturnType<typeof createSettlementStore>;

/** View state of the settlement page and its actions. Bills and disputes are server state. */
export function createSettlementStore(host: Host<typeof settlement>, given: SettlementAttributes) {
  const store: StoreApi<SettlementState> = createStore<SettlementState>(() => ({
    activeName: given.tab,
    billNo: given.billNo,
    disputeNo: given.disputeNo,
    groupBy: given.groupBy,
    groupPage: 1,
    dialog: undefined,
    compare: { ...NO_COMPARE, ...compareOf(given) },
    awaited: undefined,
    showsFiles: false,
    safetyPage: '',
    orderNo: '',
  }));
  const { getState, setState } = store;
  let known = given;
  const listOptions = {
    none: NONE,
    sort: AS_THEY_COME,
    onChange(now: { filters: object }, before: { filters: object }): void {
      if (now.filters !== before.filters) tell();
    },
  };
  const bills = createListStore<BillFilters>({ ...listOptions, filters: billFiltersOf(given) });
  const disputes = createListStore<DisputeFilters>({ ...listOptions, filters: disputeFiltersOf(given) });
  const lines = createListStore<LineFilters, SettleBillLine, LineSort>({
    none: NONE,
    filters: filtersOf(given),
    sort: { field: 'bookedTime', order: 'asc' },
    pageSize: 50,
    onChange(now, before) {
      if (now.filters !== before.filters) tell(true);
    },
  });

  function tell(replaces = false): void {
    const { activeName, disputeNo, groupBy, compare } = getState();
    const { billState = '', accountNo = '' } = bills.store.getState().filters;
    const { disputeState = '' } = disputes.store.getState().filters;
    const { keyword, kind = '', lineDispute = '', group } = lines.store.getState().filters;
    host.emit('tp-filters', {
      attributes: {
        tab: activeName === 'bills' ? '' : activeName,
        'bill-state': billState,
        'account-no': accountNo,
        'dispute-no': disputeNo,
        'dispute-state': disputeState,
        'group-by': groupBy,
        'lines-of': groupText(group),
        'line-kind': kind,
        'line-dispute': lineDispute,
        keyword,
        'bill-part': compare.isOpen ? 'compare' : '',
        'comparison-no': compare.comparisonNo,
        'compare-result': compare.filters.result,
        'compare-field': compare.filters.differField,
        'compare-keyword': compare.filters.keyword,
      },
      replaces,
    });
  }
  /** Opens another bill; page, comparison and choice of the previous one are dropped. */
  function takeBill(billNo: string): void {
    setState({ billNo, groupPage: 1, compare: NO_COMPARE, dialog: undefined, orderNo: '' });
    lines.unchoose();
    lines.take({ page: 1 });
  }
  function showBill(billNo: string): void {
    if (billNo === getState().billNo) return;
    takeBill(billNo);
    setState({ groupBy: '' });
    lines.take({ filters: NONE });
    tell(true);
    host.emit('tp-detail', { kind: 'bill', id: billNo === '' ? null : billNo });
  }
  /** Shows the lines of the bill instead of its groups and comparisons. */
  function showLines(filters: LineFilters): void {
    setState({ groupBy: '', compare: { ...getState().compare, isOpen: false } });
    lines.take({ filters, page: 1 });
    tell();
  }
  /** Takes the comparison attributes. Another comparison drops the choice of the previous one. */
  function takeCompared(wanted: SettlementAttributes): void {
    const { compare } = getState();
    const next = compareOf(wanted);
    const isOther = next.comparisonNo !== compare.comparisonNo;
    const isSame = !isOther && JSON.stringify(next.filters) === JSON.stringify(compare.filters);
    if (isSame) setState({ compare: { ...compare, isOpen: next.isOpen } });
    else
      setState({ compare: { ...compare, ...next, page: 1, ...(isOther && { chosen: NO_COMPARE.chosen }) } });
  }
  return {
    store,
    host,
    /** Applies only attributes that changed, so that unchanged ones do not undo the user's own choices. */
    follow(wanted: SettlementAttributes): void {
      const before = known;
      known = wanted;
      const isNew = (name: keyof SettlementAttributes) => wanted[name] !== before[name];
      const { billNo } = getState();
      if (isNew('tab')) setState({ activeName: wanted.tab, dialog: undefined, orderNo: '' });
      if (isNew('billState') || isNew('accountNo')) bills.take({ filters: billFiltersOf(wanted) });
      if (isNew('disputeNo')) setState({ disputeNo: wanted.disputeNo, dialog: undefined, orderNo: '' });
      if (isNew('disputeState')) disputes.take({ filters: disputeFiltersOf(wanted) });
      if (isNew('billNo') && wanted.billNo !== billNo) takeBill(wanted.billNo);
      if (isNew('groupBy')) setState({ groupBy: wanted.groupBy });
      if (COMPARE_NAMES.some(isNew)) takeCompared(wanted);
      const names = ['keyword', 'lineKind', 'lineDispute', 'linesOf'] as const;
      if (!names.some(isNew)) return;
      const filters = filtersOf(wanted);
      const shown = lines.store.getState().filters;
      if (JSON.stringify(filters) !== JSON.stringify(shown)) lines.take({ filters, page: 1 });
    },
    showTab(activeName: Tab): void {
      if (activeName === getState().activeName) return;
      setState({ activeName });
      tell();
    },
    bills,
    disputes,
    openBill(billNo: string): void {
      if (getState().activeName !== 'bills') {
        setState({ activeName: 'bills', disputeNo: '' });
        tell();
      }
      showBill(billNo);
    },
    closeBill: () => showBill(''),
    openDispute(disputeNo: string): void {
      setState({ activeName: 'disputes', disputeNo, dialog: undefined });
      tell();
    },
    closeDispute(): void {
      setState({ disputeNo: '', dialog: undefined });
      tell();
    },
    groupBy(groupBy: GroupKey | ''): void {
      const { groupBy: shown, compare } = getState();
      if (groupBy === shown && !compare.isOpen) return;
      setState({ groupBy, groupPage: 1, compare: { ...compare, isOpen: false } });
      tell();
    },
    goToGroups: (groupPage: number) => setState({ groupPage }),
    /** Shows the lines of one group. */
    showGroup: (group: GroupChoice) => showLines({ keyword: '', group }),
    /** Shows the lines of one kind, across groups. */
    showKind: (kind: LineKind) => showLines({ keyword: '', kind }),
    /** Shows the lines with a pending dispute. */
    showDisputed: () => showLines({ keyword: '', lineDispute: 'open' }),
    lines,
    comparing: createCompareStore({
      get: () => getState().compare,
      set: (compare) => setState({ compare }),
      tell,
    }),
    ask: (dialog: SettlementDialog) => setState({ dialog }),
    endDialog: () => setState({ dialog: undefined }),
    awaitPayment: (awaited: SettlementState['awaited']) => setState({ awaited }),
    openOrder(orderNo: string): void {
      host.track('order-opened');
      if (host.emit('tp-navigate', { target: 'order', orderNo })) setState({ orderNo });
    },
    showFiles(): void {
      if (host.emit('tp-navigate', { target: 'downloads' })) setState({ showsFiles: true });
    },
    /** Opens the page that sets the security password a payment requires. */
    goToSafety(target: SafetyTarget): void {
      if (host.emit('tp-navigate', target)) setState({ safetyPage: target.page, dialog: undefined });
    },
    /** Returns from the order, the files or account safety shown in place. */
    back: () => setState({ orderNo: '', showsFiles: false, safetyPage: '' }),
  };
}
