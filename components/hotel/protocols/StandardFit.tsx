import { hotelAgreements, queryProtocolHotelStandards } from '../../../src/contract/hotel/hotel-agreements';
import type { ResultOf } from '../../../src/contract/call';
import type { RowOf } from '../../../src/contract/resource/resource';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { protocolTexts, type ProtocolTexts } from './texts';
import { FullPageLink } from './FullPageLink';

/** Grades that may book an agreement within their limit per night in its city. */
export function StandardFit({ row: { agreementNO, hotelName } }: { row: RowOf<typeof hotelAgreements> }) {
  const t = useTexts(protocolTexts);
  const errors = useTexts(errorTexts);
  const mayWrite = useCanWrite(hotelAgreements);
  const { data, error, isFetching, refetch } = useCall(
    queryProtocolHotelStandards,
    { key: agreementNO },
    { live: true },
  );
  return (
    <Section title={t.standards}>
      {mayWrite && (
        <Toolbar>
          <FullPageLink row={agreementNO} name={hotelName} />
        </Toolbar>
      )}
      {data ? (
        <Outcome found={data} t={t} />
      ) : error ? (
        <ErrorState
          message={t.standardsFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={3} label={t.standardsLoading} />
      )}
    </Section>
  );
}

interface OutcomeProps {
  found: ResultOf<typeof queryProtocolHotelStandards>;
  t: ProtocolTexts;
}

function Outcome({ found: { tierName, gradeList }, t }: OutcomeProps) {
  if (gradeList.length === 0) return <p>{t.noGrades}</p>;
  const fitting = gradeList.filter(({ roomNameList }) => roomNameList.length > 0);
  return (
    <>
      <p>{t.fit(fitting.length, gradeList.length, tierName)}</p>
      <Facts>
        {gradeList.map(({ gradeNO, gradeName, limit, roomNameList }) => (
          <Fact key={gradeNO} name={gradeName} wraps>
            {limit === null
              ? t.fitNoLimit
              : roomNameList.length === 0
                ? t.fitNone(limit)
                : t.fitSome(limit, roomNameList)}
          </Fact>
        ))}
      </Facts>
    </>
  );
}
