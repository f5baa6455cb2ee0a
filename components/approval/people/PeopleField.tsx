import { queryStaffChoices } from '../../../src/contract/staff';
import { useCall } from '../../../src/element/data/use-call';
import { PeopleField as Field, type Person } from '../../../src/element/people/PeopleField';
import { useKeyword } from '../../../src/element/people/use-keyword';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';

export type ChosenPerson = Person;

interface Props {
  label: string;
  people: readonly ChosenPerson[];
  /** Maximum number of people. With 1 the field itself holds the person, otherwise a list below it does. */
  most: number;
  error: string | undefined;
  leftOut?: ReadonlySet<string>;
  onChange(people: readonly ChosenPerson[]): void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Field that searches the enterprise's staff. */
export function PeopleField({ leftOut = NOBODY, ...props }: Props) {
  const t = useTexts(approvalListTexts);
  const keyword = useKeyword();
  const found = useCall(queryStaffChoices, { keyword: keyword.wanted });
  const options: ChosenPerson[] = (found.data?.staffList ?? []).filter(
    ({ staffNO }) => !leftOut.has(staffNO),
  );
  return <Field<ChosenPerson> {...props} keyword={keyword} found={found} options={options} t={t} />;
}
