import { queryMainManager } from '../../../src/contract/permission/main-manager';
import type { ResultOf } from '../../../src/contract/call';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import { instantText } from '../../../src/domain/shanghai-time';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { HandOverForm } from './HandOverForm';
import { mainManagerTexts } from './texts';

type MainManagerResult = ResultOf<typeof queryMainManager>;

/** Present and former main administrators of the enterprise. The present one can hand it over. */
export default function MainManager({ host }: PageProps) {
  const t = useTexts(mainManagerTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryMainManager, {}, { live: true });
  // after the handover the former administrator must not keep seeing the loaded data
  if (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code)
    return <ErrorState message={errors.of(error)} />;
  if (!data)
    return error ? (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} label={t.loading} />
    );
  return (
    <Page>
      <Present found={data} />
      {data.mainManager && (
        <Section title={t.change}>
          {data.isCaller ? <HandOverForm host={host} /> : <p>{t.onlyMain}</p>}
        </Section>
      )}
      <History changes={data.changeList} />
    </Page>
  );
}

function Present({ found: { mainManager } }: { found: MainManagerResult }) {
  const t = useTexts(mainManagerTexts);
  return (
    <Section title={t.present}>
      {mainManager ? (
        <Facts>
          <Fact name={t.staffName}>{mainManager.staffName}</Fact>
          <Fact name={t.deptName}>{mainManager.deptName}</Fact>
          <Fact name={t.telephone}>{mainManager.telephone}</Fact>
        </Facts>
      ) : (
        <p>{t.nobody}</p>
      )}
    </Section>
  );
}

function History({ changes }: { changes: MainManagerResult['changeList'] }) {
  const t = useTexts(mainManagerTexts);
  return (
    <Section title={t.history}>
      {changes.length === 0 ? (
        <p>{t.noHistory}</p>
      ) : (
        <ol aria-label={t.history}>
          {changes.map(({ changeNO, changeTime, formerName, presentName, reason, formerKeeps }) => (
            <li key={changeNO}>
              <p>
                <strong>{t.historyOf(formerName, presentName)}</strong>{' '}
                <time dateTime={changeTime}>{instantText(changeTime)}</time>
              </p>
              <p>
                {reason} · {t.formerKept(formerKeeps)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
