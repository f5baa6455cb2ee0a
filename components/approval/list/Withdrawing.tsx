import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import { Problem } from './Problem';
import { approvalListTexts } from './texts';

interface Props {
  actions: ApprovalActions;
  hasOrder: boolean;
}

/** The applicant takes their application back, after a question. */
export function Withdrawing({ actions, hasOrder }: Props) {
  const t = useTexts(approvalListTexts);
  const { busy, problem } = useStore(actions.store);
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    await actions.withdraw();
    setAsking(false);
  };
  return (
    <div className="al-actions">
      <Problem problem={problem} />
      <Button onClick={() => setAsking(true)}>{t.withdraw}</Button>
      {asking && (
        <MessageBox
          title={t.withdraw}
          confirmText={t.withdrawYes}
          cancelText={t.withdrawNo}
          danger
          loading={busy === 'withdraw'}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          {t.withdrawHint(hasOrder)}
        </MessageBox>
      )}
    </div>
  );
}
