import { useStore } from 'zustand';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { APPLY_TYPE, type ApplyType } from '../../../src/contract/approval/approval';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { applyStateTexts } from '../../../src/element/apply-state/texts';
import { Field } from '../../../src/ui/field/Field';
import { FilterBar, PeriodFields } from '../../../src/ui/table/list/FilterBar';
import { Select } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ApplicationListStore } from './application-list-store';
import { isFiltered, TAB_STATES } from './place';
import { approvalListTexts } from './texts';

const ALL_TYPES = 0;

/** Filters by applicant, type, date and state. */
export function ApprovalFilterBar({ listing }: { listing: ApplicationListStore }) {
  const t = useTexts(approvalListTexts);
  const standards = useTexts(standardTexts);
  const stateTexts = useTexts(applyStateTexts);
  const types: { value: ApplyType | typeof ALL_TYPES; label: string }[] = [
    { value: ALL_TYPES, label: t.all },
    ...Object.values(APPLY_TYPE).map((value) => ({ value, label: standards.applyType(value) })),
  ];
  const { filters, tab } = useStore(listing.store);
  const states: { value: ApplyState | ''; label: string }[] = [
    { value: '', label: t.all },
    ...TAB_STATES[tab].map((state) => ({ value: state, label: stateTexts.application(state) })),
  ];
  return (
    <FilterBar
      label={t.query}
      keyword={filters.keyword}
      placeholder={tab === 'mine' ? t.keywordMine : t.keyword}
      onSearch={listing.search}
      isFiltered={isFiltered(filters)}
      onClear={listing.clear}
    >
      <Field label={t.applyType}>
        <Select
          value={filters.applyType ?? ALL_TYPES}
          options={types}
          onChange={(type) => listing.filter({ applyType: type === ALL_TYPES ? null : type })}
        />
      </Field>
      {tab !== 'pending' && (
        <Field label={t.applyState}>
          <Select
            value={filters.applyState ?? ''}
            options={states}
            onChange={(state) => listing.filter({ applyState: state === '' ? null : state })}
          />
        </Field>
      )}
      <PeriodFields value={filters} onChange={listing.filter} />
    </FilterBar>
  );
}
