import { queryTravelPurpose } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightPassengerTexts } from './texts';

export interface TravelPurposeProps {
  /** In words, as the order keeps it. */
  value: string;
  error?: string | undefined;
  onChange(purpose: string): void;
}

/** Why one travels: one of the enterprise's purposes, or words where it has no list or the list did not come. */
export function TravelPurpose({ value, error, onChange }: TravelPurposeProps) {
  const t = useTexts(flightPassengerTexts);
  const purposes = useCall(queryTravelPurpose, { requestSource: 'bussUserWeb', version: 0 });
  const names = (purposes.data ?? []).map(({ purposeName }) => purposeName);
  return (
    <Field label={t.purpose} error={error}>
      {names.length > 0 ? (
        <Select
          value={value}
          options={[
            { value: '', label: t.noPurpose },
            // words of before there was a list stay
            ...[...new Set([...names, ...(value === '' ? [] : [value])])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          onChange={onChange}
        />
      ) : (
        <TextInput value={value} onChange={onChange} placeholder={t.purposeHint} maxLength={50} />
      )}
    </Field>
  );
}
