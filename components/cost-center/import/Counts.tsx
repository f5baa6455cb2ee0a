import type { ImportJob } from '../../../src/contract/import-job/import-job';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { costCenterImportTexts } from './texts';

/** Numbers of rows of an import, by their effect. */
export function Counts({ job }: { job: ImportJob }) {
  const t = useTexts(costCenterImportTexts);
  if (job.whole === undefined) return null;
  const { addCount, changeCount, closeCount, sameCount, wrongCount } = job.whole;
  const counts = [
    [t.rowCount, job.rowsTotal],
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
