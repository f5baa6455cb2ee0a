import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { queryCommentAverages } from '../../../src/contract/comment/comments';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { commentListTexts } from './texts';

const OWN = '/commentManage/myComments';

type Average = ResultOf<typeof queryCommentAverages>[number];

/** Average ratings of the airlines, with a link to the user's own comments. */
export function Averages() {
  const t = useTexts(commentListTexts);
  const { runtime } = useHost();
  return (
    <>
      {runtime.addressOf !== undefined && (
        <Toolbar>
          <a className="tp-list-link" href={`#${OWN}`}>
            {t.ownComments}
          </a>
        </Toolbar>
      )}
      <Disclosure summary={t.averages}>
        <Table />
      </Disclosure>
    </>
  );
}

function Table() {
  const t = useTexts(commentListTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryCommentAverages, {}, { live: true });
  const columns = useMemo((): Column<Average>[] => {
    const mean = (id: 'punctuality' | 'cabin' | 'service'): Column<Average> => ({
      id,
      header: t[id],
      numeric: true,
      cell: (row) => row[id].toFixed(1),
    });
    return [
      { id: 'airline', header: t.airline, card: 'title', cell: ({ airlineName }) => airlineName },
      { id: 'count', header: t.count, numeric: true, cell: ({ count }) => count },
      mean('punctuality'),
      mean('cabin'),
      mean('service'),
    ];
  }, [t]);
  if (error && !data)
    return (
      <ErrorState
        message={t.averagesFailed(errors.of(error))}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <DataTable
      label={t.averages}
      columns={columns}
      rows={data ?? []}
      rowKey={({ airline }) => airline}
      loading={data === undefined}
      skeletonRows={2}
      empty={<EmptyState title={t.noAverages} />}
      framed={false}
    />
  );
}
