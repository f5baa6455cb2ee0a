import { queryTravelPurpose } from '../../../../src/contract/approval/approval';
import { useCall } from '../../../../src/element/data/use-call';
import { Button } from '../../../../src/ui/button/Button';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { FormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Requesting } from '../requesting';
import { requestTexts } from '../texts';

/** Why one travels: one of the enterprise's purposes. */
export function PurposeField({ form }: Pick<Requesting, 'form'>) {
  const t = useTexts(requestTexts);
  const purposes = useCall(queryTravelPurpose, { requestSource: 'bussUserWeb', version: 0 });
  const options = (purposes.data ?? []).map(({ purposeCode, purposeName }) => ({
    value: purposeCode,
    label: purposeName,
  }));
  return (
    <FormField
      form={form}
      name="purposeCode"
      label={t.purpose}
      required
      helper={
        purposes.isError && (
          <>
            {t.purposeFailed}
            <Button
              variant="text"
              size="small"
              loading={purposes.isFetching}
              onClick={() => void purposes.refetch()}
            >
              {t.retry}
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
          placeholder={purposes.isPending ? t.reading : t.choose}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
