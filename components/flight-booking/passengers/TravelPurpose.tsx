import { useQuery } from '@tanstack/react-query';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/Select';
import { TextInput } from '../../../src/ui/field/TextInput';
import type { Booking } from '../model/booking';
import { readPurposes } from '../model/calls';

export interface TravelPurposeProps {
  booking: Booking;
  /** In words, as the order keeps it. */
  value: string;
  error?: string | undefined;
  onChange(purpose: string): void;
}

/** Why one travels: one of the enterprise's purposes, or words where it has no list or the list did not come. */
export function TravelPurpose({ booking: { host }, value, error, onChange }: TravelPurposeProps) {
  const purposes = useQuery(
    {
      queryKey: ['travel-purposes'],
      queryFn: () => withSession(host, () => readPurposes(host.runtime)),
    },
    queryClientOf(host.runtime),
  );
  const names = (purposes.data ?? []).map(({ purposeName }) => purposeName);
  return (
    <Field label="出行事由" error={error}>
      {names.length > 0 ? (
        <Select
          value={value}
          options={[
            { value: '', label: '未选择' },
            // words of before there was a list stay
            ...[...new Set([...names, ...(value === '' ? [] : [value])])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          onChange={onChange}
        />
      ) : (
        <TextInput value={value} onChange={onChange} placeholder="选填，如项目验收" maxLength={50} />
      )}
    </Field>
  );
}
