import { blackoutProblem } from '../../../src/contract/hotel/values';
import type { Period } from '../../../src/contract/resource/values';
import type { BoundField, FieldType } from '../../../src/element/resource/fields/field-type';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import { RepeatedRows } from '../../../src/element/resource/fields/RepeatedRows';
import type { ProtocolTexts } from './texts';

const BLANK: Period = { from: '', to: '' };

/** Days on which an agreement does not apply. */
export const blackoutList = (): FieldType<Period[], ProtocolTexts> => ({
  words: (periods, t) => periods.map(({ from, to }) => t.days(from, to)).join('、'),
  blank: [],
  width: 180,
  block: (bound, t) => <BlackoutsField {...bound} t={t} />,
});

function BlackoutsField({
  label,
  value,
  error,
  onChange,
  t,
}: BoundField<Period[] | null> & { t: ProtocolTexts }) {
  const rows = value ?? [];
  const at = error === undefined ? -1 : (blackoutProblem(rows)?.at ?? -1);
  return (
    <RepeatedRows<Period>
      label={label}
      rows={rows}
      blank={BLANK}
      addText={t.addBlackout}
      removeText={t.removeBlackout}
      error={at >= 0 && at < rows.length ? undefined : error}
      onChange={onChange}
    >
      {(row, i, change) => (
        <DateRangeField
          from={{
            label: t.blackoutFrom(i),
            shortName: t.from,
            value: row.from,
            required: true,
            error: i === at ? error : undefined,
          }}
          to={{ label: t.blackoutTo(i), shortName: t.to, value: row.to, required: true }}
          onChange={change}
        />
      )}
    </RepeatedRows>
  );
}
