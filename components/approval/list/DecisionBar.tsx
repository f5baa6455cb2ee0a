import { useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { OPINION_LENGTH } from '../../../src/contract/approval/shapes';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { TextArea } from '../../../src/ui/field/TextArea';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import { HandingDialog } from './Handing';
import type { Handing } from './kinds';
import { Problem } from './Problem';
import { approvalListTexts } from './texts';

interface Props {
  actions: ApprovalActions;
  application: ApplicationDetail;
}

/** Opinion and decision, in view while one reads. */
export function DecisionBar({ actions, application }: Props) {
  const t = useTexts(approvalListTexts);
  const { opinion, busy, problem } = useStore(actions.store);
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
      <Field label={t.opinion} helper={`${[...opinion].length}/${OPINION_LENGTH}`}>
        <TextArea
          value={opinion}
          rows={1}
          onChange={actions.setOpinion}
          placeholder={t.opinionHint}
          readOnly={busy !== undefined}
        />
      </Field>
      <Problem problem={problem} />
      <div className="al-decision-actions">
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
