import { queryTravelPurpose } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Select } from '../../../src/ui/field/Select';
import { FormField } from '../../../src/ui/form/FormField';
import type { Requesting } from './requesting';

/** Why one travels: one of the enterprise's purposes. */
export function PurposeField({ form }: Pick<Requesting, 'form'>) {
  const purposes = useCall(queryTravelPurpose, { requestSource: 'bussUserWeb', version: 0 });
  const options = (purposes.data ?? []).map(({ purposeCode, purposeName }) => ({
    value: purposeCode,
    label: purposeName,
  }));
  return (
    <FormField
      form={form}
      name="purposeCode"
      label="出差目的"
      required
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
      {({ value, onChange }) => (
        <Select
          // a purpose of before that the enterprise no longer has is to be chosen anew
          value={options.some((option) => option.value === value) ? value : null}
          options={options}
          placeholder={purposes.isPending ? '正在读取' : '请选择'}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
