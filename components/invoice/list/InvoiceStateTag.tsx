import type { InvoiceState } from '../../../src/contract/invoice/invoices';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoiceListTexts } from './texts';

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  waiting: 'accent',
  issuing: 'accent',
  issued: 'within',
  failed: 'blocked',
  reversing: 'over',
  reversed: 'neutral',
  withdrawn: 'neutral',
};

export function InvoiceStateTag({ state }: { state: InvoiceState }) {
  const t = useTexts(invoiceListTexts);
  return <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>;
}
