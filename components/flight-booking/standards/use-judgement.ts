import { useMemo, useState } from 'react';
import { judgeBookingStandard } from '../../../src/contract/standards/standards';
import { useCall, type CallState } from '../../../src/element/data/use-call';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft/draft';
import { isSameQuestion, questionOf, type Judgement, type StandardQuestion } from './judgement';

/** How a choice is judged for those who travel; undefined where there is nothing to judge. */
export function useJudgement(
  choices: readonly Choice[],
  draft: OrderDraft,
): CallState<Judgement> | undefined {
  const asked = useMemo(() => questionOf(choices, draft), [choices, draft]);
  const question = useSameQuestion(asked);
  // the last answer stands until the next is there
  const judged = useCall(judgeBookingStandard, question, { keepPrevious: true });
  return question && judged;
}

/** The question of before, as long as standards see no difference: what they do not look at asks nothing anew. */
function useSameQuestion(asked: StandardQuestion | undefined): StandardQuestion | undefined {
  const [kept, keep] = useState(asked);
  if (isSameQuestion(kept, asked)) return kept;
  keep(asked);
  return asked;
}
