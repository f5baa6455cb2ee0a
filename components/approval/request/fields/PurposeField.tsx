import { queryTravelPurpose } from '../../../../src/contract/approval/approval';
import { useCall } from '../../../../src/element/data/use-call';
import { Button } from '../../../../src/ui/button/Button';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { FormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { RequestStore } from '../request-store';
import { requestTexts } from '../texts';

/** Travel purpose from the enterprise's list. */
export function PurposeField({ form }: Pick<RequestStore, 'form'>) {
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
          // a purpose that the enterprise has since removed must be chosen anew
          value={options.some((option) => option.value === value) ? value : null}
          options={options}
          placeholder={purposes.isPending ? t.reading : t.choose}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
