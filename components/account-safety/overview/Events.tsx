import { useMemo } from 'react';
import { useStore } from 'zustand';
import { queryAccountEvents, type AccountEvent } from '../../../src/contract/account-safety/sessions';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { EventFilters, Safety } from '../account-safety';
import { safetyTexts, type SafetyTexts } from '../texts';
import { deviceText } from './Sessions';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/accountSafe/safeList';
const KINDS: readonly EventFilters['kind'][] = ['', 'signIns', 'changes'];

const columnsOf = (t: SafetyTexts): Column<AccountEvent>[] => [
  { id: 'time', header: t.time, card: 'time', width: 150, cell: ({ happenedAt }) => instantText(happenedAt) },
  {
    id: 'event',
    header: t.event,
    card: 'title',
    width: 220,
    cell: ({ kind, way }) => `${t.eventName(kind)}${way === '' ? '' : t.by(t.wayName(way))}`,
  },
  { id: 'device', header: t.device, width: 220, cell: (event) => deviceText(event, t) },
  { id: 'address', header: t.address, width: 140, cell: ({ address }) => address },
];

/** What happened to the account, or was tried, the latest first. */
export function Events({ safety }: { safety: Safety }) {
  const t = useTexts(safetyTexts);
  const { events } = useStore(safety.store);
  const { filters, page, pageSize } = events;
  const columns = useMemo(() => columnsOf(t), [t]);
  const table = useListTable(OWN_PAGE, columns, { pageSize, setPageSize: safety.setPageSize });
  const body = table.isReady ? { kind: filters.kind, pageIndex: page, pageSize } : undefined;
  const found = useCall(queryAccountEvents, body, { live: true, keepPrevious: true });
  return (
    <section className="as-card" aria-label={t.events}>
      <header>
        <h2>{t.events}</h2>
        <Segmented
          label={t.eventKinds}
          value={filters.kind}
          options={KINDS.map((value) => ({ value, label: t.kindName(value) }))}
          onChange={(kind) => safety.events.filter({ kind })}
        />
      </header>
      <PagedTable
        noun={t.eventNoun}
        found={found}
        rows={found.data?.eventList ?? []}
        total={found.data?.total ?? 0}
        rowKey={({ eventNo }) => String(eventNo)}
        table={table}
        state={events}
        listing={safety.events}
        isFiltered={filters.kind !== ''}
        nothing={t.noEvents}
      />
    </section>
  );
}
