import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryReportFacts, ReportFilter } from '../../../../src/contract/report/report';

/** What facts are narrowed to: as the figures are, by how far ahead they were bought, in which class, by their reason, or to none of some parts. */
export type Narrowed = Partial<
  ReportFilter & Pick<ParsedBodyOf<typeof queryReportFacts>, 'leads' | 'classes' | 'reasons' | 'apart'>
>;
