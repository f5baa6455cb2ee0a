import type { ReactNode } from 'react';
import { queryInvoiceTitles, type InvoiceTitle } from '../../../src/contract/invoice/settings';
import { useCall, type CallState } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
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
  const errors = useTexts(errorTexts);
  const titles = useCall(queryInvoiceTitles, {});
  const isKnown = also === undefined || also.data !== undefined;
  const usable = titles.data?.titleList.filter(({ isClosed }) => !isClosed);
  const [first] = usable ?? [];
  if (isKnown && usable && first) return children(usable, first);
  const error = titles.error ?? also?.error;
  return (
    <Dialog title={title} onClose={onClose}>
      {usable && isKnown ? (
        <p>{t.noTitles}</p>
      ) : error ? (
        <ErrorState
          message={t.titlesFailed(errors.of(error))}
          retrying={titles.isFetching || also?.isFetching === true}
          onRetry={() => {
            void titles.refetch();
            void also?.refetch();
          }}
        />
      ) : (
        <SkeletonRows rows={5} height={40} label={s.loading} />
      )}
    </Dialog>
  );
}
