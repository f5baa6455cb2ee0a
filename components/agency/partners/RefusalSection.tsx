import { useMemo } from 'react';
import type { PartnerRefusal } from '../../../src/contract/agency/connections/partners';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { refusalColumns } from './columns';
import { partnerTexts } from './texts';

/** Refused requests of an application, by reason and network. */
export function RefusalSection({ refusals }: { refusals: readonly PartnerRefusal[] }) {
  const t = useTexts(partnerTexts);
  const columns = useMemo(() => refusalColumns(t), [t]);
  return (
    <Section title={t.refusals}>
      <p>{t.refusalsHint}</p>
      <DataTable
        label={t.refusals}
        columns={columns}
        rows={refusals}
        rowKey={({ reason, address }) => `${reason} ${address}`}
        framed={false}
        empty={<EmptyState title={t.noRefusals} />}
      />
    </Section>
  );
}
