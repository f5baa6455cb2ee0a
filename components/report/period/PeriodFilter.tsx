import type { Period } from '../../../src/domain/report/period';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { faultOf } from './period-fault';
import { periodOf, presetOf, PRESETS, type Preset } from './presets';
import { periodTexts } from './texts';

/** First day with travel records. */
const FIRST_DAY = '2015-01-01';
const DAYS_AHEAD_YEAR = 1;

interface Props {
  /** Period in effect. */
  period: Period;
  /** Dates as typed, which may not form a valid period yet. */
  typed: Period;
  /** Date that presets such as 本月 are relative to. */
  today: string;
  /** Preset to show when several match the period. */
  preferred: Preset;
  /** Called with typed or chosen dates, which may not form a valid period yet. */
  onType(typed: Period): void;
}

/** Period filter, by preset or by dates. */
export function PeriodFilter({ period, typed, today, preferred, onType }: Props) {
  const t = useTexts(periodTexts);
  const fault = faultOf(typed);
  const isOfBegin = fault === 'noBegin';
  const message = fault && t[fault];
  return (
    <>
      <Field label={t.preset}>
        <Select
          value={presetOf(period, today, preferred) ?? null}
          placeholder={t.presetOf('')}
          options={PRESETS.map((preset) => ({ value: preset, label: t.presetOf(preset) }))}
          onChange={(preset) => onType(periodOf(preset, today))}
        />
      </Field>
      <DateRangeField
        from={{
          label: t.from,
          shortName: t.fromShort,
          value: typed.beginDate,
          error: isOfBegin ? message : undefined,
        }}
        to={{
          label: t.to,
          shortName: t.toShort,
          value: typed.endDate,
          error: isOfBegin ? undefined : message,
        }}
        min={FIRST_DAY}
        max={`${Number(today.slice(0, 4)) + DAYS_AHEAD_YEAR}-12-31`}
        onChange={({ from, to }) => onType({ beginDate: from, endDate: to })}
      />
    </>
  );
}
