import type { StandardExplanation } from '../../../src/domain/standard/explanation';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightStandardTexts } from '../standards/texts';
import { VerdictTag } from '../standards/VerdictTag';
import { compareTexts } from './texts';

/** What the standards say of a compared price: the verdict, then each rule with actual value and threshold. */
export function StandardCell({ explanation }: { explanation: StandardExplanation | undefined }) {
  const t = useTexts(compareTexts);
  const standard = useTexts(flightStandardTexts);
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

const chinese = flightStandardTexts.chinese;

/** The same in words of any language, to tell whether prices differ by it. */
export const standardWords = (explanation: StandardExplanation | undefined): string =>
  explanation
    ? [
        chinese.verdict(explanation.policy),
        ...explanation.rules.map((reading) => `${chinese.actual(reading)} ${chinese.threshold(reading)}`),
      ].join()
    : '';
