import { useState } from 'react';
import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import { withdrawApproval, type Application } from '../../../src/contract/approval/approval';
import { instantText } from '../../../src/domain/shanghai-time';
import { applyStateTexts } from '../../../src/element/apply-state/texts';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ApplicationFacts } from './ApplicationFacts';
import { afterSaleTexts } from './texts';

interface Props {
  host: Host;
  applications: readonly Application[];
  /** Shows the order number of each application, as they belong to several orders. */
  withOrder?: boolean;
  /** Called when the user continues with an approved application. */
  onGoOn(application: Application): void;
  onShow(applyId: string): void;
}

/** Applications for changes and refunds that are pending or usable, each with buttons to continue or withdraw. */
export function ApplicationLines({ host, applications, withOrder = false, onGoOn, onShow }: Props) {
  const t = useTexts(afterSaleTexts);
  const states = useTexts(applyStateTexts);
  const standards = useTexts(standardTexts);
  const errors = useTexts(errorTexts);
  const withdrawing = useIntent(withdrawApproval);
  const [asking, setAsking] = useState<Application>();
  const isApproved = asking?.applyState === APPLY_STATE.approved;

  async function remove(applyId: string): Promise<void> {
    const sent = await withdrawing.send({ applyId });
    setAsking(undefined);
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: t.removed(isApproved), delayMs: 0 });
      return;
    }
    host.report(sent.error);
    host.notify({ as: 'box', text: errors.of(sent.error), delayMs: 0 });
  }
  return (
    <>
      <ol className="oa-lines">
        {applications.map((application) => {
          const { applyId, applyType, applyState, createTime, canApply, canWithdraw, change, refund } =
            application;
          return (
            <li key={applyId}>
              <p className="oa-line">
                <Tag tone={canApply ? 'within' : 'accent'}>{states.application(applyState)}</Tag>
                <strong>{standards.applyType(applyType)}</strong>
                <span className="or-faint">
                  {withOrder && `${t.ofOrder(change?.orderNo ?? refund?.orderNo ?? '')} · `}
                  {applyId} · <time dateTime={createTime}>{instantText(createTime)}</time>
                </span>
              </p>
              <ApplicationFacts application={application} />
              <p className="oa-actions">
                {canApply && (
                  <Button
                    variant="primary"
                    size="small"
                    aria-label={`${change ? t.change : t.refund} ${applyId}`}
                    onClick={() => onGoOn(application)}
                  >
                    {change ? t.change : t.refund}
                  </Button>
                )}
                <Button
                  variant="text"
                  size="small"
                  aria-label={`${t.show} ${applyId}`}
                  onClick={() => onShow(applyId)}
                >
                  {t.show}
                </Button>
                {canWithdraw && (
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`${canApply ? t.remove : t.withdraw} ${applyId}`}
                    onClick={() => setAsking(application)}
                  >
                    {canApply ? t.remove : t.withdraw}
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {asking && (
        <MessageBox
          title={isApproved ? t.remove : t.withdraw}
          confirmText={t.removeYes(isApproved)}
          cancelText={t.removeNo}
          danger
          loading={withdrawing.isSending}
          onConfirm={() => void remove(asking.applyId)}
          onCancel={() => setAsking(undefined)}
        >
          {t.removeHint(isApproved)}
        </MessageBox>
      )}
    </>
  );
}
