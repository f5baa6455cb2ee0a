import { useStore } from 'zustand';
import { SubmissionProblem as Problem } from '../../../../src/element/submission/SubmissionProblem';
import { Button } from '../../../../src/ui/button/Button';
import { ProblemBox } from '../../../../src/ui/feedback/ProblemBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { costSavingTexts } from '../saving/texts';
import type { CostObjectForm } from './cost-object-form';
import type { CostObjectDetail } from './object-draft';
import { costFormTexts } from './texts';

interface Props {
  editing: CostObjectForm;
  /** Latest version; undefined while it loads. */
  latest: CostObjectDetail | undefined;
}

/** Error message of a failed save, and the ways to go on. */
export function SavingProblem({ editing, latest }: Props) {
  const t = useTexts(costFormTexts);
  const words = useTexts(costSavingTexts);
  const { problem } = useStore(editing.store);
  if (!problem) return null;
  if (editing.isOutdated(problem)) {
    return (
      <ProblemBox>
        <p>{t.changed}</p>
        {latest?.costObject.costState === 'closed' ? (
          <p>{t.gone}</p>
        ) : (
          <Button
            size="small"
            loading={latest === undefined}
            onClick={() => {
              if (latest) editing.takeOver(latest);
            }}
          >
            {t.takeOver}
          </Button>
        )}
      </ProblemBox>
    );
  }
  return <Problem problem={problem} words={words} />;
}
