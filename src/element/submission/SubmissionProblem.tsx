import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import type { SubmissionFailure } from './form-submission';
import { sendingTexts, type SendingTexts } from './texts';

interface Props {
  problem: SubmissionFailure | undefined;
  words?: Pick<SendingTexts, 'uncertain'>;
  /** Replaces the gateway's message. */
  message?: string | undefined;
}

/** Message of a request that failed, or whose outcome is unknown. */
export function SubmissionProblem({ problem, words, message }: Props) {
  const t = useTexts(sendingTexts);
  const errors = useTexts(errorTexts);
  if (!problem) return null;
  const said = message ?? errors.of(problem.error);
  return <ProblemBox>{problem.isUncertain ? (words ?? t).uncertain(said) : said}</ProblemBox>;
}
