import { useState } from 'react';
import { queryStaffChoices } from '../../../contract/staff';
import type { Named } from '../../../contract/resource/values';
import { useCall } from '../../data/use-call';
import { staffTexts } from '../../people/texts';
import { useKeyword } from '../../people/use-keyword';
import { useTexts } from '../../../ui/texts/use-texts';
import { NamedCombobox } from './NamedCombobox';

interface Props {
  value: Named | null;
  onChange(value: Named | null): void;
}

/** Field for an employee of the enterprise, found by name, pinyin or number. */
export function StaffChoice({ value, onChange }: Props) {
  const t = useTexts(staffTexts);
  const [isWanted, setWanted] = useState(false);
  const keyword = useKeyword();
  const found = useCall(queryStaffChoices, isWanted ? { keyword: keyword.wanted } : undefined, {
    quiet: true,
  });
  const options = (found.data?.staffList ?? []).map(({ staffNO, staffName, deptName }) => ({
    no: staffNO,
    name: staffName,
    hint: deptName,
  }));
  return (
    <NamedCombobox
      {...{ value, options, keyword, found, onChange }}
      placeholder={t.findHint}
      onWanted={() => setWanted(true)}
    />
  );
}

/** Filter by an employee, which an address stores by number alone. */
export function StaffFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange(value: string | undefined): void;
}) {
  const chosen = useCall(queryStaffChoices, value === undefined ? undefined : { keyword: value }, {
    quiet: true,
  });
  const name = chosen.data?.staffList.find(({ staffNO }) => staffNO === value)?.staffName ?? value;
  return (
    <StaffChoice
      value={value === undefined ? null : { no: value, name: name ?? value }}
      onChange={(one) => onChange(one?.no)}
    />
  );
}
