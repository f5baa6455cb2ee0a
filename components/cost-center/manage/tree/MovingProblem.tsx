import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError } from '../../../../src/element/host/host';
import type { Unsent } from '../../../../src/element/sending/sending';
import { SendingProblem } from '../../../../src/element/sending/SendingProblem';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { treeTexts } from '../../../../src/ui/tree/texts';

/** Why one was not moved, or may not have been. */
export function MovingProblem({ problem }: { problem: Unsent | undefined }) {
  const t = useTexts(treeTexts);
  const errors = useTexts(errorTexts);
  const error = problem?.error;
  const atParent = isGatewayError(error) ? error.fields['parentNO'] : undefined;
  return (
    <SendingProblem
      problem={problem}
      words={{ uncertain: t.moveUncertain }}
      message={atParent === undefined ? undefined : errors.say(atParent)}
    />
  );
}
