import { queryDistributionSetting } from '../../../src/contract/invoice/distribution';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { useInvoiceRights } from '../use-rights';
import { invoiceSettingsTexts } from './texts';

/** Distribution of itinerary receipts: the address that applications begin with. */
export function Distribution({ invoicing }: { invoicing: InvoiceStore }) {
  const t = useTexts(invoiceSettingsTexts);
  const errors = useTexts(errorTexts);
  const { maySet } = useInvoiceRights();
  const { data, error, isFetching, refetch } = useCall(queryDistributionSetting, {}, { live: true });
  return (
    <div className="iv-section">
      <div className="iv-head">
        <h2>{t.distribution}</h2>
        {maySet && data && (
          <Button
            aria-haspopup="dialog"
            aria-label={t.editOf(t.distribution)}
            onClick={() => invoicing.ask({ kind: 'distribution', setting: data })}
          >
            {t.edit}
          </Button>
        )}
      </div>
      {data ? (
        <Facts>
          <Fact name={t.receiptMail}>{data.mailTo === '' ? t.noReceiptMail : data.mailTo}</Fact>
        </Facts>
      ) : error ? (
        <ErrorState
          message={t.loadFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={isRefused(error) ? undefined : () => void refetch()}
        />
      ) : (
        <SkeletonRows rows={1} height={24} />
      )}
    </div>
  );
}
