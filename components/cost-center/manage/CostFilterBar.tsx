import { useStore } from 'zustand';
import { COST_STATES, type CostState } from '../../../src/contract/cost-center/cost-objects';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { isFiltered, type Manage } from './manage';
import { costCenterTexts } from './texts';

/** Filters of the list: a keyword and the current state. */
export function CostFilterBar({ manage }: { manage: Manage }) {
  const t = useTexts(costCenterTexts);
  const { filters } = useStore(manage.store);
  return (
    <FilterBar
      label={t.query}
      keyword={filters.keyword}
      placeholder={t.keywordHint}
      onSearch={manage.search}
      isFiltered={isFiltered(filters)}
      onClear={manage.clear}
    >
      <Field label={t.state}>
        <Select<CostState | ''>
          value={filters.costState}
          options={[
            { value: '', label: t.allStates },
            ...COST_STATES.map((value) => ({ value, label: t.stateName(value) })),
          ]}
          onChange={(costState) => manage.filter({ costState })}
        />
      </Field>
    </FilterBar>
  );
}
