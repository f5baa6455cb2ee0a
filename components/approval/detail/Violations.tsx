import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import type {
  SegmentEvaluation,
  StandardEvaluation,
  StandardViolation,
} from '../../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { actualText, thresholdText } from './contents';
import { approvalListTexts, type ApprovalListTexts } from '../list/texts';

interface ViolationRow extends StandardViolation {
  flightNo: string;
  standardName: string;
  reason: string;
}

/** Excess over the limit, for price rules only, as cabins and days are no amounts. */
const overText = ({ rule, actual, threshold }: StandardViolation): string =>
  rule === 'price' || rule === 'lowestFare' ? `¥${formatPrice(actual - threshold)}` : '';

interface Props {
  application: ApplicationDetail;
  evaluation: StandardEvaluation;
}

/** Broken travel standards: limit, choice, owner of the standard and the traveller's reason. */
export function Violations({ application, evaluation }: Props) {
  const t = useTexts(approvalListTexts);
  const { reasons } = application;
  const rows = rowsOf(evaluation, reasons, t);
  const cheaper = evaluation.segments.filter(({ lowest }) => lowest !== null && lowest.difference > 0);
  return (
    <div className="tp-detail-card">
      <h3>{t.violations}</h3>
      {rows.length === 0 ? <p className="al-hint">{t.noViolations}</p> : <Rules rows={rows} />}
      {cheaper.length > 0 && (
        <>
          <h3>{t.cheaper}</h3>
          <ul className="al-cheaper">
            {cheaper.map((segment) => (
              <Cheaper key={segment.segmentNo} segment={segment} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A plain table, as its few rows need no sorting. */
function Rules({ rows }: { rows: readonly ViolationRow[] }) {
  const t = useTexts(approvalListTexts);
  const amounts = useTexts(amountTexts);
  const headers = {
    rule: t.violations,
    flight: t.flightNo,
    threshold: t.threshold,
    actual: t.actual,
    over: t.over,
    reason: t.overReason,
    passengers: t.travellers,
    standard: t.standard,
  };
  return (
    <table className="al-violations" aria-label={t.violations}>
      <thead>
        <tr>
          {Object.entries(headers).map(([column, header]) => (
            <th key={column} scope="col" data-column={column}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.segmentNo}${row.rule}`}>
            <td>
              <Tag tone="over" icon={<TriangleAlert />}>
                {t.violation(row.rule)}
              </Tag>
            </td>
            <td data-label={headers.flight}>{row.flightNo}</td>
            <td data-label={headers.threshold} data-column="threshold">
              {thresholdText(row, t, amounts)}
            </td>
            <td data-label={headers.actual} data-column="actual">
              {actualText(row, t, amounts)}
            </td>
            <td data-label={headers.over} data-column="over">
              {overText(row)}
            </td>
            <td data-label={headers.reason} data-column="reason">
              {row.reason}
            </td>
            <td data-label={headers.passengers} data-column="passengers">
              <OneLine>{amounts.list(row.passengerNames)}</OneLine>
            </td>
            <td data-label={headers.standard} data-column="standard">
              <OneLine>{row.standardName}</OneLine>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cheaper({ segment: { flightNo, lowest } }: { segment: SegmentEvaluation }) {
  const t = useTexts(approvalListTexts);
  if (lowest === null) return null;
  return (
    <li>
      <span>
        {lowest.flightNo} {lowest.takeOffTime.replace('T', ' ')}
      </span>
      <span>¥{formatPrice(lowest.salePrice)}</span>
      <span className="al-hint">{t.cheaperBy(flightNo, formatPrice(lowest.difference))}</span>
    </li>
  );
}

function rowsOf(
  evaluation: StandardEvaluation,
  reasons: ApplicationDetail['reasons'],
  t: ApprovalListTexts,
): ViolationRow[] {
  return evaluation.segments.flatMap(({ flightNo, violations }) =>
    violations.map((violation) => {
      const given = reasons.find(
        ({ segmentNo, rule }) => segmentNo === violation.segmentNo && rule === violation.rule,
      );
      return {
        ...violation,
        flightNo,
        standardName: standardNameOf(evaluation, violation),
        reason: given ? t.reasons([given.reasonName, given.reasonText].filter(Boolean)) : t.noReason,
      };
    }),
  );
}

function standardNameOf({ standards }: StandardEvaluation, { standardNo }: StandardViolation): string {
  return standards.find((standard) => standard.standardNo === standardNo)?.standardName ?? '';
}
