import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import type { ApprovalActions } from './approval-actions';

interface Props {
  actions: ApprovalActions;
  hasOrder: boolean;
}

/** The applicant takes their application back, after a question. */
export function Withdrawing({ actions, hasOrder }: Props) {
  const { busy, problem } = useStore(actions.store);
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    await actions.carryOut('withdraw');
    setAsking(false);
  };
  return (
    <div className="al-actions">
      {problem && (
        <p className="al-problem" role="alert">
          {problem}
        </p>
      )}
      <Button onClick={() => setAsking(true)}>撤回申请</Button>
      {asking && (
        <MessageBox
          title="撤回申请"
          confirmText="确定撤回"
          cancelText="暂不撤回"
          danger
          loading={busy === 'withdraw'}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          {hasOrder ? '撤回后订单取消，座位立即释放。' : '撤回后需重新提交申请。'}
        </MessageBox>
      )}
    </div>
  );
}
