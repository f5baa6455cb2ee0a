import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import type {
  SegmentEvaluation,
  StandardEvaluation,
  StandardViolation,
} from '../../../src/contract/standards/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { Tag } from '../../../src/ui/feedback/Tag';
import { amountTexts, type AmountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { actualText, thresholdText } from './contents';
import { approvalListTexts, type ApprovalListTexts } from '../list/texts';

interface ViolationRow extends StandardViolation {
  flightNo: string;
  standardName: string;
  reason: string;
}

/** Of money alone: cabins and days are no amounts. */
const overText = ({ rule, actual, threshold }: StandardViolation): string =>
  rule === 'price' || rule === 'lowestFare' ? `¥${formatPrice(actual - threshold)}` : '';

const columnsFor = (t: ApprovalListTexts, amounts: AmountTexts): Column<ViolationRow>[] => [
  {
    id: 'rule',
    header: t.violations,
    width: 110,
    card: 'title',
    cell: ({ rule }) => (
      <Tag tone="over" icon={<TriangleAlert />}>
        {t.violation(rule)}
      </Tag>
    ),
  },
  { id: 'flightNo', header: t.flightNo, width: 70, card: 'time', cell: ({ flightNo }) => flightNo },
  {
    id: 'threshold',
    header: t.threshold,
    width: 100,
    numeric: true,
    cell: (row) => thresholdText(row, t, amounts),
  },
  { id: 'actual', header: t.actual, width: 80, numeric: true, cell: (row) => actualText(row, t, amounts) },
  {
    id: 'over',
    header: t.over,
    width: 80,
    numeric: true,
    card: 'amount',
    cardPrefix: t.overCard,
    cell: overText,
  },
  {
    id: 'reason',
    header: t.overReason,
    width: 120,
    cell: ({ reason }) => <span className="al-reason">{reason}</span>,
  },
  {
    id: 'passengers',
    oneLine: true,
    header: t.travellers,
    width: 70,
    cell: ({ passengerNames }) => amounts.list(passengerNames),
  },
  { id: 'standard', oneLine: true, header: t.standard, width: 120, cell: ({ standardName }) => standardName },
];

interface Props {
  application: ApplicationDetail;
  evaluation: StandardEvaluation;
}

/** Each rule broken: what is allowed, what was chosen, whose standard it is and why it was chosen all the same. */
export function Violations({ application, evaluation }: Props) {
  const t = useTexts(approvalListTexts);
  const amounts = useTexts(amountTexts);
  const columns = useMemo(() => columnsFor(t, amounts), [t, amounts]);
  const { reasons } = application;
  const rows = useMemo(() => rowsOf(evaluation, reasons, t), [evaluation, reasons, t]);
  const cheaper = evaluation.segments.filter(({ lowest }) => lowest !== null && lowest.difference > 0);
  return (
    <div className="tp-detail-card">
      <h3>{t.violations}</h3>
      <DataTable
        label={t.violations}
        framed={false}
        columns={columns}
        rows={rows}
        rowKey={({ segmentNo, rule }) => `${segmentNo}${rule}`}
        empty={t.noViolations}
      />
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
