import { queryStandardInfo } from '../../../src/contract/travel-standard/standards';
import type { StandardSnapshot } from '../../../src/contract/travel-standard/shapes';
import { exceptionTexts } from '../../../src/domain/travel-standard/exception-texts/texts';
import { violationTexts } from '../../../src/domain/travel-standard/violation-texts/texts';
import { useCall } from '../../../src/element/data/use-call';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { personalTexts } from '../texts';
import { Card } from './Card';
import { ReadFailure } from './ReadFailure';

/** The limits of the travel standard that applies to the user's bookings. */
export function OwnStandard() {
  const t = useTexts(personalTexts);
  const found = useCall(queryStandardInfo, {}, { live: true });
  const standard = found.data?.standard;
  return (
    <Card title={t.ownStandard} hint={t.ownStandardHint}>
      {standard === undefined ? (
        <ReadFailure found={found} />
      ) : standard === null ? (
        <p className="pi-hint">{t.noStandard}</p>
      ) : (
        <Limits standard={standard} />
      )}
    </Card>
  );
}

function Limits({ standard }: { standard: StandardSnapshot }) {
  const t = useTexts(personalTexts);
  const rules = useTexts(violationTexts);
  const exceptions = useTexts(exceptionTexts);
  const { discountCaps, maxPrice, advanceDays, lowestFare } = standard;
  const caps = ([1, 2, 3] as const).flatMap((type) => {
    const cap = [discountCaps.economy, discountCaps.business, discountCaps.first][type - 1];
    if (cap === null || cap === undefined) return [];
    return [t.capOf(t.cabin(type), rules.threshold({ rule: 'discount', threshold: cap }))];
  });
  return (
    <Facts>
      <Fact name={t.standard}>{`${standard.standardName}（${t.standardScope(standard.scope)}）`}</Fact>
      <Fact name={rules.ruleName('cabin')}>
        {rules.threshold({ rule: 'cabin', threshold: standard.maxCabinType })}
      </Fact>
      {caps.length > 0 && (
        <Fact name={rules.ruleName('discount')} wraps>
          {t.list(caps)}
        </Fact>
      )}
      {maxPrice !== null && (
        <Fact name={rules.ruleName('price')}>{rules.threshold({ rule: 'price', threshold: maxPrice })}</Fact>
      )}
      {advanceDays > 0 && (
        <Fact name={rules.ruleName('advance')}>
          {rules.threshold({ rule: 'advance', threshold: advanceDays })}
        </Fact>
      )}
      {lowestFare && (
        <Fact name={rules.ruleName('lowestFare')} wraps>
          {t.lowestFare(lowestFare)}
        </Fact>
      )}
      {standard.exceptions && (
        <Fact name={exceptions.exceptions} wraps>
          {standard.exceptions.map(exceptions.exception).join('；')}
        </Fact>
      )}
      <Fact name={t.policy}>{t.policyName(standard.policy)}</Fact>
    </Facts>
  );
}
