import { useStore } from 'zustand';
import { formatPrice } from '../../../../src/domain/money/money';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Batch } from './batch';
import { BatchDialog } from './BatchDialog';
import { orderBatchTexts } from './texts';

/** What can be done with the orders that are selected, how many they are and what they come to. */
export function BatchBar({ batch }: { batch: Batch }) {
  const t = useTexts(orderBatchTexts);
  const { selected, open } = useStore(batch.store);
  const payable = selected.filter(({ canPay }) => canPay).length;
  const cancellable = selected.filter(({ canCancel }) => canCancel).length;
  const sum = selected.reduce((before, { totalAmount }) => before + totalAmount, 0);
  return (
    <>
      {selected.length > 0 && (
        <div className="ol-batch" role="group" aria-label={t.bar}>
          <span role="status">{t.selected(selected.length, formatPrice(sum))}</span>
          <div className="ol-actions">
            <Button variant="text" onClick={batch.unselect}>
              {t.unselect}
            </Button>
            {cancellable > 0 && (
              <Button onClick={() => batch.begin('cancel')}>{t.cancel(cancellable)}</Button>
            )}
            {payable > 0 && (
              <Button variant="primary" onClick={() => batch.begin('pay')}>
                {t.pay(payable)}
              </Button>
            )}
          </div>
        </div>
      )}
      {open && <BatchDialog batch={batch} open={open} />}
    </>
  );
}
