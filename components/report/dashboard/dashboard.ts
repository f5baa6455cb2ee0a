import type { InferOutput } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReportFilter } from '../../../src/contract/report/report';
import type { Period } from '../../../src/domain/report/period';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import type { DownloadsTarget, ReportTarget } from '../../../src/element/navigation/targets';
import type { SelectedEntry, Selections } from '../../../src/session/selections';
import { faultOf } from '../period/period-fault';
import type { reportDashboard } from './declaration';
import {
  FIRST_PAGE,
  factListAttributes,
  factListStateOf,
  type FactListState,
  type FactSorting,
  type FactListAttributes,
} from './facts/fact-list-state';
import { partText, readPart, type OpenedPart } from './facts/opened-part';
import { CHOSEN, listsOf } from './filters/dimensions';
import {
  defaultsOf,
  filtersOf,
  filterAttributes,
  periodPart,
  type FilterAttributes,
  type ReportFilters,
} from './filters/filters';
import { REPORTS, type ReportName } from './reports/reports';
import { now } from '../../../src/domain/clock';

/** Selected numbers of the shared dimensions, as in the address. */
export type SelectionAttributes = Readonly<Record<(typeof CHOSEN)[number]['attribute'], readonly string[]>>;

/** Records that are shown instead of the figures. */
export interface Drill {
  part: OpenedPart;
  /** Name of the part; '' when unknown. */
  name: string;
  /** Origin: a table row by its key, or a chart by its title. */
  from: { row: string } | { chart: string };
}

/** Attributes of the element, and so of the address: filters, the opened records and their table. */
export interface ReportAttributes extends FilterAttributes, FactListAttributes {
  /** Part whose records are open, `department:D02`; '' for none. */
  readonly factsOf: string;
}

export interface DashboardState {
  report: ReportName;
  /** Date that presets such as 本月 are relative to. */
  today: string;
  filters: ReportFilters;
  /** Dates as typed, which may not form a valid period yet. */
  typed: Period;
  drill: Drill | undefined;
  /** State of the table of records, whether opened from a part or the report's own. */
  list: FactListState;
  /** Target shown inside the element when the host page does not handle it. */
  inPlace: InferOutput<typeof DownloadsTarget | typeof ReportTarget> | undefined;
  /** Title of the chart or table to which the user returns. */
  cameFrom: string;
}

export type Dashboard = ReturnType<typeof createDashboard>;

/**
 * UI state of a report. The figures are in the query cache, and the dimensions' selections are shared with the other
 * reports.
 */
