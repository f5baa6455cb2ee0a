import { useEffect, useRef } from 'react';
import { Button } from '../../../../src/ui/button/Button';
import { useSecondsUntil } from '../../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../../list/texts';
import type { ApprovalActions, PendingDecision } from './approval-actions';

interface Props {
  actions: ApprovalActions;
  pending: PendingDecision;
}

/** A decision that is not sent yet, and the way back from it. */
export function TakingBack({ actions, pending }: Props) {
  const t = useTexts(approvalListTexts);
  const left = useSecondsUntil(pending.until);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // what was pressed has made way; no button takes the focus: Enter held a moment too long would press it
    bar.current?.focus();
  }, []);
  return (
    <div
      ref={bar}
      className="al-taking-back"
      role="group"
      aria-label={t.takingBack(pending.decision)}
      tabIndex={-1}
    >
      <p>
        <span role="status">{t.takingBack(pending.decision)}</span>{' '}
        <span className="al-hint" aria-hidden="true">
          {t.sendsIn(left)}
        </span>
      </p>
      <Button size="large" onClick={actions.takeBack}>
        {t.takeBack}
      </Button>
      <Button variant="text" size="large" onClick={() => void actions.sendPending()}>
        {t.sendNow}
      </Button>
    </div>
  );
}
