import type { COST_FIELDS } from '../../contract/cost-center/cost-objects';

type CostField = (typeof COST_FIELDS)[number];

/** Value of a field and its display text: two departments may have the same name. */
export interface FieldValue {
  value: string;
  text: string;
}

export type FieldValues = Readonly<Partial<Record<CostField, FieldValue>>>;

export interface FieldChange {
  field: CostField;
  before: string;
  after: string;
}

const NOTHING: FieldValue = { value: '', text: '' };

/**
 * Returns the differences, in the order of the fields after the change, with their texts; a missing field has no value.
 */
export function changedFields(before: FieldValues, after: FieldValues): FieldChange[] {
  const fields = Object.keys({ ...after, ...before }) as CostField[];
  return fields.flatMap((field) => {
    const [old, now] = [before[field] ?? NOTHING, after[field] ?? NOTHING];
    return old.value === now.value ? [] : [{ field, before: old.text, after: now.text }];
  });
}

/** Returns the value of a list of numbered names; the text is the joined names. */
export function listValue(list: readonly { no: string; name: string }[]): FieldValue {
  const sorted = [...new Map(list.map((one) => [one.no, one])).values()].toSorted((a, b) =>
    a.no < b.no ? -1 : 1,
  );
  return {
    value: sorted.length === 0 ? '' : JSON.stringify(sorted.map(({ no }) => no)),
    text: sorted.map(({ name }) => name).join('、'),
  };
}
