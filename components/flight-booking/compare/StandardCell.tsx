import type { StandardExplanation } from '../../../src/domain/travel-standard/explanation';
import { violationTexts } from '../../../src/domain/travel-standard/violation-texts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightStandardTexts } from '../standards/texts';
import { VerdictTag } from '../standards/VerdictTag';
import { compareTexts } from './texts';

/** Verdict of the travel standards on a compared price, and each rule with its actual value and threshold. */
export function StandardCell({ explanation }: { explanation: StandardExplanation | undefined }) {
  const t = useTexts(compareTexts);
  const standard = useTexts(violationTexts);
  if (!explanation) return t.unjudged;
  return (
    <>
      <VerdictTag policy={explanation.policy} />
      <ul className="fb-compare-rules">
        {explanation.rules.map((reading) => (
          <li key={reading.rule} data-over={reading.isOver ? '' : undefined}>
            <span className="fb-compare-actual">
              {standard.ruleName(reading.rule)} {standard.actual(reading)}
              {reading.isOver && <strong>{t.broken}</strong>}
            </span>
            <span className="fb-compare-threshold">{standard.threshold(reading)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const { verdict } = flightStandardTexts.chinese;
const chinese = violationTexts.chinese;

/** Text of the cell in any language, for the comparison of differing rows. */
export const standardCellText = (explanation: StandardExplanation | undefined): string =>
  explanation
    ? [
        verdict(explanation.policy),
        ...explanation.rules.map((reading) => `${chinese.actual(reading)} ${chinese.threshold(reading)}`),
      ].join()
    : '';
