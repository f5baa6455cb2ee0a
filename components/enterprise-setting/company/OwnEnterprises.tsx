import { useMemo, useState } from 'react';
import { queryEnterprisePageForCloud } from '../../../src/contract/enterprise-setting/company';
import type { ResultOf } from '../../../src/contract/call';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Tag } from '../../../src/ui/feedback/Tag';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Field } from '../../../src/ui/field/Field';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { companyTexts, type CompanyTexts } from './texts';

const EACH = 10;

type Enterprise = ResultOf<typeof queryEnterprisePageForCloud>['enterpriseList'][number];

/** Enterprises of the user, with a button to switch to another. */
export function OwnEnterprises() {
  const t = useTexts(companyTexts);
  const errors = useTexts(errorTexts);
  const { runtime } = useHost();
  const [keyword, setKeyword] = useState('');
  const [pageIndex, setPage] = useState(1);
  const asked = { keyword: keyword.trim(), pageIndex, pageSize: EACH };
  const found = useCall(queryEnterprisePageForCloud, asked, { live: true, keepPrevious: true });
  const columns = useMemo(() => columnsOf(t), [t]);
  const { data, error, isFetching, refetch } = found;
  return (
    <Section title={t.enterprises}>
      <Field label={t.searchEnterprise}>
        <TextInput
          type="search"
          value={keyword}
          maxLength={50}
          onChange={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </Field>
      {error && !data ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t.enterprises}
          columns={columns}
          rows={data?.enterpriseList ?? []}
          rowKey={({ enterpriseNum }) => enterpriseNum}
          loading={!data}
          skeletonRows={2}
          empty={<EmptyState title={t.noEnterprise} />}
        />
      )}
      {data && data.total > EACH && (
        <Pagination page={pageIndex} pageSize={EACH} total={data.total} onChange={setPage} />
      )}
      {runtime.addressOf !== undefined && data && data.total > 1 && (
        <Toolbar>
          <a className="tp-list-link" href="#/chooseEnt">
            {t.choose}
          </a>
        </Toolbar>
      )}
    </Section>
  );
}

const columnsOf = (t: CompanyTexts): Column<Enterprise>[] => [
  { id: 'entName', header: t.enterprise, cell: ({ entName }) => entName },
  { id: 'tmcName', header: t.tmcName, cell: ({ tmcName }) => tmcName },
  { id: 'phone', header: t.phone, cell: ({ phone }) => phone || t.none },
  { id: 'staffName', header: t.myName, cell: ({ staffName }) => staffName },
  { id: 'departmentName', header: t.myDepartment, cell: ({ departmentName }) => departmentName },
  {
    id: 'state',
    header: t.state,
    cell: ({ isInUse }) => (isInUse ? <Tag tone="accent">{t.inUse}</Tag> : ''),
  },
];
