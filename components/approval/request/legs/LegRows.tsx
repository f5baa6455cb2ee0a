import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { MOST_LEGS, TRAVEL_MEANS, type FormFields } from '../../../../src/contract/approval/trip';
import { filterMoneyInput } from '../../../../src/domain/money/money';
import { placeByName, type Place } from '../../../../src/domain/place/place';
import { Button } from '../../../../src/ui/button/Button';
import { IconButton } from '../../../../src/ui/button/IconButton';
import { DateRangeField } from '../../../../src/ui/date/DateRangeField';
import { Field } from '../../../../src/ui/field/Field';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { useFormField } from '../../../../src/ui/form/FormField';
import { useRowErrors } from '../../../../src/ui/form/use-row-errors';
import { CityCombobox } from '../../../../src/ui/place/CityCombobox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { requestDays } from '../draft/draft';
import { legAfter, type CityEntry, type LegEntry } from './leg-entry';
import type { RequestStore } from '../request-store';
import { requestTexts } from '../texts';
import { travelMeansTexts } from '../../travel-means/texts';

interface Props {
  requesting: RequestStore;
  rule: FormFields['budget'];
}

/** Legs of the trip, each with days, means of travel and budget. */
export function LegRows({ requesting, rule }: Props) {
  const t = useTexts(requestTexts);
  const { value: legs, error, onChange: set } = useFormField(requesting.form, 'legs');
  const list = useRef<HTMLOListElement>(null);
  /** Focuses the first field of a leg, as the pressed button has moved or disappeared. */
  const focusLeg = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector('input')?.focus());
  return (
    <section className="tr-group" aria-label={t.legs}>
      <h3 className="tr-head">{t.legs}</h3>
      <p className="tr-hint">{t.legsHint}</p>
      {error && <p className="tr-problem">{error}</p>}
      <ol ref={list} className="tr-legs">
        {legs.map((leg, at) => (
          <li key={leg.key}>
            <Leg
              requesting={requesting}
              rule={rule}
              leg={leg}
              at={at}
              {...(legs.length > 1 && {
                onRemove: () => {
                  set(legs.filter(({ key }) => key !== leg.key));
                  focusLeg(Math.max(0, at - 1));
                },
              })}
            />
          </li>
        ))}
      </ol>
      {legs.length < MOST_LEGS ? (
        <div>
          <Button
            icon={<Plus />}
            onClick={() => {
              set([...legs, legAfter(legs.at(-1))]);
              focusLeg(legs.length);
            }}
          >
            {t.addLeg}
          </Button>
        </div>
      ) : (
        <p className="tr-hint">{t.mostLegs(MOST_LEGS)}</p>
      )}
    </section>
  );
}

interface LegProps extends Props {
  leg: LegEntry;
  at: number;
  onRemove?: () => void;
}

function Leg({ requesting, rule, leg, at, onRemove }: LegProps) {
  const t = useTexts(requestTexts);
  const means = useTexts(travelMeansTexts);
  const { form } = requesting;
  const errorAt = useRowErrors(form, 'legs');
  const error = (cell: keyof LegEntry) => errorAt(at, cell);
  const edit = (change: Partial<LegEntry>) => form.editRow('legs', at, change);
  return (
    <fieldset className="tr-leg">
      <legend>{t.leg(at)}</legend>
      {onRemove && (
        <div className="tr-leg-remove">
          <IconButton label={t.removeLeg(at)} icon={<X />} size="small" onClick={onRemove} />
        </div>
      )}
      <Field label={t.depCity} required error={error('depCity')}>
        <CityField requesting={requesting} city={leg.depCity} />
      </Field>
      <Field label={t.arrCity} required error={error('arrCity')}>
        <CityField requesting={requesting} city={leg.arrCity} />
      </Field>
      <Field label={t.means} required error={error('travelMeans')}>
        <Select
          value={leg.travelMeans}
          options={TRAVEL_MEANS.map((value) => ({ value, label: means.means(value) }))}
          onChange={(travelMeans) => edit({ travelMeans })}
        />
      </Field>
      <Days requesting={requesting} leg={leg} error={error} onChange={edit} />
      {rule !== 'hidden' && (
        <Field label={t.budget} required={rule === 'required'} error={error('budget')}>
          <TextInput
            value={leg.budget}
            inputMode="decimal"
            placeholder={rule === 'required' ? '' : t.noBudget}
            suffix={t.yuan}
            onChange={(budget) => edit({ budget: filterMoneyInput(budget) })}
          />
        </Field>
      )}
    </fieldset>
  );
}

interface DaysProps extends Pick<LegProps, 'requesting' | 'leg'> {
  error(cell: 'beginDate' | 'endDate'): string | undefined;
  onChange(change: Partial<LegEntry>): void;
}

function Days({ requesting: { today, store }, leg, error, onChange }: DaysProps) {
  const t = useTexts(requestTexts);
  const marks = useStore(store, ({ holidays }) => holidays);
  const { beginDate, endDate } = leg;
  return (
    <div className="tr-leg-days">
      <DateRangeField
        {...requestDays(today)}
        marks={marks}
        from={{
          label: t.begin,
          shortName: t.beginShort,
          required: true,
          value: beginDate,
          error: error('beginDate'),
        }}
        to={{ label: t.end, shortName: t.endShort, required: true, value: endDate, error: error('endDate') }}
        onChange={({ from, to }) =>
          // passes on only the changed end, as the error at the other end stays until it is corrected
          onChange({
            ...(from === beginDate ? {} : { beginDate: from }),
            ...(to === endDate ? {} : { endDate: to }),
          })
        }
      />
    </div>
  );
}

function CityField({ requesting, city }: { requesting: RequestStore; city: CityEntry }) {
  const cities = useStore(requesting.store, (state) => state.cities);
  const { key, typed } = city;
  const { legCities } = requesting;
  return (
    <CityCombobox
      value={chosenPlace(city)}
      typed={typed}
      cities={cities}
      citiesOnly
      onChoose={(place) => legCities.choose(key, place)}
      onType={(text) => legCities.edit(key, { typed: text, cityCode: '', cityName: '' })}
      onSettle={() => void legCities.settle(key)}
      onFocus={() => void legCities.load()}
      onRetry={() => void legCities.load()}
    />
  );
}

/** The chosen city for the picker. Its name shows before the cities are loaded. */
function chosenPlace({ cityCode, cityName }: CityEntry): Place | undefined {
  return cityCode === '' ? undefined : placeByName(cityName, cityCode);
}
