import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import type {
  SegmentEvaluation,
  StandardEvaluation,
  StandardViolation,
} from '../../../src/contract/standards/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import { actualText, ruleName, thresholdText } from './texts';

interface Props {
  application: ApplicationDetail;
  evaluation: StandardEvaluation;
}

/** Each rule broken: what is allowed, what was chosen, whose standard it is and why it was chosen all the same. */
export function Violations({ application, evaluation }: Props) {
  const broken = evaluation.segments.filter(({ violations }) => violations.length > 0);
  const cheaper = evaluation.segments.filter(({ lowest }) => lowest !== null && lowest.difference > 0);
  return (
    <div className="tp-detail-card">
      <h3>超标项</h3>
      <ul className="al-violations">
        {broken.flatMap((segment) =>
          segment.violations.map((violation) => (
            <Violation
              key={`${violation.segmentNo}${violation.rule}`}
              violation={violation}
              flightNo={segment.flightNo}
              standardName={standardNameOf(evaluation, violation)}
              reason={application.reasons.find(
                ({ segmentNo, rule }) => segmentNo === violation.segmentNo && rule === violation.rule,
              )}
            />
          )),
        )}
      </ul>
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

interface ViolationProps {
  violation: StandardViolation;
  flightNo: string;
  standardName: string;
  reason: ApplicationDetail['reasons'][number] | undefined;
}

function Violation({ violation, flightNo, standardName, reason }: ViolationProps) {
  const { rule, threshold, actual, passengerNames } = violation;
  const isMoney = rule === 'price' || rule === 'lowestFare';
  return (
    <li>
      <div className="al-violation-head">
        <Tag tone="over" icon={<TriangleAlert />}>
          {ruleName(rule)}超标
        </Tag>
        <span>{flightNo}</span>
        <span className="al-hint">{passengerNames.join('、')}</span>
      </div>
      <dl className="al-compare">
        <div>
          <dt>标准</dt>
          <dd>{thresholdText(violation)}</dd>
        </div>
        <div>
          <dt>实际</dt>
          <dd>{actualText(violation)}</dd>
        </div>
        {isMoney && (
          <div>
            <dt>超出</dt>
            <dd>¥{formatPrice(actual - threshold)}</dd>
          </div>
        )}
        {standardName && (
          <div>
            <dt>差旅标准</dt>
            <dd>{standardName}</dd>
          </div>
        )}
      </dl>
      <p>
        <span className="al-hint">超标原因：</span>
        {reason ? [reason.reasonName, reason.reasonText].filter(Boolean).join('，') : '未填写'}
      </p>
    </li>
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

function standardNameOf({ standards }: StandardEvaluation, { standardNo }: StandardViolation): string {
  return standards.find((standard) => standard.standardNo === standardNo)?.standardName ?? '';
}
