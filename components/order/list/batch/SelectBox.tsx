import { useStore } from 'zustand';
import type { OrderRow } from '../../../../src/contract/order/list';
import { Checkbox } from '../../../../src/ui/field/Checkbox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Batch } from './batch';
import { orderBatchTexts } from './texts';

/** Selects an order that can be paid or cancelled; others leave its room empty. */
export function SelectBox({ batch, order }: { batch: Batch; order: OrderRow }) {
  const t = useTexts(orderBatchTexts);
  const isSelected = useStore(batch.store, ({ selected }) =>
    selected.some(({ orderNo }) => orderNo === order.orderNo),
  );
  return (
    <span className="ol-select">
      {(order.canPay || order.canCancel || isSelected) && (
        <Checkbox
          aria-label={t.select(order.orderNo)}
          checked={isSelected}
          onChange={(checked) => batch.select(order, checked)}
        />
      )}
    </span>
  );
}
