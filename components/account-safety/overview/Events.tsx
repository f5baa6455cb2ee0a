import { useStore } from 'zustand';
import { queryAccountEvents, type AccountEvent } from '../../../src/contract/account-safety/sessions';
import { instantText } from '../../../src/domain/shanghai-time';
import { listPage } from '../../../src/element/list-page/list-page';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { EventFilters, Safety } from '../account-safety';
import { safetyTexts, type SafetyTexts } from '../texts';
import { deviceText } from './Sessions';

const KINDS = ['', 'signIns', 'changes'] as const;

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

const List = listPage(
  queryAccountEvents,
  { t: safetyTexts },
  {
    path: '/accountSafe/safeList',
    words: ({ t }) => ({ noun: t.eventNoun, nothing: t.noEvents }),
    ask: ({ kind }: EventFilters) => ({ kind: kind ?? ('' as const) }),
    rows: ({ eventList }) => eventList,
    rowKey: ({ eventNo }) => String(eventNo),
    columns: ({ t }) => columnsOf(t),
  },
);

/** Events and attempts on the account, newest first. */
export function Events({ safety: { events } }: { safety: Safety }) {
  const t = useTexts(safetyTexts);
  const { kind = '' } = useStore(events.store, ({ filters }) => filters);
  return (
    <section className="as-card" aria-label={t.events}>
      <header>
        <h2>{t.events}</h2>
        <Segmented
          label={t.eventKinds}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t.kindName(value) }))}
          onChange={(chosen) => events.filter({ kind: chosen || undefined })}
        />
      </header>
      <List listing={events} of={undefined} />
    </section>
  );
}
