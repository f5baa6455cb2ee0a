import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { queryAgencyLooks } from '../../../src/contract/enterprise-setting/company';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { companyTexts, type CompanyTexts } from './texts';

type Look = ResultOf<typeof queryAgencyLooks>['lookList'][number];

const columnsOf = (t: CompanyTexts): Column<Look>[] => [
  { id: 'openTime', header: t.lookTime, cell: ({ openTime }) => instantText(openTime) },
  { id: 'tmcName', header: t.tmcName, cell: ({ tmcName }) => tmcName },
  { id: 'address', header: t.lookAddress, cell: ({ address }) => address },
];

/** Times at which the agency has looked at the portal of the enterprise. */
export function AgencyLooks() {
  const t = useTexts(companyTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryAgencyLooks, {});
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Section title={t.looks}>
      <p>{t.looksHint}</p>
      {error && !data ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t.looks}
          columns={columns}
          rows={data?.lookList ?? []}
          rowKey={({ lookNo }) => String(lookNo)}
          loading={!data}
          skeletonRows={2}
          empty={<EmptyState title={t.noLooks} />}
        />
      )}
    </Section>
  );
}
