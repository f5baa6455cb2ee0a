import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { STANDARDS_FAULTS } from '../../../src/contract/standards/faults';
import { OVER_POLICY } from '../../../src/contract/standards/shapes';
import { Button } from '../../../src/ui/button/Button';
import { useSheet } from '../../../src/ui/tokens/root';
import { Tag } from '../../../src/ui/feedback/Tag';
import { InlineName } from '../../../src/ui/layout/InlineName';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/flow';
import { legName } from '../../../src/domain/fare/leg-name';
import type { OrderDraft } from '../passengers/draft';
import { CheaperFlights } from './CheaperFlights';
import { needsReasons, violationsOf, type Judgement } from './judgement';
import { useServes } from './OverApplication';
import { OverReasons } from './OverReasons';
import css from './standards.css?inline';
import { useJudgement } from './use-judgement';
import { ViolationTable } from './ViolationTable';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** How the choice stands to the standards of those who travel, and what is needed to book it. */
export function StandardPanel(props: Props) {
  return <Judged {...props} over={(judgement) => <Over {...props} judgement={judgement} />} />;
}

interface JudgedProps extends Pick<Props, 'choices' | 'draft'> {
  over(judgement: Judgement): ReactNode;
}

/** What standards say of the choice, where it breaks none, in a line; else what is made of it. */
export function Judged({ choices, draft, over }: JudgedProps) {
  useSheet(css);
  const judged = useJudgement(choices, draft);
  if (!judged) return null;
  if (judged.isError) {
    return (
      <p className="fb-standard-line" role="status">
        差旅标准核对失败，提交订单时将再次核对
        <Button variant="text" size="small" loading={judged.isFetching} onClick={() => void judged.refetch()}>
          重新核对
        </Button>
      </p>
    );
  }
  if (judged.isPending)
    return (
      <p className="fb-standard-line" role="status">
        正在核对差旅标准
      </p>
    );
  const { data } = judged;
  if (data.policy !== null) return over(data);
  if (data.evaluation.standards.length === 0) return null;
  return (
    <p className="fb-standard-line" role="status">
      <Tag tone="within" icon={<ShieldCheck />}>
        合规
      </Tag>
      所选航班符合差旅标准
    </p>
  );
}

function Over({ booking, choices, draft, judgement }: Props & { judgement: Judgement }) {
  const { errors } = useStore(booking.store).submission;
  const { gaps } = useServes(booking, choices, draft);
  const isApproved = gaps?.length === 0;
  const violations = violationsOf(judgement);
  return (
    <section className="fb-card fb-over" aria-labelledby="fb-over">
      <header>
        <TriangleAlert />
        <h2 id="fb-over">超出差旅标准</h2>
      </header>
      <Violations choices={choices} draft={draft} judgement={judgement} />
      {isApproved && judgement.policy !== OVER_POLICY.forbid ? (
        <p className="fb-standard-line">超标部分已审批通过，无需再填写原因，提交后可直接支付。</p>
      ) : (
        <Consequence judgement={judgement} />
      )}
      {judgement.cheaperList.length > 0 && (
        <CheaperFlights booking={booking} flights={judgement.cheaperList} legs={choices.length} />
      )}
      {needsReasons(judgement) && !isApproved && (
        <OverReasons
          booking={booking}
          draft={draft}
          violations={violations}
          legs={choices.length}
          errors={errors.overReasons ?? {}}
        />
      )}
    </section>
  );
}

/** What is broken, leg by leg. */
export function Violations({ choices, draft, judgement }: Omit<Props, 'booking'> & { judgement: Judgement }) {
  const named = draft.travellers.length > 1;
  return judgement.evaluation.segments
    .filter((segment) => segment.violations.length > 0)
    .map(({ segmentNo, flightNo, violations }) => {
      const leg = legName(choices.length, segmentNo - 1);
      return (
        <div key={segmentNo}>
          {leg !== '' && (
            <h3>
              {leg} {flightNo}
            </h3>
          )}
          <ViolationTable label={`${leg}${flightNo}超标明细`} violations={violations} named={named} />
        </div>
      );
    });
}

/** What follows, by the strictest policy broken. */
function Consequence({ judgement: { policy, approverName } }: { judgement: Judgement }) {
  switch (policy) {
    case OVER_POLICY.forbid:
      return (
        <p className="fb-problems" role="alert">
          {STANDARDS_FAULTS.overStandardForbidden.msg}
        </p>
      );
    case OVER_POLICY.approval:
      return approverName === '' ? (
        <p className="fb-problems" role="alert">
          {APPROVAL_FAULTS.approverMissing.msg}
        </p>
      ) : (
        <p className="fb-tip">
          请填写每项超标的原因。提交后由
          <strong>
            <InlineName>{approverName}</InlineName>
          </strong>
          审批，座位为您保留，审批通过后即可支付。
        </p>
      );
    case OVER_POLICY.reason:
      return <p className="fb-tip">请填写每项超标的原因，填写后可直接预订。</p>;
    default:
      return <p className="fb-tip">超标情况将被记录，可直接预订。</p>;
  }
}
