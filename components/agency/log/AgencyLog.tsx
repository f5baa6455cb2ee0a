import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { BodyOf } from '../../../src/contract/call';
import { exportAgencyLog, queryAgencyLog, type AgencyLogEntry } from '../../../src/contract/agency/log';
import { LOG_KINDS } from '../../../src/domain/agency/labels';
import { now } from '../../../src/domain/clock';
import { instantText, shanghaiDate } from '../../../src/domain/shanghai-time';
import { useHost } from '../../../src/element/host/host-context';
import {
  createListStore,
  LATEST_FIRST,
  type Filters,
  type ListStore,
} from '../../../src/element/list/list-store';
import {
  choiceFilter,
  NO_DAYS,
  periodFilter,
  type FilterType,
} from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import type { Column } from '../../../src/ui/table/DataTable';
import type { Period } from '../../../src/ui/table/list/FilterBar';
import { saveTable } from '../../../src/ui/table/save-table';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { agencyTexts, type AgencyTexts } from '../texts';

interface LogFilters {
  operatorName: string;
  enterpriseName: string;
  kind: string;
  days: Period;
}
type Listing = ListStore<Filters<LogFilters>, AgencyLogEntry>;
type T = { t: AgencyTexts };

const textFilter = (label: (t: AgencyTexts) => string, most: number): FilterType<string, T> => ({
  field: ({ value = '', onChange }, { t }) => (
    <Field label={label(t)}>
      <TextInput value={value} onChange={onChange} maxLength={most} />
    </Field>
  ),
});

const bodyOf = ({ days = NO_DAYS, ...filters }: Filters<LogFilters>): BodyOf<typeof exportAgencyLog> => ({
  ...filters,
  beginDate: days.beginDate,
  endDate: days.endDate,
});

const List = listPage(
  queryAgencyLog,
  { t: agencyTexts },
  {
    path: '/agency/log',
    words: ({ t }) => ({ noun: t.entry, nothing: t.noEntries, search: t.search, hint: t.logHint }),
    filters: {
      operatorName: textFilter((t) => t.operatorFilter, 50),
      enterpriseName: textFilter((t) => t.enterpriseFilter, 60),
      kind: choiceFilter(Object.keys(LOG_KINDS), {
        label: ({ t }: T) => t.kind,
        name: ({ t }) => t.kindName,
        all: ({ t }) => t.allKinds,
      }),
      days: periodFilter(),
    },
    ask: (filters: Filters<LogFilters>) => bodyOf(filters),
    rows: ({ logList }) => logList,
    rowKey: ({ logNo }) => String(logNo),
    columns: ({ t }, _of: Listing) => logColumns(t),
    Actions: ExportButton,
  },
);

const logColumns = (t: AgencyTexts): Column<AgencyLogEntry>[] => [
  { id: 'time', header: t.time, cell: ({ logTime }) => instantText(logTime) },
  { id: 'operatorName', header: t.operator, oneLine: true, cell: ({ operatorName }) => operatorName },
  { id: 'loginName', header: t.loginName, oneLine: true, cell: ({ loginName }) => loginName },
  { id: 'kind', header: t.kind, cell: ({ kind }) => t.kindName(kind) },
  { id: 'summary', header: t.summary, width: 240, cell: ({ summary }) => summary },
  {
    id: 'enterprise',
    header: t.enterprise,
    oneLine: true,
    givesWay: 3,
    cell: ({ enterpriseName }) => enterpriseName,
  },
  { id: 'subject', header: t.subject, givesWay: 2, cell: ({ subject }) => subject },
  { id: 'address', header: t.address, givesWay: 1, cell: ({ address }) => address },
];

/** Saves all entries that the filters show as a file. */
function ExportButton({ of: listing }: { of: Listing }) {
  const t = useTexts(agencyTexts);
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { filters } = listing.store.getState();
      const { isCut, logList } = await host.runtime.send(exportAgencyLog, bodyOf(filters));
      const head = [t.time, t.operator, t.loginName, t.kind, t.enterprise, t.subject, t.summary, t.address];
      const rows = logList.map((entry) => [
        instantText(entry.logTime),
        entry.operatorName,
        entry.loginName,
        t.kindName(entry.kind),
        entry.enterpriseName,
        entry.subject,
        entry.summary,
        entry.address,
      ]);
      saveTable([head, ...rows], t.fileName(shanghaiDate(now())));
      host.notify({ as: 'toast', text: t.exported(isCut), delayMs: 0 });
    } catch (error) {
      host.report(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={<Download />} loading={isBusy} onClick={() => void save()}>
      {t.exportLog}
    </Button>
  );
}

/** Log of the agency: each change with its operator, enterprise and moment. */
export default function AgencyLog() {
  const [listing] = useState((): Listing => createListStore({ none: { keyword: '' }, sort: LATEST_FIRST }));
  return <List listing={listing} of={listing} />;
}
