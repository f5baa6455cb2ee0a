import { INVOICES_CHOSEN, type Invoice } from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { useExport } from '../../../src/element/export/use-export';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceListTexts } from './texts';

interface Props {
  of: InvoiceStore;
  chosen: ReadonlyMap<string, Invoice>;
}

/** Bar that packs the files of the chosen invoices into one. */
export function FileSelection({ of: invoicing, chosen }: Props) {
  const t = useTexts(invoiceListTexts);
  const { add, isSending } = useExport(invoicing.showDownloads);
  const amount = [...chosen.values()].reduce((sum, invoice) => sum + invoice.amount, 0);
  return (
    <SelectionBar
      label={t.bar}
      said={t.chosen(chosen.size, formatPrice(amount))}
      whyNot={chosen.size > INVOICES_CHOSEN ? t.tooMany(INVOICES_CHOSEN) : undefined}
      onUnchoose={invoicing.invoices.unchoose}
    >
      <Button
        variant="primary"
        loading={isSending}
        loadingText={t.chosenFiles}
        onClick={() =>
          add({ kind: 'invoiceFiles', format: 'zip', query: { invoiceNoList: [...chosen.keys()] } })
        }
      >
        {t.chosenFiles}
      </Button>
    </SelectionBar>
  );
}
