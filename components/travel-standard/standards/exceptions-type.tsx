import {
  exceptionProblem,
  type StandardExceptionRow,
} from '../../../src/contract/travel-standard/exceptions';
import { cityTiers } from '../../../src/contract/travel-standard/city-tiers';
import type { BoundField, FieldType } from '../../../src/element/resource/fields/field-type';
import { ReferenceChoice } from '../../../src/element/resource/fields/ReferenceChoice';
import { RepeatedRows } from '../../../src/element/resource/fields/RepeatedRows';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Field } from '../../../src/ui/field/Field';
import { INTEGER, NumberInput, YUAN } from '../../../src/ui/field/text/NumberInput';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import type { StandardTexts } from './texts';

const CABIN_TYPES = [1, 2, 3] as const;
const BLANK: StandardExceptionRow = {
  tier: null,
  from: '',
  to: '',
  leastMinutes: null,
  maxCabinType: 1,
  economyDiscount: null,
  businessDiscount: null,
  firstDiscount: null,
  maxPrice: null,
};

/** Other limits by destination, season and duration of the flight, in the order in which they count. */
export const exceptions = (): FieldType<StandardExceptionRow[], StandardTexts> => ({
  words: (rows, t) =>
    rows.length === 0 ? t.noExceptions : rows.map((row) => t.exception(wordsOf(row))).join('；'),
  blank: [],
  width: 220,
  block: (bound, t) => <ExceptionsField {...bound} t={t} />,
});

const wordsOf = ({
  tier,
  from,
  to,
  leastMinutes,
  maxCabinType,
  maxPrice,
  ...caps
}: StandardExceptionRow) => ({
  tierName: tier?.name ?? null,
  season: from === '' ? null : { from, to },
  leastMinutes,
  maxCabinType,
  discountCaps: { economy: caps.economyDiscount, business: caps.businessDiscount, first: caps.firstDiscount },
  maxPrice,
});

function ExceptionsField({
  label,
  value,
  error,
  onChange,
  t,
}: BoundField<StandardExceptionRow[] | null> & { t: StandardTexts }) {
  const rows = value ?? [];
  const at = error === undefined ? -1 : (exceptionProblem(rows)?.at ?? -1);
  return (
    <RepeatedRows<StandardExceptionRow>
      label={label}
      rows={rows}
      blank={BLANK}
      addText={t.addException}
      removeText={t.removeException}
      error={at >= 0 && at < rows.length ? undefined : error}
      onChange={onChange}
    >
      {(row, i, change) => (
        <ExceptionFields {...{ row, i, change, t }} error={i === at ? error : undefined} />
      )}
    </RepeatedRows>
  );
}

interface FieldsProps {
  row: StandardExceptionRow;
  i: number;
  change(change: Partial<StandardExceptionRow>): void;
  error: string | undefined;
  t: StandardTexts;
}

function ExceptionFields({ row, i, change, error, t }: FieldsProps) {
  const named = (name: string) => t.exceptionField(i, name);
  const { maxCabinType } = row;
  return (
    <>
      <Field label={named(t.exceptionTier)} helper={t.anyIfEmpty} error={error}>
        <ReferenceChoice resource={cityTiers} value={row.tier} onChange={(tier) => change({ tier })} />
      </Field>
      <Field label={named(t.seasonFrom)} helper={t.seasonHint}>
        <TextInput value={row.from} maxLength={5} onChange={(from) => change({ from })} />
      </Field>
      <Field label={named(t.seasonTo)} helper={t.seasonHint}>
        <TextInput value={row.to} maxLength={5} onChange={(to) => change({ to })} />
      </Field>
      <Field label={named(t.leastMinutes)} helper={t.anyIfEmpty}>
        <NumberInput
          value={row.leastMinutes}
          format={INTEGER}
          onChange={(leastMinutes) => change({ leastMinutes })}
        />
      </Field>
      <Field label={named(t.maxCabinType)} required>
        <Segmented
          value={maxCabinType}
          options={CABIN_TYPES.map((one) => ({ value: one, label: t.cabinName(one) }))}
          onChange={(type) =>
            change({
              maxCabinType: type,
              ...(type < 2 && { businessDiscount: null }),
              ...(type < 3 && { firstDiscount: null }),
            })
          }
        />
      </Field>
      <Cap
        label={named(t.economyDiscount)}
        value={row.economyDiscount}
        onChange={(economyDiscount) => change({ economyDiscount })}
        t={t}
      />
      {maxCabinType > 1 && (
        <Cap
          label={named(t.businessDiscount)}
          value={row.businessDiscount}
          onChange={(businessDiscount) => change({ businessDiscount })}
          t={t}
        />
      )}
      {maxCabinType > 2 && (
        <Cap
          label={named(t.firstDiscount)}
          value={row.firstDiscount}
          onChange={(firstDiscount) => change({ firstDiscount })}
          t={t}
        />
      )}
      <Field label={named(t.maxPrice)} helper={t.businessDiscountHint}>
        <NumberInput
          value={row.maxPrice}
          format={YUAN}
          prefix="¥"
          onChange={(maxPrice) => change({ maxPrice })}
        />
      </Field>
    </>
  );
}

interface CapProps {
  label: string;
  value: number | null;
  onChange(value: number | null): void;
  t: StandardTexts;
}

function Cap({ label, value, onChange, t }: CapProps) {
  return (
    <Field label={label} helper={t.businessDiscountHint}>
      <NumberInput value={value} format={INTEGER} suffix="%" onChange={onChange} />
    </Field>
  );
}
