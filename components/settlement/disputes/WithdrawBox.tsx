import { withdrawDispute } from '../../../src/contract/settlement/disputes';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { disputesTexts } from './texts';

/** Confirmation that withdraws a dispute. */
export function WithdrawBox({ settling, disputeNo }: { settling: SettlementStore; disputeNo: string }) {
  const t = useTexts(disputesTexts);
  const { host, endDialog } = settling;
  return (
    <ConfirmBox
      call={withdrawDispute}
      body={{ disputeNo }}
      title={t.withdrawTitle}
      confirmText={t.withdraw}
      cancelText={t.keep}
      onClose={endDialog}
      onDone={() => {
        host.notify({ as: 'toast', text: t.withdrawn, delayMs: 0 });
        endDialog();
        host.emit('tp-dispute-withdrawn', { disputeNo });
      }}
    >
      <p>{t.withdrawHint}</p>
    </ConfirmBox>
  );
}
