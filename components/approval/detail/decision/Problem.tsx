import { errorTexts } from '../../../../src/element/errors/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { ActionProblem } from './approval-actions';
import { approvalListTexts } from '../../list/texts';

/** Error of an action, with a note when its outcome is uncertain. */
export function Problem({ problem }: { problem: ActionProblem | undefined }) {
  const t = useTexts(approvalListTexts);
  const errors = useTexts(errorTexts);
  if (!problem) return null;
  const message = problem.error instanceof Error ? errors.of(problem.error) : t.failed;
  return (
    <p className="al-problem" role="alert">
      {problem.isUncertain ? t.uncertain(message) : message}
    </p>
  );
}
