import type { CostKind } from '../../contract/cost-center/cost-objects';
import type { Choice } from '../../contract/travellers/travellers';
import { Combobox } from '../../ui/field/combobox/Combobox';
import { OptionRow } from '../../ui/field/combobox/OptionList';
import { useTexts } from '../../ui/texts/use-texts';
import { costChoiceTexts } from './texts';
import { useCostNames } from './use-cost-names';
import { useCostSearch, type CostOption } from './use-cost-search';

interface Props {
  costKind: CostKind;
  /** Its number; '' for none. */
  value: string;
  /** Names that are there already. */
  known?: readonly Choice[] | undefined;
  placeholder?: string;
  onChange(no: string): void;
}

/** What costs are charged to, within a `Field`: one that is open to the user, found at the gateway by what is typed. */
export function CostChoiceCombobox({ costKind, value, known, placeholder, onChange }: Props) {
  const t = useTexts(costChoiceTexts);
  const nameOf = useCostNames(costKind, [value], known);
  const search = useCostSearch(costKind, 'orders');
  return (
    <Combobox<CostOption>
      {...search}
      value={value === '' ? null : { no: value, name: nameOf(value), code: '' }}
      onChange={(one) => onChange(one?.no ?? '')}
      renderOption={({ name, code }) => <OptionRow name={name} code={code} />}
      placeholder={placeholder ?? t.hint}
    />
  );
}
