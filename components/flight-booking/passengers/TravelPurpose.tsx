import { Field } from '../../../src/ui/Field';
import { TextInput } from '../../../src/ui/TextInput';

export interface TravelPurposeProps {
  /** In words, as the order keeps it. */
  value: string;
  error?: string | undefined;
  onChange(purpose: string): void;
}

/** Why one travels. Whatever offers the enterprise's list of purposes takes the same properties. */
export function TravelPurpose({ value, error, onChange }: TravelPurposeProps) {
  return (
    <Field label="出行事由" error={error}>
      <TextInput value={value} onChange={onChange} placeholder="选填，如项目验收" maxLength={50} />
    </Field>
  );
}
