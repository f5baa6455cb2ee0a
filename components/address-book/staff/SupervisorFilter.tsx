import { useState } from 'react';
import { SUPERVISOR_FILTERS } from '../../../src/contract/address-book/staff-members';
import { queryStaffChoices } from '../../../src/contract/staff';
import { useCall } from '../../../src/element/data/use-call';
import { staffTexts } from '../../../src/element/people/texts';
import { useKeyword } from '../../../src/element/people/use-keyword';
import { resourceTexts } from '../../../src/element/resource/texts';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { staffMemberTexts } from './texts';

interface Option {
  no: string;
  name: string;
  /** Only of people. */
  hint?: string;
}

interface Props {
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** Filter for staff without a supervisor, with any, or with a certain one. */
export function SupervisorFilter({ value, onChange }: Props) {
  const t = useTexts(staffMemberTexts);
  const people = useTexts(staffTexts);
  const shared = useTexts(resourceTexts);
  const [isWanted, setWanted] = useState(false);
  const keyword = useKeyword();
  const found = useCall(queryStaffChoices, isWanted ? { keyword: keyword.wanted } : undefined, {
    quiet: true,
  });
  const kinds: Option[] = SUPERVISOR_FILTERS.map((kind) => ({ no: kind, name: t.supervisorFilter(kind) }));
  const kind = kinds.find(({ no }) => no === value);
  const isPerson = value !== undefined && kind === undefined;
  const chosen = useCall(queryStaffChoices, isPerson ? { keyword: value } : undefined, { quiet: true });
  const name = chosen.data?.staffList.find(({ staffNO }) => staffNO === value)?.staffName;
  const options: Option[] = (found.data?.staffList ?? []).map(({ staffNO, staffName, deptName }) => ({
    no: staffNO,
    name: staffName,
    hint: deptName,
  }));
  const shownKinds = keyword.typed === '' ? kinds : kinds.filter((one) => one.name.includes(keyword.typed));
  const groups = [shownKinds, options].filter((some) => some.length > 0).map((some) => ({ options: some }));
  return (
    <Combobox<Option>
      value={isPerson ? { no: value, name: name ?? value } : (kind ?? null)}
      groups={groups}
      onQueryChange={keyword.type}
      onChange={(one) => onChange(one?.no)}
      onFocus={() => setWanted(true)}
      optionKey={({ no }) => no}
      optionText={(one) => one.name}
      renderOption={({ no, name: shown, hint }) =>
        hint === undefined ? shown : <OptionRow name={shown} hint={hint} code={no} />
      }
      loading={found.isPending || keyword.typed !== keyword.wanted}
      failure={found.isError ? { text: shared.choicesFailed, retry: () => void found.refetch() } : undefined}
      emptyText={shared.noChoices}
      placeholder={people.findHint}
    />
  );
}
