import X from 'lucide-react/icons/x';
import { queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import type { PartnerApp } from '../../../src/contract/agency/connections/partners';
import { useCall } from '../../../src/element/data/use-call';
import { useKeyword } from '../../../src/element/people/use-keyword';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { partnerTexts } from './texts';

export type ChosenEnterprise = PartnerApp['enterpriseList'][number];

interface Props {
  value: readonly ChosenEnterprise[];
  error: string | undefined;
  helper: string;
  onChange(value: readonly ChosenEnterprise[]): void;
}

const OFFERED = 20;

/** Field for enterprises of the agency, found by typing. */
export function EnterprisesField({ value, error, helper, onChange }: Props) {
  const t = useTexts(partnerTexts);
  const keyword = useKeyword();
  const found = useCall(queryAgencyEnterprises, { keyword: keyword.wanted, pageSize: OFFERED });
  const options = (found.data?.enterpriseList ?? []).filter(
    ({ enterpriseNum }) => !value.some((one) => one.enterpriseNum === enterpriseNum),
  );
  return (
    <>
      <Field label={t.enterprises} helper={helper} error={error} required>
        <Combobox<ChosenEnterprise>
          value={null}
          groups={[{ options }]}
          onQueryChange={keyword.type}
          onChange={(one) => {
            if (one) onChange([...value, { enterpriseNum: one.enterpriseNum, entName: one.entName }]);
          }}
          optionKey={({ enterpriseNum }) => enterpriseNum}
          optionText={({ entName }) => entName}
          renderOption={({ enterpriseNum, entName }) => <OptionRow name={entName} code={enterpriseNum} />}
          loading={found.isPending || keyword.typed !== keyword.wanted}
          failure={
            found.isError ? { text: t.enterprisesFailed, retry: () => void found.refetch() } : undefined
          }
          emptyText={t.noEnterprises}
          placeholder={t.enterprisesHint}
        />
      </Field>
      {value.length > 0 && (
        <ul className="ag-chosen" aria-label={t.chosen}>
          {value.map(({ enterpriseNum, entName }) => (
            <li key={enterpriseNum}>
              <span>{entName}</span>
              <IconButton
                label={t.remove(entName)}
                size="small"
                icon={<X />}
                onClick={({ currentTarget }) => {
                  // the pressed button disappears
                  currentTarget.closest('dialog')?.querySelector<HTMLElement>('[role=combobox]')?.focus();
                  onChange(value.filter((one) => one.enterpriseNum !== enterpriseNum));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
