import { queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import { useCall } from '../../../src/element/data/use-call';
import { useKeyword } from '../../../src/element/people/use-keyword';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ChosenEnterprise } from './advert-form';
import { advertDeskTexts } from './texts';

interface Props {
  /** null for all enterprises. */
  value: ChosenEnterprise | null;
  onChange(value: ChosenEnterprise | null): void;
}

/** One of the agency's enterprises, found by name or number. */
export function EnterpriseCombobox({ value, onChange }: Props) {
  const t = useTexts(advertDeskTexts);
  const { wanted, type } = useKeyword();
  const { data, isFetching } = useCall(
    queryAgencyEnterprises,
    { keyword: wanted, pageSize: 20 },
    { keepPrevious: true },
  );
  const options = (data?.enterpriseList ?? []).map(({ enterpriseNum, entName }) => ({
    enterpriseNum,
    entName,
  }));
  return (
    <Combobox<ChosenEnterprise>
      value={value}
      onChange={onChange}
      groups={[{ options }]}
      onQueryChange={type}
      optionKey={({ enterpriseNum }) => enterpriseNum}
      optionText={({ entName }) => entName}
      loading={isFetching}
      emptyText={t.noEnterprises}
      placeholder={t.allEnterprises}
    />
  );
}
