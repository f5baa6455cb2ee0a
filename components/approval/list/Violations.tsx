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
import { actualText, ruleName, thresholdText } from './texts';

interface ViolationRow extends StandardViolation {
  flightNo: string;
  standardName: string;
  reason: string;
}

/** Of money alone: cabins and days are no amounts. */
const overText = ({ rule, actual, threshold }: StandardViolation): string =>
  rule === 'price' || rule === 'lowestFare' ? `¥${formatPrice(actual - threshold)}` : '';

const COLUMNS: Column<ViolationRow>[] = [
  {
    id: 'rule',
    header: '超标项',
    width: 110,
    card: 'title',
    cell: ({ rule }) => (
      <Tag tone="over" icon={<TriangleAlert />}>
        {ruleName(rule)}超标
      </Tag>
    ),
  },
  { id: 'flightNo', header: '航班号', width: 70, card: 'time', cell: ({ flightNo }) => flightNo },
  { id: 'threshold', header: '标准', width: 100, numeric: true, cell: thresholdText },
  { id: 'actual', header: '实际', width: 80, numeric: true, cell: actualText },
  {
    id: 'over',
    header: '超出',
    width: 80,
    numeric: true,
    card: 'amount',
    cardPrefix: '超出 ',
    cell: overText,
  },
  {
    id: 'reason',
    header: '超标原因',
    width: 120,
    cell: ({ reason }) => <span className="al-reason">{reason}</span>,
  },
  {
    id: 'passengers',
    oneLine: true,
    header: '乘机人',
    width: 70,
    cell: ({ passengerNames }) => passengerNames.join('、'),
  },
  { id: 'standard', oneLine: true, header: '差旅标准', width: 120, cell: ({ standardName }) => standardName },
];

interface Props {
  application: ApplicationDetail;
  evaluation: StandardEvaluation;
}

/** Each rule broken: what is allowed, what was chosen, whose standard it is and why it was chosen all the same. */
export function Violations({ application, evaluation }: Props) {
  const { reasons } = application;
  const rows = useMemo(() => rowsOf(evaluation, reasons), [evaluation, reasons]);
  const cheaper = evaluation.segments.filter(({ lowest }) => lowest !== null && lowest.difference > 0);
  return (
    <div className="tp-detail-card">
      <h3>超标项</h3>
      <DataTable
        label="超标项"
        framed={false}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ segmentNo, rule }) => `${segmentNo}${rule}`}
        empty="没有超标项"
      />
      {cheaper.length > 0 && (
        <>
          <h3>更便宜的航班</h3>
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
  if (lowest === null) return null;
  return (
    <li>
      <span>
        {lowest.flightNo} {lowest.takeOffTime.replace('T', ' ')}
      </span>
      <span>¥{formatPrice(lowest.salePrice)}</span>
      <span className="al-hint">
        比所选{flightNo}低¥{formatPrice(lowest.difference)}
      </span>
    </li>
  );
}

function rowsOf(evaluation: StandardEvaluation, reasons: ApplicationDetail['reasons']): ViolationRow[] {
  return evaluation.segments.flatMap(({ flightNo, violations }) =>
    violations.map((violation) => {
      const given = reasons.find(
        ({ segmentNo, rule }) => segmentNo === violation.segmentNo && rule === violation.rule,
      );
      return {
        ...violation,
        flightNo,
        standardName: standardNameOf(evaluation, violation),
        reason: given ? [given.reasonName, given.reasonText].filter(Boolean).join('，') : '未填写',
      };
    }),
  );
}

function standardNameOf({ standards }: StandardEvaluation, { standardNo }: StandardViolation): string {
  return standards.find((standard) => standard.standardNo === standardNo)?.standardName ?? '';
}
