import * as v from 'valibot';
import { REPORT_BASES, type DimensionId } from '../../../../src/contract/report/report';
import type { ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import { COMPARISONS, GRANULARITIES } from '../../../../src/domain/report/period';
import type { SelectedEntry, Selections } from '../../../../src/session/selections';
import { REPORTS, type ReportName } from '../reports/reports';
import { CHOSEN } from './dimensions';
import { faultOf } from '../../period/period-fault';
import { periodOf, presetOf, PRESETS } from '../../period/presets';
import { BREAKDOWNS, CELLS, defaultsOf, filterAttributes, METRIC_KEYS, type ReportFilters } from './filters';

/** Known members of the dimensions; undefined where they could not be read. */
export type Members = Readonly<Partial<Record<DimensionId, readonly SelectedEntry[]>>>;

/**
 * Filters that differ from the defaults, as they are saved. 本月 is saved as a preset and so moves with the current
 * month.
 */
export function savedFiltersOf(
  name: ReportName,
  filters: ReportFilters,
  selections: Selections,
  today: string,
): ViewFilters {
  const { beginDate, endDate, ...others } = filterAttributes(name, filters, today);
  const preset = presetOf(filters, today, REPORTS[name].period);
  const period = beginDate === '' ? {} : preset ? { preset } : { beginDate, endDate };
  const lists = CHOSEN.map(({ attribute, selection }) => [
    attribute,
    selections[selection].map(({ no }) => no),
  ]) satisfies [string, string[]][];
  return Object.fromEntries([
    ...Object.entries(period),
    ...Object.entries(others).filter(([, value]) => value !== ''),
    ...lists.filter(([, numbers]) => numbers.length > 0),
  ]);
}

/** Dimensions in saved filters, whose members only the gateway can verify. */
export const dimensionsIn = (saved: ViewFilters): DimensionId[] =>
  CHOSEN.filter(({ attribute }) => saved[attribute] !== undefined).map(({ id }) => id);

interface RestoredFilters {
  filters: ReportFilters;
  selections: Selections;
  /** Names of the filters that lost a value. */
  missing: string[];
}

const Texts = v.array(v.string());

/** Saved filters reduced to their valid values. */
export function readSaved(
  name: ReportName,
  saved: ViewFilters,
  members: Members,
  today: string,
): RestoredFilters {
  const missing: string[] = [];
  const oneOf = <V extends string>(key: string, options: readonly V[]): Record<string, V> => {
    if (saved[key] === undefined) return {};
    const value = options.find((option) => option === saved[key]);
    if (value === undefined) missing.push(key);
    return value === undefined ? {} : { [key]: value };
  };
  const filters: ReportFilters = {
    ...defaultsOf(name, today),
    ...periodIn(saved, today, missing),
    ...oneOf('basis', REPORT_BASES),
    ...oneOf('compare', COMPARISONS),
    ...oneOf('granularity', GRANULARITIES),
    ...oneOf('groupBy', BREAKDOWNS),
    ...oneOf('columnsBy', BREAKDOWNS),
    ...oneOf('cells', CELLS),
    ...oneOf('metric', METRIC_KEYS),
  };
  const selections = Object.fromEntries(
    CHOSEN.map(({ attribute, selection, id }) => {
      const { chosen, isWhole } = chosenIn(saved[attribute], members[id]);
      if (!isWhole) missing.push(attribute);
      return [selection, chosen];
    }),
  ) as unknown as Selections;
  missing.push(...Object.keys(saved).filter((key) => !KNOWN.includes(key)));
  return { filters, selections, missing };
}

const KNOWN: readonly string[] = [
  'preset',
  'beginDate',
  'endDate',
  'basis',
  'compare',
  'granularity',
  'groupBy',
  'columnsBy',
  'cells',
  'metric',
  ...CHOSEN.map(({ attribute }) => attribute),
];

function periodIn(saved: ViewFilters, today: string, missing: string[]): Partial<ReportFilters> {
  const { preset, beginDate, endDate } = saved;
  if (preset === undefined && beginDate === undefined && endDate === undefined) return {};
  const known = PRESETS.find((one) => one === preset);
  if (known) return periodOf(known, today);
  const period = { beginDate: String(beginDate), endDate: String(endDate) };
  if (faultOf(period) === undefined) return period;
  missing.push('beginDate');
  return {};
}

function chosenIn(
  saved: unknown,
  members: readonly SelectedEntry[] | undefined,
): { chosen: SelectedEntry[]; isWhole: boolean } {
  if (saved === undefined) return { chosen: [], isWhole: true };
  const read = v.safeParse(Texts, saved);
  if (!read.success) return { chosen: [], isWhole: false };
  if (!members) return { chosen: read.output.map((no) => ({ no, name: '' })), isWhole: true };
  const chosen = members.filter(({ no }) => read.output.includes(no)).map(({ no, name }) => ({ no, name }));
  return { chosen, isWhole: chosen.length === read.output.length };
}
