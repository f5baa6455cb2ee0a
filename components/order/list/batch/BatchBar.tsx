import { useStore } from 'zustand';
import { formatPrice } from '../../../../src/domain/money/money';
import { SelectionBar } from '../../../../src/element/list/SelectionBar';
import type { SafetyTarget } from '../../../../src/element/security/SecurityField';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Batch } from './batch';
import { BatchDialog } from './BatchDialog';
import { orderBatchTexts } from './texts';

interface Props {
  batch: Batch;
  onGoToSafety(target: SafetyTarget): void;
}

/** Batch actions for the selected orders, with their number and total. */
export function BatchBar({ batch, onGoToSafety }: Props) {
  const t = useTexts(orderBatchTexts);
  const { selected, open } = useStore(batch.store);
  const payable = selected.filter(({ canPay }) => canPay).length;
  const cancellable = selected.filter(({ canCancel }) => canCancel).length;
  const sum = selected.reduce((before, { totalAmount }) => before + totalAmount, 0);
  return (
    <>
      {selected.length > 0 && (
        <SelectionBar
          label={t.bar}
          said={t.selected(selected.length, formatPrice(sum))}
          onUnchoose={batch.unselect}
        >
          {cancellable > 0 && (
            <Button aria-haspopup="dialog" onClick={() => batch.begin('cancel')}>
              {t.cancel(cancellable)}
            </Button>
          )}
          {payable > 0 && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => batch.begin('pay')}>
              {t.pay(payable)}
            </Button>
          )}
        </SelectionBar>
      )}
      {open && <BatchDialog batch={batch} open={open} onGoToSafety={onGoToSafety} />}
    </>
  );
}
