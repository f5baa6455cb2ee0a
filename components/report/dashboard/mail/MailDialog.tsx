import { useState } from 'react';
import { queryReportSchedules } from '../../../../src/contract/report/schedules';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import type { Dashboard } from '../dashboard';
import mailCss from './mail.css?inline';
import { MailForm } from './MailForm';
import { ScheduleList } from './ScheduleList';
import { mailTexts } from './texts';

/** Dialog of the scheduled mails, with a form for a new one. */
export default function MailDialog({ dashboard, onClose }: { dashboard: Dashboard; onClose(): void }) {
  useSheet(mailCss);
  const t = useTexts(mailTexts);
  const errors = useTexts(errorTexts);
  const found = useCall(queryReportSchedules, {}, { live: true });
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  if (isAdding) {
    return (
      <MailForm
        dashboard={dashboard}
        onClose={() => setAdding(false)}
        onDone={() => {
          setAdding(false);
          setSaid(t.added);
        }}
      />
    );
  }
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button
            variant="primary"
            onClick={() => {
              setSaid('');
              setAdding(true);
            }}
          >
            {t.add}
          </Button>
        </>
      }
    >
      <div className="rd-mails">
        <p role="status">{said}</p>
        {found.data ? (
          <ScheduleList schedules={found.data.scheduleList} onSay={setSaid} />
        ) : found.isError ? (
          <ErrorState
            message={errors.of(found.error)}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <SkeletonRows rows={3} label={t.loading} />
        )}
      </div>
    </Dialog>
  );
}
