import { useTexts } from '../../../src/ui/texts/use-texts';
import type { JudgedFare, Offer } from '../results/offers/offers';
import { ExplainedMark } from './ExplainedMark';
import { MarkExplanation } from './MarkExplanation';
import { flightStandardTexts } from './texts';
import { strictestOf } from './violations';
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
  const t = useTexts(flightStandardTexts);
  const policy = strictestOf(fare.compliance.violations);
  return (
    <ExplainedMark
      label={t.explain(t.verdict(policy), of)}
      tag={<VerdictTag policy={policy} />}
      title={t.explanation}
    >
      <MarkExplanation offer={offer} fare={fare} />
    </ExplainedMark>
  );
}
