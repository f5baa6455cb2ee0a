import type { StandardExplanation } from '../../../src/domain/travel-standard/explanation';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Choice } from '../model/journey';
import type { BudgetComparison } from '../requests/budget';
import { choiceName } from '../results/offers/flight-texts';
import { BudgetCell, budgetCellText } from './BudgetCell';
import { isDifferingRow, type CompareRow } from './compare';
import { resultTexts } from '../results/texts';
import { StandardCell, standardCellText } from './StandardCell';
import { compareTexts } from './texts';

interface Props {
  choices: readonly Choice[];
  rows: readonly CompareRow[];
  /** By choice; undefined without a travel standard. */
  explanations: readonly (StandardExplanation | undefined)[];
  /** By choice; undefined without a budget. */
  budgets: readonly (BudgetComparison | undefined)[];
  onlyDifferences: boolean;
  canBook(choice: Choice): boolean;
  onBook(choice: Choice): void;
}

/** Price units side by side, one per column. The best value of a row is also marked in words. */
export function CompareTable({
  choices,
  rows,
  explanations,
  budgets,
  onlyDifferences,
  canBook,
  onBook,
}: Props) {
  const t = useTexts(compareTexts);
  const results = useTexts(resultTexts);
  const isGoverned = explanations.some((explanation) => explanation !== undefined);
  const isStandardTelling = isDifferingRow({
    cells: explanations.map((explanation) => standardCellText(explanation)),
  });
  const isBudgeted = budgets.some((budget) => budget !== undefined);
  const isBudgetTelling = isDifferingRow({ cells: budgets.map(budgetCellText) });
  const prices = rows.filter((row) => row.prices);
  const others = rows.filter((row) => !row.prices);
  return (
    <table className="fb-compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="tp-visually-hidden">{t.fact}</span>
          </th>
          {choices.map((choice) => (
            <th key={choiceName(choice, results)} scope="col">
              {choice.offer.flight.carrierShortName} {choice.offer.flight.flightNo}
              <span className="fb-compare-cabin">
                {results.cabin(choice.fare.unit.cabinCode)} {choice.fare.unit.productTags[0] ?? ''}
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
            <th scope="row">{t.policy}</th>
            {choices.map((choice, i) => (
              <td key={choiceName(choice, results)}>
                <StandardCell explanation={explanations[i]} />
              </td>
            ))}
          </tr>
        )}
        {isBudgeted && (isBudgetTelling || !onlyDifferences) && (
          <tr>
            <th scope="row">{t.budget}</th>
            {choices.map((choice, i) => (
              <td key={choiceName(choice, results)}>
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
            <span className="tp-visually-hidden">{t.action}</span>
          </th>
          {choices.map((choice) => (
            <td key={choiceName(choice, results)}>
              <Button variant="primary" disabled={!canBook(choice)} onClick={() => onBook(choice)}>
                {t.book}
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
  const t = useTexts(compareTexts);
  const results = useTexts(resultTexts);
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, i) => {
        const fen = prices?.[i];
        const isBest = best.includes(i);
        return (
          <td key={choiceName(choices[i], results)} data-best={isBest ? '' : undefined}>
            {fen === undefined ? cell : <Price fen={fen} />}
            {isBest && <span className="fb-compare-best">{fen === undefined ? t.best : t.lowest}</span>}
          </td>
        );
      })}
    </tr>
  );
}
