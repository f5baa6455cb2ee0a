import { useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import { Button } from '../../../../src/ui/button/Button';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import { Problem } from './Problem';
import { approvalListTexts } from '../../list/texts';

interface Props {
  actions: ApprovalActions;
  application: ApplicationDetail;
}

/** Actions of the applicant: remind the approvers (催办), or withdraw the application after a confirmation. */
export function ApplicantActions({ actions, application }: Props) {
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
      {application.canUrge && (
        <Button loading={busy === 'urge'} loadingText={t.sending} onClick={() => void actions.urge()}>
          {t.urge}
        </Button>
      )}
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
          {t.withdrawHint(application.orderNo !== '')}
        </MessageBox>
      )}
    </div>
  );
}
