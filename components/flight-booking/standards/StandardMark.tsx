import { useTexts } from '../../../src/ui/texts/use-texts';
import type { JudgedFare, Offer } from '../results/offers/offers';
import { ExplainedMark } from './ExplainedMark';
import { MarkExplanation } from './MarkExplanation';
import { flightStandardTexts } from './texts';
import { strictestOf } from './violations';
import { VerdictTag } from './VerdictTag';

interface Props {
  offer: Offer;
  /** The marked fare. */
  fare: JudgedFare;
  /** Name of the marked item, for screen readers. */
  of: string;
}

/** Mark within or over the standard. It opens to the rules and the compared flights. */
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
