import { use, useMemo } from 'react';
import type { RuleComparison } from '../../../src/domain/travel-standard/explanation';
import { violationTexts } from '../../../src/domain/travel-standard/violation-texts/texts';
import rulesCss from '../../../src/ui/fare/violations/violations.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { JudgedFare, Offer } from '../results/offers/offers';
import { ComparedWindow } from './ComparedWindow';
import { ExplanationContext } from './explanation-context';
import { flightStandardTexts } from './texts';
import { strictestOf } from './violations';

interface Props {
  offer: Offer;
  fare: JudgedFare;
}

/**
 * Explanation of a mark: the standards, each rule with threshold, actual value and verdict, and the compared flights.
 */
export function MarkExplanation({ offer, fare }: Props) {
  const t = useTexts(flightStandardTexts);
  const explain = use(ExplanationContext);
  const explanation = useMemo(() => explain(offer, fare), [explain, offer, fare]);
  const { violations, standards } = fare.compliance;
  const policy = strictestOf(violations);
  const names = standards.map(({ standardName }) => standardName);
  return (
    <>
      <p className="fb-mark-title">{policy === null ? t.within(names) : t.beyond(names)}</p>
      {explanation && <RulesTable rules={explanation.rules} />}
      {policy !== null && <p className="fb-mark-policy">{t.policy(policy)}</p>}
      {explanation?.windows.map((window) => (
        <ComparedWindow
          key={window.standardName}
          window={window}
          named={explanation.windows.length > 1}
          salePrice={fare.unit.salePrice}
        />
      ))}
    </>
  );
}

/** Table of rules, violated ones first. */
function RulesTable({ rules }: { rules: readonly RuleComparison[] }) {
  useSheet(rulesCss);
  const t = useTexts(flightStandardTexts);
  const rule = useTexts(violationTexts);
  return (
    <table className="tp-violations fb-rules">
      <caption className="tp-visually-hidden">{t.rules}</caption>
      <thead>
        <tr>
          <th scope="col">{rule.rule}</th>
          <th scope="col">{rule.standard}</th>
          <th scope="col">{rule.chosen}</th>
          <th scope="col">{t.result}</th>
        </tr>
      </thead>
      <tbody>
        {rules
          .toSorted((a, b) => Number(b.isOver) - Number(a.isOver))
          .map((reading) => (
            <tr key={reading.rule}>
              <th scope="row">{rule.ruleName(reading.rule)}</th>
              <td>{rule.threshold(reading)}</td>
              <td>{reading.isOver ? <strong>{rule.actual(reading)}</strong> : rule.actual(reading)}</td>
              <td>{reading.isOver ? <strong>{t.isOver}</strong> : t.isWithin}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
