import { useState } from 'react';
import { queryGoverningMealStandard } from '../../../src/contract/meal/meal-standards';
import type { Named } from '../../../src/contract/resource/values';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { StaffChoice } from '../../../src/element/resource/fields/StaffChoice';
import { TreeChoice } from '../../../src/element/resource/fields/TreeChoice';
import { CITY_LIST } from '../../../src/element/resource/fields/tree-sources';
import { DateField } from '../../../src/ui/date/DateField';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Field } from '../../../src/ui/field/Field';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { mealStandardTexts } from './texts';

/** Meal standards that apply to a member of staff in a city on a day. */
export function Trial() {
  const t = useTexts(mealStandardTexts);
  const [staff, setStaff] = useState<Named | null>(null);
  const [city, setCity] = useState<Named>();
  const [date, setDate] = useState('');
  return (
    <Disclosure summary={t.trial}>
      <p>{t.trialHint}</p>
      <FormGrid>
        <Field label={t.staff}>
          <StaffChoice value={staff} onChange={setStaff} />
        </Field>
        <Field label={t.city}>
          <TreeChoice
            source={CITY_LIST}
            label={t.city}
            value={city ? [city] : []}
            single
            onChange={([one]) => setCity(one)}
          />
        </Field>
        <Field label={t.date}>
          <DateField value={date} onChange={setDate} />
        </Field>
      </FormGrid>
      {staff && city && isCalendarDate(date) && <Outcome staffNO={staff.no} cityCode={city.no} date={date} />}
    </Disclosure>
  );
}

function Outcome(body: { staffNO: string; cityCode: string; date: string }) {
  const t = useTexts(mealStandardTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryGoverningMealStandard, body, { live: true });
  if (!data)
    return error ? (
      <ErrorState
        message={t.trialFailed(errors.of(error))}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows rows={4} label={t.trialLoading} />
    );
  return (
    <div role="status">
      <p>{t.trialOccasion(data.isDayOff, data.tierName)}</p>
      <Facts>
        {data.mealList.map(({ meal, standard }) => (
          <Fact key={meal} name={t.mealName(meal)} wraps>
            {standard ? t.trialLimit(standard.standardName, standard.limit, standard.policy) : t.trialNone}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
