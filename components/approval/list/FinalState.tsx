import { instantText } from '../../../src/domain/shanghai-time';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import type { ApprovalActions } from './approval-actions';

interface Props {
  application: ApplicationDetail;
  actions: ApprovalActions;
}

/** What became of an application, in words; with why an attempt to change that came to nothing. */
export function FinalState({ application, actions }: Props) {
  const { problem } = useStore(actions.store);
  if (application.applyState === '审批中') return null;
  return (
    <div className="al-final-state" data-state={application.applyState}>
      {problem && (
        <p className="al-problem" role="alert">
          {problem}
        </p>
      )}
      <p role="status">
        <StateText application={application} />
      </p>
      {application.opinion && <p className="al-opinion">审批意见：{application.opinion}</p>}
    </div>
  );
}

function StateText({ application }: Pick<Props, 'application'>) {
  const { applyState, approverName, decideTime, order, canBook } = application;
  const approver = <InlineName>{approverName}</InlineName>;
  const at = instantText(decideTime);
  switch (applyState) {
    case '已同意':
      return (
        <>
          {approver}已于{at}同意该申请。
          {order?.orderStatus === '待支付' ? '订单等待支付。' : ''}
          {canBook ? '座位和价格未保留，请尽快预订。' : ''}
        </>
      );
    case '已拒绝':
      return (
        <>
          {approver}已于{at}拒绝该申请。{order ? '订单已关闭，座位已释放。' : ''}
        </>
      );
    case '已过期':
      return `超过审批时限未审批，申请已失效。${order ? '订单已自动取消，座位已释放。' : ''}`;
    case '已撤回':
      return `申请人已于${at}撤回该申请。${order ? '订单已取消，座位已释放。' : ''}`;
    case '审批中':
      return '';
  }
}
