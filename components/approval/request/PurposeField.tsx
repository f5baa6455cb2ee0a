import { queryTravelPurpose } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/Select';

interface Props {
  value: string;
  error: string | undefined;
  onChange(purposeCode: string): void;
}

/** Why one travels: one of the enterprise's purposes. */
export function PurposeField({ value, error, onChange }: Props) {
  const purposes = useCall(queryTravelPurpose, { requestSource: 'bussUserWeb', version: 0 });
  const options = (purposes.data ?? []).map(({ purposeCode, purposeName }) => ({
    value: purposeCode,
    label: purposeName,
  }));
  // a purpose of before that the enterprise no longer has is to be chosen anew
  const chosen = options.some((option) => option.value === value) ? value : null;
  return (
    <Field
      label="出差目的"
      required
      error={error}
      helper={
        purposes.isError && (
          <>
            出差目的读取失败
            <Button
              variant="text"
              size="small"
              loading={purposes.isFetching}
              onClick={() => void purposes.refetch()}
            >
              重试
            </Button>
          </>
        )
      }
    >
      <Select
        value={chosen}
        options={options}
        placeholder={purposes.isPending ? '正在读取' : '请选择'}
        onChange={onChange}
      />
    </Field>
  );
}
