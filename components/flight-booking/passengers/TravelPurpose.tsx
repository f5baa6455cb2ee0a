import { queryTravelPurpose } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightPassengerTexts } from './texts';

export interface TravelPurposeProps {
  /** Text, as stored with the order. */
  value: string;
  error?: string | undefined;
  onChange(purpose: string): void;
}

/** Travel purpose from the enterprise's list, or free text where there is no list or it failed to load. */
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
            // keeps a free text that was entered before the list existed
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
