import { useState } from 'react';
import {
  confirmAgencyRecharge,
  refuseAgencyRecharge,
  withdrawRechargeConfirmation,
  type AgencyRechargeDetail,
} from '../../../src/contract/agency/recharges';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonDialog } from '../decision/ReasonDialog';
import { decisionTexts } from '../decision/texts';
import { rechargeTexts } from './texts';

export type Decision = 'confirm' | 'withdraw' | 'refuse';

interface Props {
  recharge: AgencyRechargeDetail;
  decision: Decision;
  onClose(): void;
}

/** Asks before a decision, with the amount and the enterprise. */
export function DecisionBox({ recharge, decision, onClose }: Props) {
  const t = useTexts(rechargeTexts);
  const { cancel } = useTexts(decisionTexts);
  const host = useHost();
  const { rechargeNo, entName, amount, first, needsTwo } = recharge;
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    onClose();
  };
  if (decision === 'refuse') return <RefuseDialog recharge={recharge} onClose={onClose} onDone={done} />;
  if (decision === 'withdraw')
    return (
      <ConfirmBox
        call={withdrawRechargeConfirmation}
        body={{ rechargeNo }}
        title={t.withdrawTitle}
        confirmText={t.withdraw}
        cancelText={cancel}
        danger
        onClose={onClose}
        onDone={() => done(t.withdrawn)}
      >
        {t.withdrawAsk(entName, amount)}
      </ConfirmBox>
    );
  const isFirst = needsTwo && first === null;
  return (
    <ConfirmBox
      call={confirmAgencyRecharge}
      body={{ rechargeNo, firstOperatorNo: first?.operatorNo ?? '' }}
      title={t.confirmTitle}
      confirmText={first === null ? t.confirm : t.confirmAgain}
      cancelText={cancel}
      onClose={onClose}
      onDone={({ isBooked }) => done(isBooked ? t.booked : t.confirmedFirst)}
    >
      {isFirst ? t.confirmFirstAsk(entName, amount) : t.confirmAsk(entName, amount)}
    </ConfirmBox>
  );
}

interface RefuseProps extends Pick<Props, 'recharge' | 'onClose'> {
  onDone(text: string): void;
}

const createRefusal = (host: Host, rechargeNo: string, onDone: () => void) =>
  createCallForm(host, {
    call: refuseAgencyRecharge,
    values: { reason: '' },
    body: ({ reason }) => ({ rechargeNo, reason }),
    onDone,
  });

function RefuseDialog({ recharge: { rechargeNo, entName, amount }, onClose, onDone }: RefuseProps) {
  const t = useTexts(rechargeTexts);
  const host = useHost();
  const [refusal] = useState(() => createRefusal(host, rechargeNo, () => onDone(t.refused)));
  return (
    <ReasonDialog
      title={t.refuseTitle}
      submitText={t.refuse}
      label={t.refuseReason}
      hint={t.refuseHint(entName, amount)}
      sending={refusal}
      onClose={onClose}
    />
  );
}
