import type { ReactNode } from 'react';
import { queryInvoiceTitles, type InvoiceTitle } from '../../../src/contract/invoice/settings';
import { ReadingDialog } from '../../../src/element/submission/ReadingDialog';
import { useCall, type CallState } from '../../../src/element/data/use-call';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoiceTexts } from '../texts';
import { applyTexts } from './texts';

interface Props {
  title: string;
  onClose(): void;
  /** Another call that must have loaded as well. */
  also?: Pick<CallState<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Titles in use, and the first of them. */
  children(titles: readonly InvoiceTitle[], first: InvoiceTitle): ReactNode;
}

/**
 * Dialog of an application. It opens the form once the titles have loaded, and shows the reason when there is none or
 * loading fails.
 */
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
