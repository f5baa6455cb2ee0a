import { useMemo } from 'react';
import type { HistoryEntry } from '../../../src/contract/agency/history';
import { instantText } from '../../../src/domain/shanghai-time';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { decisionTexts, type DecisionTexts } from './texts';

const columnsOf = (t: DecisionTexts): Column<HistoryEntry>[] => [
  { id: 'time', header: t.time, cell: ({ logTime }) => instantText(logTime) },
  { id: 'operator', header: t.operator, oneLine: true, cell: ({ operatorName }) => operatorName },
  { id: 'kind', header: t.kind, givesWay: 1, cell: ({ kind }) => t.kindName(kind) },
  { id: 'summary', header: t.summary, width: 240, cell: ({ summary }) => summary },
];

/** Decisions about an item: operator, moment and reason. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useTexts(decisionTexts);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Section title={t.history}>
      <DataTable
        label={t.history}
        columns={columns}
        rows={entries}
        rowKey={({ logTime, kind }) => `${logTime}${kind}`}
        empty={<EmptyState title={t.noHistory} />}
      />
    </Section>
  );
}
