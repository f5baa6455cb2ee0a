import type { FormOf } from '../../../src/contract/resource/resource';
import type { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { formatPrice } from '../../../src/domain/money/money';
import type { BoundField, FieldType } from '../../../src/element/resource/fields/field-type';
import { Field } from '../../../src/ui/field/Field';
import { INTEGER, NumberInput, YUAN } from '../../../src/ui/field/text/NumberInput';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import type { StandardTexts } from './texts';

type Tolerance = FormOf<typeof travelStandards>['lowestTolerance'];

const KINDS = ['amount', 'percent'] as const;

/** Tolerance as an amount or a percentage. */
export const tolerance = (): FieldType<Tolerance, StandardTexts> => ({
  words: ({ kind, value }) => (kind === 'amount' ? `¥${formatPrice(value)}` : `${value}%`),
  blank: { kind: 'amount', value: 0 },
  required: true,
  block: (bound, t) => <ToleranceField {...bound} t={t} />,
});

function ToleranceField({
  label,
  required,
  error,
  value,
  onChange,
  t,
}: BoundField<Tolerance | null> & { t: StandardTexts }) {
  // an empty field reaches the schema as null, which reports it
  const { kind, value: size }: { kind: Tolerance['kind']; value: number | null } = value ?? {
    kind: 'amount',
    value: null,
  };
  const change = (next: { kind: Tolerance['kind']; value: number | null }) => onChange(next as Tolerance);
  return (
    <>
      <Field label={t.toleranceKind} required={required}>
        <Segmented
          value={kind}
          options={KINDS.map((one) => ({ value: one, label: t.toleranceKindName(one) }))}
          onChange={(next) => change({ kind: next, value: null })}
        />
      </Field>
      <Field label={label} required={required} error={error}>
        <NumberInput
          key={kind}
          value={size}
          format={kind === 'amount' ? YUAN : INTEGER}
          {...(kind === 'percent' ? { suffix: '%' } : { prefix: '¥' })}
          onChange={(next) => change({ kind, value: next })}
        />
      </Field>
    </>
  );
}
