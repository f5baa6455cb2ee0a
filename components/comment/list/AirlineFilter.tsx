import { queryCommentAverages } from '../../../src/contract/comment/comments';
import { useCall } from '../../../src/element/data/use-call';
import type { FieldBinding } from '../../../src/element/resource/fields/field-type';
import { resourceTexts } from '../../../src/element/resource/texts';
import { Select } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';

/** Filter by an airline with comments. */
export function AirlineFilter({ value, onChange }: FieldBinding<string | undefined>) {
  const t = useTexts(resourceTexts);
  const { data } = useCall(queryCommentAverages, {}, { quiet: true });
  const known = (data ?? []).map(({ airline, airlineName }) => ({ value: airline, label: airlineName }));
  // the address may name an airline without comments
  const isKnown = value === undefined || known.some((one) => one.value === value);
  return (
    <Select
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      options={[{ value: '', label: t.all }, ...known, ...(isKnown ? [] : [{ value, label: value }])]}
    />
  );
}
