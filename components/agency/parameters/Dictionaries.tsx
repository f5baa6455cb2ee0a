import { useMemo, useState } from 'react';
import {
  AGENCY_DICTIONARIES,
  queryAgencyDictionary,
  type AgencyDictionary,
  type AgencyEntry,
} from '../../../src/contract/agency/platform/dictionaries';
import { DICTIONARY_RULES } from '../../../src/domain/agency/dictionaries';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { EntryBox, type EntryAction } from './EntryBox';
import { parameterTexts, type ParameterTexts } from './texts';

const columnsOf = (t: ParameterTexts): Column<AgencyEntry>[] => [
  { id: 'code', header: t.code, cell: ({ code }) => String(code) },
  { id: 'name', header: t.name, cell: ({ name }) => name },
  { id: 'use', header: t.use, givesWay: 1, cell: ({ isInUse }) => (isInUse ? t.inUse : t.notInUse) },
];

/** One dictionary with its entries and the changes of the agency. */
export function Dictionaries({ mayManage }: { mayManage: boolean }) {
  const t = useTexts(parameterTexts);
  const errors = useTexts(errorTexts);
  const [param, choose] = useState<AgencyDictionary>(AGENCY_DICTIONARIES[0]);
  const { data, error, isFetching, refetch } = useCall(queryAgencyDictionary, { param });
  const [asked, ask] = useState<EntryAction>();
  const columns = useMemo(() => columnsOf(t), [t]);
  const { isOpen } = DICTIONARY_RULES[param];
  const button = (text: string, action: EntryAction) => (
    <Button aria-haspopup="dialog" onClick={() => ask(action)}>
      {text}
    </Button>
  );
  const ofRow = (text: string, action: EntryAction, name: string) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${name}`}
      onClick={() => ask(action)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <Field label={t.dictionary}>
        <Select
          value={param}
          onChange={choose}
          options={AGENCY_DICTIONARIES.map((value) => ({ value, label: t.dictionaryName(value) }))}
        />
      </Field>
      <p>{isOpen ? t.openHint : t.closedHint}</p>
      {mayManage && data && (
        <Toolbar>
          {isOpen && button(t.add, { kind: 'add' })}
          {data.entryList.length > 1 && button(t.reorder, { kind: 'reorder' })}
          {isOfAgency(data) && button(t.toStandard, { kind: 'reset' })}
        </Toolbar>
      )}
      {data === undefined && error ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t.dictionaryName(param)}
          columns={columns}
          rows={data?.entryList ?? []}
          rowKey={({ code }) => String(code)}
          loading={data === undefined}
          empty={<EmptyState title={t.noEntries} />}
          rowActions={
            mayManage
              ? (entry) => (
                  <>
                    {ofRow(t.rename, { kind: 'rename', entry }, entry.name)}
                    {!entry.isInUse && ofRow(t.remove, { kind: 'remove', entry }, entry.name)}
                  </>
                )
              : undefined
          }
        />
      )}
      {data && <History entries={data.historyList} />}
      {data && asked && <EntryBox param={param} shown={data} action={asked} onClose={() => ask(undefined)} />}
    </>
  );
}

interface Shown {
  entryList: readonly AgencyEntry[];
  standardList: readonly { code: number; name: string }[];
}

const isOfAgency = ({ entryList, standardList }: Shown): boolean =>
  JSON.stringify(entryList.map(({ code, name }) => ({ code, name }))) !== JSON.stringify(standardList);
