import { ITEMS_AT_ONCE, type InvoiceItem } from '../../../src/contract/invoice/apply';
import { formatPrice } from '../../../src/domain/money/money';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { applyTexts } from './texts';

interface Props {
  of: InvoiceStore;
  chosen: ReadonlyMap<string, InvoiceItem>;
}

/** Bar that applies for invoices of the chosen items. */
export function ApplySelection({ of: invoicing, chosen }: Props) {
  const t = useTexts(applyTexts);
  const items = [...chosen.values()];
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  return (
    <SelectionBar
      label={t.bar}
      said={t.chosen(items.length, formatPrice(amount))}
      whyNot={items.length > ITEMS_AT_ONCE ? t.tooMany(ITEMS_AT_ONCE) : undefined}
      onUnchoose={invoicing.items.unchoose}
    >
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => invoicing.ask({ kind: 'apply', items })}
      >
        {t.apply}
      </Button>
    </SelectionBar>
  );
}
