import { useMemo, useState } from 'react';
import { judgeBookingStandard } from '../../../src/contract/travel-standard/standards';
import { useCall, type CallState } from '../../../src/element/data/use-call';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { isSameQuestion, questionOf, type Judgement, type StandardQuestion } from './judgement';

/** Judgement of a choice for the travellers; undefined when there is nothing to judge. */
export function useJudgement(
  choices: readonly Choice[],
  draft: OrderDraft,
): CallState<Judgement> | undefined {
  const asked = useMemo(() => questionOf(choices, draft), [choices, draft]);
  const question = useSameQuestion(asked);
  // the last judgement stays until the next one has loaded
  const judged = useCall(judgeBookingStandard, question, { keepPrevious: true });
  return question && judged;
}

/** Keeps the former request while it is equal for the standards, so that irrelevant edits cause no new call. */
function useSameQuestion(asked: StandardQuestion | undefined): StandardQuestion | undefined {
  const [kept, keep] = useState(asked);
  if (isSameQuestion(kept, asked)) return kept;
  keep(asked);
  return asked;
}
