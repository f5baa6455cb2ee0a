import type { ResultOf } from '../../../src/contract/call';
import type { queryInvoice } from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoiceListTexts } from './texts';

type InvoiceResult = ResultOf<typeof queryInvoice>;

/** Computation of the tax of an invoice, and its deductible part. */
export function TaxFormula({ invoice, itinerary }: Pick<InvoiceResult, 'invoice' | 'itinerary'>) {
  const t = useTexts(invoiceListTexts);
  const { amount, taxRate, taxAmount, deductibleAmount, invoiceType, invoiceState } = invoice;
  const isGone = invoiceState === 'reversed' || invoiceState === 'withdrawn';
  const tax = formatPrice(taxAmount);
  return (
    <section className="tp-detail-card" aria-label={t.formula}>
      <h3>{t.formula}</h3>
      {itinerary ? (
        <>
          <p className="iv-formula">
            {t.receiptFormulaOf(formatPrice(itinerary.fare), formatPrice(itinerary.fuel), tax)}
          </p>
          <p>{isGone ? t.gone : deductibleAmount > 0 ? t.receiptDeductible(tax) : t.guestNotDeductible}</p>
        </>
      ) : taxRate === 0 ? (
        <p>{t.noTaxFormula}</p>
      ) : (
        <>
          <p className="iv-formula">{t.formulaOf(formatPrice(amount), taxRate, tax)}</p>
          <p>{isGone ? t.gone : invoiceType === 'special' ? t.deductibleOf(tax) : t.notDeductible}</p>
        </>
      )}
      <p className="iv-hint">{itinerary ? t.receiptSource : t.source}</p>
    </section>
  );
}
