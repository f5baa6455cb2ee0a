import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { previewInvoices, type InvoiceItem } from '../../../src/contract/invoice/apply';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { rateText } from '../rate-text';
import { invoiceTexts, type InvoiceTexts } from '../texts';
import { previewBody, type ApplyDraft } from './apply-draft';
import { applyTexts, type ApplyTexts } from './texts';

type Split = ResultOf<typeof previewInvoices>['invoiceList'][number] & { at: number };

interface Props {
  items: readonly InvoiceItem[];
  draft: Pick<ApplyDraft, 'splitBy' | 'ceiling' | 'invoiceType'>;
}

/** Preview of the invoices that the application would produce. */
export function Preview({ items, draft }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(previewInvoices, previewBody(draft, items), {
    staleTime: 0,
    keepPrevious: true,
  });
  const columns = useMemo(() => previewColumns(s, t), [s, t]);
  const rows = useMemo(() => data?.invoiceList.map((one, at) => ({ ...one, at: at + 1 })) ?? [], [data]);
  if (error) {
    return (
      <ErrorState
        message={t.previewFailed(errors.of(error))}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={3} height={40} label={s.loading} />;
  return (
    <div className="iv-preview">
      <p role="status">{t.preview(rows.length, formatPrice(data.totalAmount))}</p>
      <DataTable
        label={t.previewLabel}
        columns={columns}
        rows={rows}
        rowKey={({ at }) => String(at)}
        empty={null}
        maxHeight={280}
      />
    </div>
  );
}

const previewColumns = (s: InvoiceTexts, t: ApplyTexts): Column<Split>[] => [
  { id: 'at', header: t.seq, card: 'title', width: 60, cell: ({ at }) => String(at) },
  { id: 'type', header: s.type, width: 100, cell: ({ invoiceType }) => s.typeName(invoiceType) },
  {
    id: 'parts',
    header: t.parts,
    width: 180,
    oneLine: true,
    cell: ({ entityName, costCenterName, travellerName }) =>
      [entityName, costCenterName, travellerName].filter((name) => name !== '').join(' · ') || s.together,
  },
  { id: 'items', header: t.items, width: 70, numeric: true, cell: ({ itemCount }) => String(itemCount) },
  { id: 'rate', header: s.rate, width: 70, cell: ({ taxRate }) => rateText(taxRate, s) },
  { id: 'amount', header: s.amount, width: 110, numeric: true, cell: ({ amount }) => formatPrice(amount) },
  {
    id: 'deductible',
    header: s.deductible,
    width: 110,
    numeric: true,
    cell: ({ deductibleAmount }) => formatPrice(deductibleAmount),
  },
];
