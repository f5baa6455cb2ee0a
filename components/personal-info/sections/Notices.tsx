import { MailedNotice, queryNoticeChoices } from '../../../src/contract/personal-info/notices';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';
import { Card } from './Card';

/** What the user is told of, and in which ways. */
export function Notices({ personal }: { personal: Personal }) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryNoticeChoices, {}, { live: true, early: true });
  return (
    <Card
      title={t.notices}
      hint={t.noticesHint}
      action={
        data && (
          <Button
            size="small"
            aria-label={t.editOf(t.notices)}
            onClick={() => personal.ask({ kind: 'notices', mailed: data.mailed })}
          >
            {t.edit}
          </Button>
        )
      }
    >
      {data ? (
        <Facts>
          {MailedNotice.options.map((kind) => (
            <Fact key={kind} name={t.noticeName(kind)}>
              {data.mailed.includes(kind) ? t.bothWays : t.portalAlone}
            </Fact>
          ))}
          <Fact name={t.copies}>{t.portalAlone}</Fact>
          <Fact name={t.accountNotices}>{t.alwaysMailed}</Fact>
        </Facts>
      ) : error ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} height={20} label={t.loading} />
      )}
    </Card>
  );
}
