import { useMemo, useState } from 'react';
import { queryColleagueComments, type ColleagueComment } from '../../../src/contract/comment/comments';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { colleagueColumns } from './columns';
import { ownCommentTexts } from './texts';

const PAGE_SIZE = 10;

/** What others of the enterprise have said of flights, of all airlines or one. */
export function ColleagueComments() {
  const t = useTexts(ownCommentTexts);
  const errors = useTexts(errorTexts);
  const [airline, setAirline] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useCall(
    queryColleagueComments,
    { airline, pageIndex: page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  const columns = useMemo(() => colleagueColumns(t), [t]);
  const airlines = data?.airlineList ?? [];
  return (
    <Section title={t.colleagues}>
      {error && !data ? (
        <ErrorState
          message={t.colleaguesFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {airlines.length > 0 && (
            <FormGrid>
              <Field label={t.airline}>
                <Select
                  value={airline}
                  onChange={(chosen) => {
                    setAirline(chosen);
                    setPage(1);
                  }}
                  options={[
                    { value: '', label: t.allAirlines },
                    ...airlines.map((one) => ({ value: one.airline, label: one.airlineName })),
                  ]}
                />
              </Field>
            </FormGrid>
          )}
          <DataTable<ColleagueComment>
            label={t.colleagueList}
            columns={columns}
            rows={data?.commentList ?? []}
            rowKey={({ commentNO }) => commentNO}
            loading={isFetching && !data}
            empty={<EmptyState title={t.noColleagues} />}
            framed={false}
            footer={
              data && data.total > PAGE_SIZE ? (
                <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onChange={setPage} />
              ) : undefined
            }
          />
        </>
      )}
    </Section>
  );
}
