import type { ResultOf } from '../../../../src/contract/call';
import type { queryReportChange } from '../../../../src/contract/report/report';
import { CHANGE_PARTS, type ChangePart } from '../../../../src/domain/report/explain-change';

export type ReportChange = ResultOf<typeof queryReportChange>;

/** Parts that many reports cannot have: they stand there where they are something. */
const OCCASIONAL: ReadonlySet<ChangePart> = new Set(['productMix', 'added', 'dropped', 'nights', 'fees']);

/** Parts to be shown. Those of two products may add up to nothing and be something of each. */
export const partsShown = ({ parts, productList }: ReportChange): ChangePart[] =>
  CHANGE_PARTS.filter(
    (part) => !OCCASIONAL.has(part) || [{ parts }, ...productList].some((change) => change.parts[part] !== 0),
  );
