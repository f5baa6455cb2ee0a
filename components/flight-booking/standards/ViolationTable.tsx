import type { StandardViolation } from '../../../src/contract/standards/shapes';
import { useSheet } from '../../../src/ui/tokens/root';
import css from './standards.css?inline';
import { actualText, lowestText, RULE_NAMES, thresholdText, violationKey } from './texts';

interface Props {
  /** Said to whoever cannot see where the table stands. */
  label: string;
  violations: readonly StandardViolation[];
  /** The travellers are named: there are others whose standards are kept. */
  named?: boolean;
}

/** Every broken rule with its threshold and what was chosen. */
export function ViolationTable({ label, violations, named = false }: Props) {
  useSheet(css);
  return (
    <table className="fb-violations">
      <caption className="tp-visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">规则</th>
          <th scope="col">标准</th>
          <th scope="col">实际</th>
        </tr>
      </thead>
      <tbody>
        {violations.map((violation) => {
          const lowest = lowestText(violation);
          return (
            <tr key={violationKey(violation)}>
              <th scope="row">
                {RULE_NAMES[violation.rule]}
                {named && <span className="fb-violation-names">{violation.passengerNames.join('、')}</span>}
              </th>
              <td>{thresholdText(violation)}</td>
              <td>
                <strong>{actualText(violation)}</strong>
                {lowest !== '' && <span className="fb-violation-lowest">{lowest}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
