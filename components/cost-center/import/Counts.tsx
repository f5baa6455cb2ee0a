import type { CostImport } from '../../../src/contract/cost-center/import';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { costCenterImportTexts } from './texts';

/** Numbers of rows of an import, by their effect. */
export function Counts({ costImport }: { costImport: CostImport }) {
  const t = useTexts(costCenterImportTexts);
  const { rowCount, addCount, changeCount, closeCount, sameCount, wrongCount } = costImport;
  const counts = [
    [t.rowCount, rowCount],
    [t.how('add'), addCount],
    [t.how('change'), changeCount],
    [t.how('close'), closeCount],
    [t.same, sameCount],
    [t.wrong, wrongCount],
  ] as const;
  return (
    <div className="ci-counts">
      <Facts>
        {counts.map(([name, count]) => (
          <Fact key={name} name={name}>
            {t.number(count)}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
