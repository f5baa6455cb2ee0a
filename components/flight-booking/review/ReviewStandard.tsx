import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { queryStandardOverReason } from '../../../src/contract/travel-standard/standards';
import { legTexts } from '../../../src/domain/fare/legs/texts';
import { legName } from '../../../src/domain/fare/leg-name';
import { useCall } from '../../../src/element/data/use-call';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { needsReasons, reasonFor, violationsOf, type Judgement } from '../standards/judgement';
import { useApplicationUse } from '../standards/OverApplication';
import { Judged, Violations } from '../standards/StandardPanel';
import { violationKey } from '../../../src/domain/travel-standard/violation-key';
import { reviewTexts } from './texts';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** Compliance of the order: violations with their reasons, and the required approval. */
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
  const t = useTexts(reviewTexts);
  const { applyId, gaps } = useApplicationUse(booking, choices, draft);
  const isApproved = gaps?.length === 0;
  return (
    <section className="fb-card fb-over" aria-labelledby="fb-review-over">
      <header>
        <TriangleAlert />
        <h2 id="fb-review-over">{t.over}</h2>
      </header>
      <Violations choices={choices} draft={draft} judgement={judgement} />
      {needsReasons(judgement) && !isApproved && (
        <Reasons choices={choices} draft={draft} judgement={judgement} />
      )}
      <p className="fb-tip">{isApproved ? t.approved(applyId) : <NextText judgement={judgement} />}</p>
    </section>
  );
}

function Reasons({ choices, draft, judgement }: Omit<Props, 'booking'> & { judgement: Judgement }) {
  const t = useTexts(reviewTexts);
  const leg = useTexts(legTexts);
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
            name={t.overOf(legName(choices.length, segmentNo - 1, leg), rule)}
          >
            {t.reason(name ?? '', given?.reasonText ?? '')}
          </Fact>
        );
      })}
    </Facts>
  );
}

/** Consequence of sending the order under the strictest violated policy. */
function NextText({ judgement: { policy, approverName } }: { judgement: Judgement }) {
  const t = useTexts(reviewTexts);
  switch (policy) {
    case OVER_POLICY.approval:
      return (
        <>
          {t.approvalBy}
          <InlineName>{approverName}</InlineName>
          {t.approvalNext}
        </>
      );
    case OVER_POLICY.forbid:
      return t.forbidden;
    default:
      return t.recorded;
  }
}
