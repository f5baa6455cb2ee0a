import { useState } from 'react';
import { useStore } from 'zustand';
import { OPINION_LENGTH, type ApplicationDetail } from '../../../src/contract/approval/approval';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { TextArea } from '../../../src/ui/field/TextArea';
import type { ApprovalAction, ApprovalActions } from './approval-actions';

interface Props {
  actions: ApprovalActions;
  application: ApplicationDetail;
}

/** Opinion and decision, in view while one reads. */
export function DecisionBar({ actions, application }: Props) {
  const { opinion, busy, problem } = useStore(actions.store);
  const [asking, setAsking] = useState(false);
  const carryOut = async (action: ApprovalAction) => {
    await actions.carryOut(action);
    setAsking(false);
  };
  return (
    <div className="al-decision" part="decision" role="group" aria-label="审批">
      <Field label="审批意见" helper={`${[...opinion].length}/${OPINION_LENGTH}`}>
        <TextArea
          value={opinion}
          rows={1}
          onChange={actions.setOpinion}
          placeholder="请输入审批意见（选填）"
          readOnly={busy !== undefined}
        />
      </Field>
      {problem && (
        <p className="al-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="al-decision-actions">
        {application.canRefuse && (
          <Button
            size="large"
            disabled={busy === 'agree'}
            loading={busy === 'refuse'}
            loadingText="正在提交"
            onClick={() => setAsking(true)}
          >
            拒绝
          </Button>
        )}
        {application.canAgree && (
          <Button
            variant="primary"
            size="large"
            disabled={busy === 'refuse'}
            loading={busy === 'agree'}
            loadingText="正在提交"
            onClick={() => void carryOut('agree')}
          >
            同意
          </Button>
        )}
      </div>
      {asking && (
        <MessageBox
          title="拒绝申请"
          confirmText="确定拒绝"
          cancelText="再想想"
          danger
          loading={busy === 'refuse'}
          onConfirm={() => void carryOut('refuse')}
          onCancel={() => setAsking(false)}
        >
          {application.order ? '拒绝后订单关闭，座位立即释放，不能恢复。' : '拒绝后申请人需重新提交申请。'}
        </MessageBox>
      )}
    </div>
  );
}
