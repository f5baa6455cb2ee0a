import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ResultOf } from '../../../../src/contract/call';
import { REPORT_MAIL_FAULTS } from '../../../../src/contract/report/mail-faults';
import { openReportLink } from '../../../../src/contract/report/schedules';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError } from '../../../../src/element/host/host';
import type { Selections } from '../../../../src/session/selections';
import { Button } from '../../../../src/ui/button/Button';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { CHOSEN } from '../filters/dimensions';
import { defaultsOf } from '../filters/filters';
import { mailTexts } from './texts';

const REFUSALS: readonly string[] = [
  REPORT_MAIL_FAULTS.reportLinkGone.code,
  REPORT_MAIL_FAULTS.reportLinkForeign.code,
];

interface Props {
  dashboard: Dashboard;
  linkSign: string;
  /** Called when the report shows the link's filters, or when the user continues without them. */
  onDone(): void;
}

/** Opens the link of a mail: applies the mailed filters, or shows why the link cannot be used. */
export function MailedReport({ dashboard, linkSign, onDone }: Props) {
  const t = useTexts(mailTexts);
  const errors = useTexts(errorTexts);
  const { report, today } = useStore(dashboard.store);
  const found = useCall(openReportLink, { linkSign }, { staleTime: 0 });
  const opened = found.data;
  useEffect(() => {
    if (opened === undefined) return;
    const { basis, beginDate, endDate } = opened;
    dashboard.restore({ ...defaultsOf(report, today), basis, beginDate, endDate }, selectionsOf(opened));
    onDone();
  }, [opened, dashboard, report, today, onDone]);
  if (!found.error) return <SkeletonRows rows={4} label={t.opening} />;
  const message = errors.of(found.error);
  if (isGatewayError(found.error) && REFUSALS.includes(found.error.code)) {
    return (
      <EmptyState title={message} action={<Button onClick={onDone}>{t.goOn}</Button>}>
        {t.goneHint}
      </EmptyState>
    );
  }
  return <ErrorState message={message} retrying={found.isFetching} onRetry={() => void found.refetch()} />;
}

const selectionsOf = (opened: ResultOf<typeof openReportLink>): Selections =>
  Object.fromEntries(
    CHOSEN.map(({ selection, list }) => [selection, opened[list].map((no) => ({ no, name: '' }))]),
  ) as unknown as Selections;
