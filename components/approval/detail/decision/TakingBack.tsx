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

/** A pending decision with its countdown, and the button to undo it. */
export function TakingBack({ actions, pending }: Props) {
  const t = useTexts(approvalListTexts);
  const left = useSecondsUntil(pending.until);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the pressed button is gone; the focus goes to the bar and not to a button, which a held Enter key would press
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
