import type { ReactNode } from 'react';
import { queryInvoiceTitles, type InvoiceTitle } from '../../../src/contract/invoice/settings';
import { ReadingDialog } from '../../../src/element/sending/ReadingDialog';
import { useCall, type CallState } from '../../../src/element/data/use-call';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoiceTexts } from '../texts';
import { applyTexts } from './texts';

interface Props {
  title: string;
  onClose(): void;
  /** What has to be known besides. */
  also?: Pick<CallState<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Titles that are in use, the first of which is there. */
  children(titles: readonly InvoiceTitle[], first: InvoiceTitle): ReactNode;
}

/** A dialog that applies for something, once it is known whom it may be made out to; until then it says why not. */
export function NeedTitles({ title, onClose, also, children }: Props) {
  const t = useTexts(applyTexts);
  const s = useTexts(invoiceTexts);
  const titles = useCall(queryInvoiceTitles, {});
  const isKnown = also === undefined || also.data !== undefined;
  const usable = titles.data?.titleList.filter(({ isClosed }) => !isClosed);
  const [first] = usable ?? [];
  if (isKnown && usable && first) return children(usable, first);
  if (usable && isKnown)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{t.noTitles}</p>
      </Dialog>
    );
  const found = {
    error: titles.error ?? also?.error ?? null,
    isFetching: titles.isFetching || also?.isFetching === true,
    refetch: () => Promise.all([titles.refetch(), also?.refetch()]),
  };
  return (
    <ReadingDialog
      title={title}
      found={found}
      loading={s.loading}
      rows={5}
      height={40}
      failed={t.titlesFailed}
      onClose={onClose}
    />
  );
}
