import { errorTexts } from '../errors/texts';
import { isGatewayError } from '../host/host';
import type { SubmissionFailure } from '../submission/form-submission';
import { SubmissionProblem } from '../submission/SubmissionProblem';
import { useTexts } from '../../ui/texts/use-texts';
import { treeTexts } from '../../ui/tree/texts';

/** Message of a move that failed, or whose outcome is unknown. */
export function MovingProblem({ problem }: { problem: SubmissionFailure | undefined }) {
  const t = useTexts(treeTexts);
  const errors = useTexts(errorTexts);
  const error = problem?.error;
  const atParent = isGatewayError(error) ? error.fields['parentNO'] : undefined;
  return (
    <SubmissionProblem
      problem={problem}
      words={{ uncertain: t.moveUncertain }}
      message={atParent === undefined ? undefined : errors.say(atParent)}
    />
  );
}
