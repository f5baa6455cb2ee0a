import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { STANDARDS_FAULTS } from '../../../src/contract/travel-standard/faults';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { AdministratorNames } from '../../../src/element/administrators/AdministratorNames';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { useSheet } from '../../../src/ui/tokens/root';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/journey';
import { legTexts } from '../../../src/domain/fare/legs/texts';
import { legName } from '../../../src/domain/fare/leg-name';
import type { OrderDraft } from '../passengers/draft/draft';
import { CheaperFlights } from './CheaperFlights';
import { needsReasons, violationsOf, type Judgement } from './judgement';
import { useApplicationUse } from './OverApplication';
import { OverReasons } from './OverReasons';
import css from './standards.css?inline';
import { flightStandardTexts } from './texts';
import { useJudgement } from './use-judgement';
import { ViolationTable } from '../../../src/ui/fare/violations/ViolationTable';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** Compliance of the choice with the travellers' standards, and the requirements to book it. */
export function StandardPanel(props: Props) {
  return <Judged {...props} over={(judgement) => <Over {...props} judgement={judgement} />} />;
}

interface JudgedProps extends Pick<Props, 'choices' | 'draft'> {
  over(judgement: Judgement): ReactNode;
}

/** One line for a choice within the standards. For one over standard it renders `over`. */
export function Judged({ choices, draft, over }: JudgedProps) {
  useSheet(css);
  const t = useTexts(flightStandardTexts);
  const judged = useJudgement(choices, draft);
  if (!judged) return null;
  if (judged.isError) {
    return (
      <p className="fb-standard-line" role="status">
        {t.checkFailed}
        <Button variant="text" size="small" loading={judged.isFetching} onClick={() => void judged.refetch()}>
          {t.checkAgain}
        </Button>
      </p>
    );
  }
  if (judged.isPending)
    return (
      <p className="fb-standard-line" role="status">
        {t.checking}
      </p>
    );
  const { data } = judged;
  if (data.policy !== null) return over(data);
  if (data.evaluation.standards.length === 0) return null;
  return (
    <p className="fb-standard-line" role="status">
      <Tag tone="within" icon={<ShieldCheck />}>
        {t.good}
      </Tag>
      {t.allGood}
    </p>
  );
}

function Over({ booking, choices, draft, judgement }: Props & { judgement: Judgement }) {
  const t = useTexts(flightStandardTexts);
  const { errors } = useStore(booking.store).submission;
  const { gaps } = useApplicationUse(booking, choices, draft);
  const isApproved = gaps?.length === 0;
  const violations = violationsOf(judgement);
  return (
    <section className="fb-card fb-over" aria-labelledby="fb-over">
      <header>
        <TriangleAlert />
        <h2 id="fb-over">{t.over}</h2>
      </header>
      <Violations choices={choices} draft={draft} judgement={judgement} />
      {isApproved && judgement.policy !== OVER_POLICY.forbid ? (
        <p className="fb-standard-line">{t.approved}</p>
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

/** Violations, leg by leg. */
export function Violations({ choices, draft, judgement }: Omit<Props, 'booking'> & { judgement: Judgement }) {
  const t = useTexts(flightStandardTexts);
  const legs = useTexts(legTexts);
  const named = draft.travellers.length > 1;
  return judgement.evaluation.segments
    .filter((segment) => segment.violations.length > 0)
    .map(({ segmentNo, flightNo, violations }) => {
      const leg = legName(choices.length, segmentNo - 1, legs);
      return (
        <div key={segmentNo}>
          {leg !== '' && (
            <h3>
              {leg} {flightNo}
            </h3>
          )}
          <ViolationTable label={t.overOf(leg, flightNo)} violations={violations} named={named} />
        </div>
      );
    });
}

/** Consequence under the strictest violated policy. */
function Consequence({ judgement: { policy, approverName } }: { judgement: Judgement }) {
  const t = useTexts(flightStandardTexts);
  const { say } = useTexts(errorTexts);
  switch (policy) {
    case OVER_POLICY.forbid:
      return (
        <p className="fb-problems" role="alert">
          {say(STANDARDS_FAULTS.overStandardForbidden.msg)}
        </p>
      );
    case OVER_POLICY.approval:
      return approverName === '' ? (
        <p className="fb-problems" role="alert">
          {say(APPROVAL_FAULTS.approverMissing.msg)}
          <AdministratorNames />
        </p>
      ) : (
        <p className="fb-tip">
          {t.approvalBy}
          <strong>
            <InlineName>{approverName}</InlineName>
          </strong>
          {t.approvalNext}
        </p>
      );
    case OVER_POLICY.reason:
      return <p className="fb-tip">{t.reasons}</p>;
    default:
      return <p className="fb-tip">{t.recorded}</p>;
  }
}
