import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryReportFacts, ReportFilter } from '../../../../src/contract/report/report';

/** Restriction of records: by filter, lead time, class or reason, or by the exclusion of parts. */
export type RecordFilter = Partial<
  ReportFilter & Pick<ParsedBodyOf<typeof queryReportFacts>, 'leads' | 'classes' | 'reasons' | 'apart'>
>;
