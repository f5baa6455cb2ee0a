import type { StandardExplanation } from '../../../src/domain/standard/explanation';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import type { Choice } from '../model/flow';
import type { BudgetReading } from '../requests/budget';
import { choiceName } from '../results/flight-texts';
import { BudgetCell, budgetWords } from './BudgetCell';
import { isTelling, type CompareRow } from './compare';
import { StandardCell, standardWords } from './StandardCell';

interface Props {
  choices: readonly Choice[];
  rows: readonly CompareRow[];
  /** By choice; none where no standard governs. */
  explanations: readonly (StandardExplanation | undefined)[];
  /** By choice; none where no budget is booked under. */
  budgets: readonly (BudgetReading | undefined)[];
  onlyDifferences: boolean;
  canBook(choice: Choice): boolean;
  onBook(choice: Choice): void;
}

/** Price units side by side, a column each; the best of a row is marked in words too. */
export function CompareTable({
  choices,
  rows,
  explanations,
  budgets,
  onlyDifferences,
  canBook,
  onBook,
}: Props) {
  const isGoverned = explanations.some((explanation) => explanation !== undefined);
  const isStandardTelling = isTelling({ cells: explanations.map(standardWords) });
  const isBudgeted = budgets.some((budget) => budget !== undefined);
  const isBudgetTelling = isTelling({ cells: budgets.map(budgetWords) });
  const prices = rows.filter((row) => row.prices);
  const others = rows.filter((row) => !row.prices);
  return (
    <table className="fb-compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="tp-visually-hidden">项目</span>
          </th>
          {choices.map((choice) => (
            <th key={choiceName(choice)} scope="col">
              {choice.offer.flight.carrierShortName} {choice.offer.flight.flightNo}
              <span className="fb-compare-cabin">
                {choice.fare.unit.cabinCode}舱 {choice.fare.unit.productTags[0] ?? ''}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map((row) => (
          <Row key={row.label} row={row} choices={choices} />
        ))}
        {isGoverned && (isStandardTelling || !onlyDifferences) && (
          <tr>
            <th scope="row">差标</th>
            {choices.map((choice, i) => (
              <td key={choiceName(choice)}>
                <StandardCell explanation={explanations[i]} />
              </td>
            ))}
          </tr>
        )}
        {isBudgeted && (isBudgetTelling || !onlyDifferences) && (
          <tr>
            <th scope="row">预算</th>
            {choices.map((choice, i) => (
              <td key={choiceName(choice)}>
                <BudgetCell budget={budgets[i]} />
              </td>
            ))}
          </tr>
        )}
        {others.map((row) => (
          <Row key={row.label} row={row} choices={choices} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span className="tp-visually-hidden">操作</span>
          </th>
          {choices.map((choice) => (
            <td key={choiceName(choice)}>
              <Button variant="primary" disabled={!canBook(choice)} onClick={() => onBook(choice)}>
                订这个价格
              </Button>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Row({
  row: { label, cells, best, prices },
  choices,
}: {
  row: CompareRow;
  choices: Props['choices'];
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, i) => {
        const fen = prices?.[i];
        const isBest = best.includes(i);
        return (
          <td key={choiceName(choices[i])} data-best={isBest ? '' : undefined}>
            {fen === undefined ? cell : <Price fen={fen} />}
            {isBest && <span className="fb-compare-best">{fen === undefined ? '优' : '最低'}</span>}
          </td>
        );
      })}
    </tr>
  );
}
