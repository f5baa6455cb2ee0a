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
  /** What has to be known besides. */
  also?: Pick<CallState<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Titles that are in use, the first of which is there. */
  children(titles: readonly InvoiceTitle[], first: InvoiceTitle): ReactNode;
}

/** A dialog that applies for something, once it is known whom it may be made out to; until then it says why not. */
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
