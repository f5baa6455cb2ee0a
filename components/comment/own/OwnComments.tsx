import { useMemo, useState } from 'react';
import {
  deleteOwnComment,
  queryOwnComments,
  type CommentTrip,
  type OwnComment,
} from '../../../src/contract/comment/comments';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ColleagueComments } from './ColleagueComments';
import { submittedColumns, waitingColumns } from './columns';
import { CommentDialog } from './CommentDialog';
import { ownCommentTexts } from './texts';

const keyOf = ({ orderNo, segmentNo }: CommentTrip): string => `${orderNo}-${segmentNo}`;

/** The user's trips without a comment, and their comments. */
export default function OwnComments({ host }: PageProps) {
  const t = useTexts(ownCommentTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryOwnComments, {}, { live: true });
  const [asked, ask] = useState<{ trip: CommentTrip; given?: OwnComment }>();
  const [withdrawn, withdraw] = useState<CommentTrip>();
  const waiting = useMemo(() => waitingColumns(t), [t]);
  const given = useMemo(() => submittedColumns(t), [t]);
  if (!data)
    return error ? (
      <ErrorState
        message={t.failed(errors.of(error))}
        retrying={isFetching}
        onRetry={isRefused(error) ? undefined : () => void refetch()}
      />
    ) : (
      <SkeletonRows rows={6} label={t.loading} />
    );
  return (
    <Page>
      <p>{data.isEnable ? t.within(data.commentDays) : t.closed}</p>
      {data.isEnable && (
        <Section title={t.waiting}>
          <DataTable
            label={t.waitingList}
            columns={waiting}
            rows={data.waitingList}
            rowKey={keyOf}
            rowActions={(trip) => (
              <Button
                variant="text"
                size="small"
                aria-haspopup="dialog"
                aria-label={t.writeOf(trip.flightNo)}
                onClick={() => ask({ trip })}
              >
                {t.write}
              </Button>
            )}
            empty={<EmptyState title={t.noWaiting} />}
            framed={false}
          />
        </Section>
      )}
      <Section title={t.given}>
        <DataTable<OwnComment>
          label={t.givenList}
          columns={given}
          rows={data.commentList}
          rowKey={keyOf}
          rowActions={(one) =>
            one.isChangeable ? (
              <>
                {data.isEnable && (
                  <Button
                    variant="text"
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t.changeOf(one.flightNo)}
                    onClick={() => ask({ trip: one, given: one })}
                  >
                    {t.change}
                  </Button>
                )}
                <Button
                  variant="text"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={t.withdrawOf(one.flightNo)}
                  onClick={() => withdraw(one)}
                >
                  {t.withdraw}
                </Button>
              </>
            ) : null
          }
          empty={<EmptyState title={t.noGiven} />}
          framed={false}
        />
      </Section>
      <ColleagueComments />
      {withdrawn && (
        <ConfirmBox
          call={deleteOwnComment}
          body={{ orderNo: withdrawn.orderNo, segmentNo: withdrawn.segmentNo }}
          title={t.withdrawTitle}
          confirmText={t.withdraw}
          cancelText={t.keep}
          danger
          onClose={() => withdraw(undefined)}
          onDone={() => {
            host.notify({ as: 'toast', text: t.withdrawn, delayMs: 0 });
            host.track('row-removed', { resource: 'tripComment' });
            withdraw(undefined);
          }}
        >
          {t.withdrawAsk(withdrawn.flightNo)}
        </ConfirmBox>
      )}
      {asked && (
        <CommentDialog
          host={host}
          trip={asked.trip}
          given={asked.given}
          isAnonymousAllowed={data.isAnonymousAllowed}
          onClose={() => ask(undefined)}
        />
      )}
    </Page>
  );
}
