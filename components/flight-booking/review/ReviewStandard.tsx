import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { OVER_POLICY } from '../../../src/contract/standards/shapes';
import { queryStandardOverReason } from '../../../src/contract/standards/standards';
import { legName } from '../../../src/domain/fare/leg-name';
import { useCall } from '../../../src/element/data/use-call';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft';
import { needsReasons, reasonFor, violationsOf, type Judgement } from '../standards/judgement';
import { useServes } from '../standards/OverApplication';
import { Judged, Violations } from '../standards/StandardPanel';
import { RULE_NAMES, violationKey } from '../standards/texts';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** How the order stands to the standards: what is broken and why, and whose approval it will need. */
export function ReviewStandard(props: Props) {
  return (
    <Judged
      choices={props.choices}
      draft={props.draft}
      over={(judgement) => <Over {...props} judgement={judgement} />}
    />
  );
}

function Over({ booking, choices, draft, judgement }: Props & { judgement: Judgement }) {
  const { applyId, gaps } = useServes(booking, choices, draft);
  const isApproved = gaps?.length === 0;
  return (
    <section className="fb-card fb-over" aria-labelledby="fb-review-over">
      <header>
        <TriangleAlert />
        <h2 id="fb-review-over">超出差旅标准</h2>
      </header>
      <Violations choices={choices} draft={draft} judgement={judgement} />
      {needsReasons(judgement) && !isApproved && (
        <Reasons choices={choices} draft={draft} judgement={judgement} />
      )}
      <p className="fb-tip">
        {isApproved ? (
          `超标部分已审批通过（申请单 ${applyId}），提交后可直接支付。`
        ) : (
          <NextText judgement={judgement} />
        )}
      </p>
    </section>
  );
}

function Reasons({ choices, draft, judgement }: Omit<Props, 'booking'> & { judgement: Judgement }) {
  const { data: known = [] } = useCall(queryStandardOverReason, {});
  return (
    <Facts>
      {violationsOf(judgement).map((violation) => {
        const { segmentNo, rule } = violation;
        const given = reasonFor(draft.overReasons, violation);
        const name = known.find(({ reasonCode }) => reasonCode === given?.reasonCode)?.reasonName;
        return (
          <Fact
            key={violationKey(violation)}
            name={`${legName(choices.length, segmentNo - 1)}${RULE_NAMES[rule]}超标`}
          >
            {[name, given?.reasonText].filter(Boolean).join('：') || '未填写原因'}
          </Fact>
        );
      })}
    </Facts>
  );
}

/** What comes after the order is sent, by the strictest policy broken. */
function NextText({ judgement: { policy, approverName } }: { judgement: Judgement }) {
  switch (policy) {
    case OVER_POLICY.approval:
      return (
        <>
          提交后由<InlineName>{approverName}</InlineName>审批，座位为您保留，审批通过后即可支付。
        </>
      );
    case OVER_POLICY.forbid:
      return '超标不可预订，请返回修改或重新选择航班。';
    default:
      return '超标情况随订单记录，提交后可直接支付。';
  }
}
