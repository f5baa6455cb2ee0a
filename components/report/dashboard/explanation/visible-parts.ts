import type { ResultOf } from '../../../../src/contract/call';
import type { queryReportChange } from '../../../../src/contract/report/report';
import { CHANGE_PARTS, type ChangePart } from '../../../../src/domain/report/explain-change';

export type ReportChange = ResultOf<typeof queryReportChange>;

/** Parts that do not apply to many reports; shown only when not zero. */
const OCCASIONAL: ReadonlySet<ChangePart> = new Set(['productMix', 'added', 'dropped', 'nights', 'fees']);

/** Parts to show. A part of two products may add up to zero and still be shown. */
export const visibleParts = ({ parts, productList }: ReportChange): ChangePart[] =>
  CHANGE_PARTS.filter(
    (part) => !OCCASIONAL.has(part) || [{ parts }, ...productList].some((change) => change.parts[part] !== 0),
  );
