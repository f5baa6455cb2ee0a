import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import type { Unsent } from './sending';
import { sendingTexts, type SendingTexts } from './texts';

interface Props {
  problem: Unsent | undefined;
  words?: Pick<SendingTexts, 'uncertain'>;
  /** In the place of what the gateway says. */
  message?: string | undefined;
}

/** Why it did not go through, or may not have. */
export function SendingProblem({ problem, words, message }: Props) {
  const t = useTexts(sendingTexts);
  const errors = useTexts(errorTexts);
  if (!problem) return null;
  const said = message ?? errors.of(problem.error);
  return <ProblemBox>{problem.isUncertain ? (words ?? t).uncertain(said) : said}</ProblemBox>;
}
