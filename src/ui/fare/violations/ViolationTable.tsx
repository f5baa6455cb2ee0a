import { amountTexts } from '../../../domain/texts/amounts/texts';
import { useSheet } from '../../tokens/root';
import { useTexts } from '../../texts/use-texts';
import css from './violations.css?inline';
import { violationTexts } from '../../../domain/travel-standard/violation-texts/texts';
import { violationKey, type StandardViolation } from '../../../domain/travel-standard/violation-key';

interface Props {
  /** Accessible name of the table. */
  label: string;
  violations: readonly StandardViolation[];
  /** Flight shown in the caption where several tables follow each other. */
  flightNo?: string | undefined;
  /** Names the travellers, as other travellers' standards are kept. */
  named?: boolean;
}

/** Table of violated rules with thresholds and actual values. */
export function ViolationTable({ label, violations, flightNo, named = false }: Props) {
  useSheet(css);
  const t = useTexts(violationTexts);
  const { list } = useTexts(amountTexts);
  return (
    <table className="tp-violations">
      <caption className={flightNo === undefined ? 'tp-visually-hidden' : undefined}>
        {flightNo === undefined ? label : flightNo}
      </caption>
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
                {named && <span className="tp-violation-names">{list(violation.passengerNames)}</span>}
              </th>
              <td>{t.threshold(violation)}</td>
              <td>
                <strong>{t.actual(violation)}</strong>
                {lowest && <span className="tp-violation-lowest">{t.lowest(lowest)}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
