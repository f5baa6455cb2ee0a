import { useState } from 'react';
import type { BodyOf, Call } from '../../contract/call';
import { useTexts } from '../../ui/texts/use-texts';
import { treeTexts } from '../../ui/tree/texts';
import { useIntent } from '../data/use-intent';
import { useHost } from '../host/host-context';
import type { SubmissionFailure } from '../submission/form-submission';

interface Move<C extends Call> {
  body: BodyOf<C>;
  /** Name of the row and of its new parent; '' for the top. */
  name: string;
  parentName: string;
  /** Announces the progress. */
  say(text: string): void;
}

/** Moves a row of a tree by a call, one at a time, and stores the problem of a failed move. */
export function useRowMove<C extends Call>(call: C) {
  const host = useHost();
  const t = useTexts(treeTexts);
  const { send, isSending } = useIntent(call);
  const [problem, setProblem] = useState<SubmissionFailure>();
  return {
    problem,
    /** Resolves with true when the row was moved. */
    async move({ body, name, parentName, say }: Move<C>): Promise<boolean> {
      if (isSending) return false;
      setProblem(undefined);
      say(t.moving(name));
      const sent = await send(body);
      if (sent.kind !== 'done') {
        host.report(sent.error);
        say('');
        setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
        return false;
      }
      say(t.moved(name, parentName));
      return true;
    },
  };
}
