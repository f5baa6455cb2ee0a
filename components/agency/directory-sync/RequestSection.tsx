import { useMemo, useState } from 'react';
import {
  DIRECTORY_OUTCOMES,
  queryDirectoryRequests,
  type DirectoryOutcome,
} from '../../../src/contract/agency/connections/directory-sync';
import { useCall } from '../../../src/element/data/use-call';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { requestColumns } from './columns';
import { directoryTexts } from './texts';

const SHOWN = 50;
const ALL = '';

/** The last requests of a directory with their outcome. */
export function RequestSection({ enterpriseNum }: { enterpriseNum: string }) {
  const t = useTexts(directoryTexts);
  const [outcome, choose] = useState<DirectoryOutcome | typeof ALL>(ALL);
  const found = useCall(queryDirectoryRequests, {
    enterpriseNum,
    pageSize: SHOWN,
    ...(outcome !== ALL && { outcome }),
  });
  const columns = useMemo(() => requestColumns(t), [t]);
  return (
    <Section title={t.requests}>
      <p>{t.requestsHint}</p>
      <div className="ag-filter">
        <Field label={t.outcome}>
          <Select
            value={outcome}
            onChange={choose}
            options={[
              { value: ALL, label: t.allOutcomes },
              ...DIRECTORY_OUTCOMES.map((value) => ({ value, label: t.outcomeName(value) })),
            ]}
          />
        </Field>
      </div>
      <DataTable
        label={t.requestList}
        columns={columns}
        rows={found.data?.requestList ?? []}
        rowKey={({ requestNo }) => String(requestNo)}
        framed={false}
        empty={<EmptyState title={found.isError ? t.requestsFailed : t.noRequests} />}
      />
    </Section>
  );
}
