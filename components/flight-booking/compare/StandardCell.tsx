import type { StandardExplanation } from '../../../src/domain/standard/explanation';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { actualText, RULE_NAMES, thresholdText, verdictText } from '../standards/texts';
import { VerdictTag } from '../standards/VerdictTag';
import { compareTexts } from './texts';

/** What the standards say of a compared price: the verdict, then each rule with actual value and threshold. */
export function StandardCell({ explanation }: { explanation: StandardExplanation | undefined }) {
  const t = useTexts(compareTexts);
  if (!explanation) return t.unjudged;
  return (
    <>
      <VerdictTag policy={explanation.policy} />
      <ul className="fb-compare-rules">
        {explanation.rules.map((reading) => (
          <li key={reading.rule} data-over={reading.isOver ? '' : undefined}>
            <span className="fb-compare-actual">
              {RULE_NAMES[reading.rule]} {actualText(reading)}
              {reading.isOver && <strong>{t.broken}</strong>}
            </span>
            <span className="fb-compare-threshold">{thresholdText(reading)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same in words, to tell whether prices differ by it. */
export const standardWords = (explanation: StandardExplanation | undefined): string =>
  explanation
    ? [
        verdictText(explanation.policy),
        ...explanation.rules.map((reading) => `${actualText(reading)} ${thresholdText(reading)}`),
      ].join()
    : '';