export function createDashboard(
  host: Host<typeof reportDashboard>,
  report: ReportName,
  given: ReportAttributes,
) {
  const { selections } = host.runtime;
  const store: StoreApi<DashboardState> = createStore(() => beginning(report, given));
  const { getState, setState } = store;
  let known = given;
  let knownNumbers: SelectionAttributes = NO_NUMBERS;

  /** Emits `tp-filters`. `replaces`: replaces the current history entry. */
  function tell({ replaces = true } = {}): void {
    const { report: name, filters, today, drill, list } = getState();
    const said = {
      ...filterAttributes(name, filters, today),
      factsOf: partText(drill?.part),
      ...factListAttributes(list),
    };
    host.emit('tp-filters', { attributes: attributesOf(said, selections.getState()), replaces });
  }
  /** Applies a change that loads other records, whose table starts at its first page. */
  function look(change: Partial<DashboardState>): void {
    setState(({ list }) => ({ ...change, drill: undefined, list: { ...list, page: 1 } }));
  }
  const change = (filters: Partial<ReportFilters>): void =>
    look({ filters: { ...getState().filters, ...filters } });
  function turn(list: Partial<FactListState>): void {
    setState((state) => ({ list: { ...state.list, page: 1, ...list } }));
    tell();
  }
  return {
    store,
    host,
    /** Switches to another report with its initial state. */
    show(name: ReportName, wanted: ReportAttributes): void {
      if (name === getState().report) return;
      known = wanted;
      setState(beginning(name, wanted));
    },
    /** Applies attributes that the host has changed. Unchanged attributes do not undo the user's later choice. */
    follow(wanted: ReportAttributes): void {
      const names = (Object.keys(wanted) as (keyof ReportAttributes)[]).filter(
        (name) => wanted[name] !== known[name],
      );
      known = wanted;
      if (names.length === 0) return;
      const state = getState();
      const filters = followedFilters(state, wanted, names);
      if (!filters && !names.some((one) => one.startsWith('facts'))) return;
      setState({ ...filters, ...followedFacts(state, wanted) });
    },
    /** The same for the shared dimensions. */
    followNumbers(wanted: SelectionAttributes): void {
      const before = knownNumbers;
      knownNumbers = wanted;
      const changed = CHOSEN.filter(({ attribute }) => wanted[attribute].join() !== before[attribute].join());
      for (const { attribute, selection } of changed) {
        const chosen = selections.getState()[selection];
        if (numbersOf(chosen).join() === wanted[attribute].join()) continue;
        selections.setState({ [selection]: wanted[attribute].map((no) => named(no, chosen)) });
      }
    },
    /** Emits the selections made on another page, so that this page's address contains them. */
    tellShared(): void {
      const chosen = selections.getState();
      const isSaid = CHOSEN.every(
        ({ attribute, selection }) => numbersOf(chosen[selection]).join() === knownNumbers[attribute].join(),
      );
      if (!isSaid) tell();
    },
    filter(filters: Partial<Omit<ReportFilters, keyof Period>>): void {
      change(filters);
      tell();
    },
    /** Sets the typed dates. They filter once they form a valid period. */
    type(typed: Period): void {
      setState({ typed });
      const { filters } = getState();
      if (faultOf(typed) !== undefined) return;
      if (typed.beginDate === filters.beginDate && typed.endDate === filters.endDate) return;
      change(typed);
      tell();
    },
    select(selection: keyof Selections, chosen: readonly SelectedEntry[]): void {
      selections.setState({ [selection]: chosen });
      look({});
      tell();
    },
    /** Applies saved filters and selections together. */
    restore(filters: ReportFilters, chosen: Selections): void {
      selections.setState(chosen);
      look({ filters, typed: periodPart(filters) });
      tell();
    },
    clear(): void {
      const { report: name, today } = getState();
      const filters = defaultsOf(name, today);
      selections.setState(Object.fromEntries(CHOSEN.map(({ selection }) => [selection, []])));
      look({ filters, typed: periodPart(filters) });
      tell();
    },
    drillDown(drill: Drill): void {
      setState({ drill, list: FIRST_PAGE });
      tell({ replaces: false });
      host.track('facts-opened');
    },
    turnTo: (page: number) => turn({ page }),
    sortFacts: (sort: FactSorting) => turn({ sort }),
    /** Filters the records by kind; '' for all. */
    filterFacts: (kind: FactListState['kind']) => turn({ kind }),
    /** Clears `cameFrom`. Returns true when it was set, i.e. when the caller shall take the focus. */
    takeReturn(): boolean {
      const isBack = getState().cameFrom !== '';
      setState({ cameFrom: '' });
      return isBack;
    },
    showDownloads(): void {
      const target = { target: 'downloads' } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    /** Opens another report for the same period, or this one with other filters. */
    openReport({ page, ...given }: Partial<ReportTargetFields> & Pick<ReportTargetFields, 'page'>): void {
      const { filters } = getState();
      const { beginDate, endDate, basis, compare } = filters;
      const same = { beginDate, endDate, basis, compare, metric: '', departments: [] };
      const target = { target: 'report', page, ...same, factsOf: '', factsKind: '', ...given } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    backFromFiles: () => setState({ inPlace: undefined }),
    back(): void {
      setState(({ drill }) => ({ ...closed(drill), list: FIRST_PAGE }));
      tell({ replaces: false });
    },
  };
}

type ReportTargetFields = Omit<InferOutput<typeof ReportTarget>, 'target'>;

const PERIOD: Readonly<Record<keyof Period, true>> = { beginDate: true, endDate: true };
type OtherFilter = Exclude<keyof ReportFilters, keyof Period>;

function beginning(report: ReportName, given: ReportAttributes): DashboardState {
  const today = shanghaiDate(now());
  const filters = filtersOf(report, given, today);
  return {
    report,
    today,
    filters,
    typed: periodPart(filters),
    drill: drillOf(given),
    list: factListStateOf(given),
    inPlace: undefined,
    cameFrom: '',
  };
}

/** Filters with the changed attributes applied; undefined when they stay the same. */
function followedFilters(
  { report, today, filters }: DashboardState,
  wanted: ReportAttributes,
  names: readonly (keyof ReportAttributes)[],
): Partial<DashboardState> | undefined {
  const read = filtersOf(report, wanted, today);
  const isPeriod = names.some((one) => one === 'beginDate' || one === 'endDate');
  const left = names.filter((one): one is OtherFilter => one in filters && !(one in PERIOD));
  const next = {
    ...filters,
    ...(isPeriod ? periodPart(read) : {}),
    ...Object.fromEntries(left.map((one) => [one, read[one]])),
  };
  if (JSON.stringify(next) === JSON.stringify(filters)) return undefined;
  return { filters: next, ...(isPeriod ? { typed: periodPart(read) } : {}) };
}

/** Records that the attributes open. Records that are open already keep their state. */
function followedFacts({ drill }: DashboardState, wanted: ReportAttributes): Partial<DashboardState> {
  const list = factListStateOf(wanted);
  const next = drillOf(wanted);
  if (next && partText(drill?.part) === partText(next.part)) return { list };
  return next ? { drill: next, list } : { ...closed(drill), list };
}

/** Closes the records; the focus then goes to the chart they were opened from. */
const closed = (drill: Drill | undefined): Partial<DashboardState> => ({
  drill: undefined,
  ...(drill && 'chart' in drill.from ? { cameFrom: drill.from.chart } : {}),
});

/** Records of the attribute. On return the focus goes to the row of the part. */
function drillOf({ factsOf }: ReportAttributes): Drill | undefined {
  const part = readPart(factsOf);
  return part && { part, name: '', from: { row: part.key } };
}

const NO_NUMBERS: SelectionAttributes = {
  departments: [],
  persons: [],
  costCenters: [],
  accountingEntities: [],
};

const numbersOf = (chosen: readonly SelectedEntry[]): string[] => chosen.map(({ no }) => no);

/** Finds the name of a number; '' when it has to be looked up. */
const named = (no: string, chosen: readonly SelectedEntry[]): SelectedEntry =>
  chosen.find((one) => one.no === no) ?? { no, name: '' };

/** Attributes that restore this state; '' for a default. */
function attributesOf(
  { factsPage, ...given }: ReportAttributes,
  selections: Selections,
): Record<string, string> {
  const lists = CHOSEN.map(({ attribute, selection }) => {
    const numbers = numbersOf(selections[selection]);
    return [attribute, numbers.length === 0 ? '' : JSON.stringify(numbers)] as const;
  });
  return Object.fromEntries(
    [...Object.entries(given), ['factsPage', factsPage === 1 ? '' : `${factsPage}`] as const, ...lists].map(
      ([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value],
    ),
  );
}

/** Filter that all figures of the report share. */
export const filterOf = ({ report, filters }: DashboardState, selections: Selections): ReportFilter => ({
  products: [...REPORTS[report].products],
  basis: filters.basis,
  beginDate: filters.beginDate,
  endDate: filters.endDate,
  ...listsOf(selections),
  deptAloneNOList: [],
  routeList: [],
  carrierList: [],
});
