import { useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import { HandingDialog } from './HandingDialog';
import type { Handing } from '../list/kinds';
import { OpinionField } from './OpinionField';
import { Problem } from './Problem';
import { approvalListTexts } from '../list/texts';

interface Props {
  actions: ApprovalActions;
  application: ApplicationDetail;
}

/** Opinion and decision, in view while one reads. */
export function DecisionBar({ actions, application }: Props) {
  const t = useTexts(approvalListTexts);
  const { busy, problem } = useStore(actions.store);
  const [asking, setAsking] = useState(false);
  const [handing, setHanding] = useState<Handing>();
  const decide = async (decision: 'agree' | 'refuse') => {
    await actions.decide(decision);
    setAsking(false);
  };
  const { canTransfer, canAddApprovers, returnSteps } = application;
  const handings = [
    ...(canTransfer ? (['transfer'] as const) : []),
    ...(canAddApprovers ? (['add'] as const) : []),
    ...(returnSteps.length > 0 ? (['return'] as const) : []),
  ];
  return (
    <div className="al-decision" part="decision" role="group" aria-label={t.approvals}>
      <OpinionField actions={actions} rows={1} />
      <Problem problem={problem} />
      <div className="al-decision-actions">
        {handings.length > 0 && (
          <div className="al-handings">
            {handings.map((what) => (
              <Button
                key={what}
                variant="text"
                size="large"
                disabled={busy !== undefined}
                onClick={() => setHanding(what)}
              >
                {t.handing(what)}
              </Button>
            ))}
          </div>
        )}
        {application.canRefuse && (
          <Button
            size="large"
            disabled={busy === 'agree'}
            loading={busy === 'refuse'}
            loadingText={t.sending}
            onClick={() => setAsking(true)}
          >
            {t.refuse}
          </Button>
        )}
        {application.canAgree && (
          <Button
            variant="primary"
            size="large"
            disabled={busy === 'refuse'}
            loading={busy === 'agree'}
            loadingText={t.sending}
            onClick={() => void decide('agree')}
          >
            {t.agree}
          </Button>
        )}
      </div>
      {handing && (
        <HandingDialog
          what={handing}
          actions={actions}
          application={application}
          onClose={() => {
            setHanding(undefined);
            actions.forgetProblem();
          }}
        />
      )}
      {asking && (
        <MessageBox
          title={t.refuseTitle}
          confirmText={t.refuseYes}
          cancelText={t.refuseNo}
          danger
          loading={busy === 'refuse'}
          onConfirm={() => void decide('refuse')}
          onCancel={() => setAsking(false)}
        >
          {t.refuseHint(application.order !== null)}
        </MessageBox>
      )}
    </div>
  );
}
