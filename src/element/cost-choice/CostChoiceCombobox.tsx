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
  /** Number of the choice; '' for none. */
  value: string;
  /** Choices whose names are already loaded. */
  known?: readonly Choice[] | undefined;
  placeholder?: string;
  onChange(no: string): void;
}

/**
 * Combobox within a `Field` for a cost centre, accounting entity or project that is open to the user. Searches at the
 * gateway.
 */
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
