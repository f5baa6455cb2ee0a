import { queryStaffChoices } from '../../contract/staff';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { PeopleField, type Person } from './PeopleField';
import { staffTexts } from './texts';
import { useKeyword } from './use-keyword';

interface Props {
  label: string;
  helper?: string;
  people: readonly Person[];
  /** With 1 the field shows the choice itself; with more the choices are listed below it. */
  most: number;
  error?: string | undefined;
  onChange(people: readonly Person[]): void;
}

/** Optional field for employees of the enterprise, found by typing. */
export function StaffField({ error, ...props }: Props) {
  const t = useTexts(staffTexts);
  const keyword = useKeyword();
  const found = useCall(queryStaffChoices, { keyword: keyword.wanted });
  const options: readonly Person[] = found.data?.staffList ?? [];
  return (
    <PeopleField<Person>
      {...props}
      error={error}
      required={false}
      keyword={keyword}
      found={found}
      options={options}
      t={t}
    />
  );
}
