import type { StandardViolation } from '../../../src/contract/travel-standard/shapes';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import css from './standards.css?inline';
import { flightStandardTexts } from './texts';
import { violationKey } from './violations';

interface Props {
  /** Accessible name of the table. */
  label: string;
  violations: readonly StandardViolation[];
  /** Names the travellers, as other travellers' standards are kept. */
  named?: boolean;
}

/** Table of violated rules with thresholds and actual values. */
export function ViolationTable({ label, violations, named = false }: Props) {
  useSheet(css);
  const t = useTexts(flightStandardTexts);
  const { list } = useTexts(amountTexts);
  return (
    <table className="fb-violations">
      <caption className="tp-visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t.rule}</th>
          <th scope="col">{t.standard}</th>
          <th scope="col">{t.chosen}</th>
        </tr>
      </thead>
      <tbody>
        {violations.map((violation) => {
          const { lowest } = violation;
          return (
            <tr key={violationKey(violation)}>
              <th scope="row">
                {t.ruleName(violation.rule)}
                {named && <span className="fb-violation-names">{list(violation.passengerNames)}</span>}
              </th>
              <td>{t.threshold(violation)}</td>
              <td>
                <strong>{t.actual(violation)}</strong>
                {lowest && <span className="fb-violation-lowest">{t.lowest(lowest)}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
