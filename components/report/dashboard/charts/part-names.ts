import type { ReportRow } from '../../../../src/contract/report/report';
import type { Granularity } from '../../../../src/domain/report/period';
import type { DateTexts } from '../../../../src/domain/texts/dates/texts';
import type { Breakdown } from '../reports/report-type';
import type { TermTexts } from '../terms/texts';
import type { DashboardTexts } from '../texts';

/** Texts that name the parts of a breakdown. */
export interface PartLabels {
  t: DashboardTexts;
  terms: TermTexts;
  dates: DateTexts;
}

/** Name of a period: 2026年11月, 11月23日当周, 11月26日. */
export function timeName(
  key: string,
  granularity: Granularity,
  { t, dates }: Pick<PartLabels, 't' | 'dates'>,
): string {
  if (granularity === 'month') return dates.month(key);
  return granularity === 'week' ? t.week(dates.day(key)) : dates.day(key);
}

/** Name of a row of a breakdown. A row may have no number, such as bookings without a cost centre. */
export function rowName(
  { key, name }: Pick<ReportRow, 'key' | 'name'>,
  by: Breakdown,
  granularity: Granularity,
  words: PartLabels,
): string {
  if (by === 'time') return timeName(key, granularity, words);
  if (by === 'product') return words.terms.product(key as Parameters<TermTexts['product']>[0]);
  if (by === 'reason') return words.terms.reason(key);
  return name || key || words.t.unnamed;
}
