import { useState } from 'react';
import { endApprovalDeputy, type Deputy } from '../../../../src/contract/approval/deputies';
import { useIntent } from '../../../../src/element/data/use-intent';
import { useHost } from '../../../../src/element/host/host-context';
import { Button } from '../../../../src/ui/button/Button';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { ActionProblem } from '../../detail/decision/approval-actions';
import { Problem } from '../../detail/decision/Problem';
import { deputyTexts } from './texts';

/** Ends an absence early, after a confirmation. */
export function EndDeputy({ deputy, onEnded }: { deputy: Deputy; onEnded(said: string): void }) {
  const t = useTexts(deputyTexts);
  const host = useHost();
  const intent = useIntent(endApprovalDeputy);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<ActionProblem>();
  const { staffName } = deputy.deputy;

  async function end(): Promise<void> {
    setProblem(undefined);
    const sent = await intent.send({ deputyId: deputy.deputyId });
    if (sent.kind === 'done') {
      setAsking(false);
      onEnded(t.ended(staffName));
      return;
    }
    host.report(sent.error);
    setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
  }
  const close = () => {
    setAsking(false);
    setProblem(undefined);
  };

  return (
    <>
      <Button size="small" aria-label={t.endOf(staffName)} onClick={() => setAsking(true)}>
        {t.end}
      </Button>
      {isAsking && (
        <MessageBox
          title={t.end}
          confirmText={t.endYes}
          cancelText={t.endNo}
          danger
          loading={intent.isSending}
          onConfirm={() => void end()}
          onCancel={close}
        >
          {t.endQuestion(staffName)}
          <Problem problem={problem} />
        </MessageBox>
      )}
    </>
  );
}
