import type { JudgedFare, Offer } from '../results/offers';
import { ExplainedMark } from './ExplainedMark';
import { MarkExplanation } from './MarkExplanation';
import { strictestOf, verdictText } from './texts';
import { VerdictTag } from './VerdictTag';

interface Props {
  offer: Offer;
  /** The fare that is marked. */
  fare: JudgedFare;
  /** What is marked, for whoever does not see where the mark stands. */
  of: string;
}

/** Within or over the standard; opens to the rules behind it and to what was compared. */
export function StandardMark({ offer, fare, of }: Props) {
  const policy = strictestOf(fare.compliance.violations);
  return (
    <ExplainedMark
      label={`${verdictText(policy)}，查看${of}的差标说明`}
      tag={<VerdictTag policy={policy} />}
      title="差标说明"
    >
      <MarkExplanation offer={offer} fare={fare} />
    </ExplainedMark>
  );
}
