import { use, useMemo } from 'react';
import type { RuleReading } from '../../../src/domain/standard/explanation';
import type { JudgedFare, Offer } from '../results/offers';
import { ComparedWindow } from './ComparedWindow';
import { Explaining } from './explaining';
import { actualText, POLICY_TEXTS, RULE_NAMES, strictestOf, thresholdText } from './texts';

interface Props {
  offer: Offer;
  fare: JudgedFare;
}

/** What a mark opens to: the standards, every rule with threshold, actual value and verdict, and what was compared. */
export function MarkExplanation({ offer, fare }: Props) {
  const explain = use(Explaining);
  const explanation = useMemo(() => explain(offer, fare), [explain, offer, fare]);
  const { violations, standards } = fare.compliance;
  const policy = strictestOf(violations);
  const names = standards.map(({ standardName }) => `《${standardName}》`).join('、');
  return (
    <>
      <p className="fb-mark-title">{policy === null ? `符合${names}` : `超出${names}`}</p>
      {explanation && <RulesTable rules={explanation.rules} />}
      {policy !== null && <p className="fb-mark-policy">{POLICY_TEXTS[policy]}</p>}
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

/** What is broken comes first. */
function RulesTable({ rules }: { rules: readonly RuleReading[] }) {
  return (
    <table className="fb-violations fb-rules">
      <caption className="tp-visually-hidden">差标明细</caption>
      <thead>
        <tr>
          <th scope="col">规则</th>
          <th scope="col">标准</th>
          <th scope="col">实际</th>
          <th scope="col">结论</th>
        </tr>
      </thead>
      <tbody>
        {rules
          .toSorted((a, b) => Number(b.isOver) - Number(a.isOver))
          .map((reading) => (
            <tr key={reading.rule}>
              <th scope="row">{RULE_NAMES[reading.rule]}</th>
              <td>{thresholdText(reading)}</td>
              <td>{reading.isOver ? <strong>{actualText(reading)}</strong> : actualText(reading)}</td>
              <td>{reading.isOver ? <strong>超出</strong> : '符合'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
