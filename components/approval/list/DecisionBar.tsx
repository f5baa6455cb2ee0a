import { useState } from 'react';
import { useStore } from 'zustand';
import { OPINION_LENGTH, type ApplicationDetail } from '../../../src/contract/approval/approval';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { TextArea } from '../../../src/ui/field/TextArea';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import type { ApprovalAction } from './kinds';
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
  const carryOut = async (action: ApprovalAction) => {
    await actions.carryOut(action);
    setAsking(false);
  };
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
            onClick={() => void carryOut('agree')}
          >
            {t.agree}
          </Button>
        )}
      </div>
      {asking && (
        <MessageBox
          title={t.refuseTitle}
          confirmText={t.refuseYes}
          cancelText={t.refuseNo}
          danger
          loading={busy === 'refuse'}
          onConfirm={() => void carryOut('refuse')}
          onCancel={() => setAsking(false)}
        >
          {t.refuseHint(application.order !== null)}
        </MessageBox>
      )}
    </div>
  );
}
