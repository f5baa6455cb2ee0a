import { ChosenNotice, queryNoticeChoices } from '../../../src/contract/personal-info/notices';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
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

/** Notifications that the user receives, and their channels. */
export function Notices({ personal }: { personal: Personal }) {
  const t = useTexts(personalTexts);
  const amounts = useTexts(amountTexts);
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
            onClick={() => personal.ask({ kind: 'notices' })}
          >
            {t.edit}
          </Button>
        )
      }
    >
      {data ? (
        <Facts>
          {ChosenNotice.options.map((kind) => (
            <Fact key={kind} name={t.noticeName(kind)}>
              {data.ways[kind].length === 0 ? t.noWay : amounts.list(data.ways[kind].map(t.wayName))}
            </Fact>
          ))}
          <Fact name={t.copies}>{t.wayName('portal')}</Fact>
          <Fact name={t.accountNotices}>{t.alwaysMailed}</Fact>
          <Fact name={t.mailLanguage}>{t.mailLocaleName(data.mailLocale)}</Fact>
        </Facts>
      ) : error ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} height={20} label={t.loading} />
      )}
    </Card>
  );
}
