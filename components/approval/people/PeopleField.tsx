import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import { useCall } from '../../../src/element/data/use-call';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Combobox } from '../../../src/ui/field/Combobox';
import { Field } from '../../../src/ui/field/Field';
import { OptionRow } from '../../../src/ui/field/OptionList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { approvalListTexts } from '../list/texts';
import peopleCss from './people-field.css?inline';

export type ChosenPerson = Pick<StaffTraveller, 'staffNO' | 'staffName'> & { deptName?: string };

interface Props {
  label: string;
  people: readonly ChosenPerson[];
  /** One: the field holds them; several: they are listed below it. */
  most: number;
  error: string | undefined;
  leftOut?: ReadonlySet<string>;
  onChange(people: readonly ChosenPerson[]): void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Colleagues, found by what is typed. */
export function PeopleField({ label, people, most, error, leftOut = NOBODY, onChange }: Props) {
  useSheet(peopleCss);
  const t = useTexts(approvalListTexts);
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const found = useCall(queryStaffInfoVagueForCloud, { keyword: wanted });
  const isSingle = most === 1;
  const [single] = isSingle ? people : [];
  const options: ChosenPerson[] = (found.data?.staffList ?? []).filter(
    ({ staffNO }) => !leftOut.has(staffNO) && (isSingle || !people.some((one) => one.staffNO === staffNO)),
  );
  return (
    <>
      <Field label={label} required error={error}>
        <Combobox<ChosenPerson>
          value={single ?? null}
          disabled={!isSingle && people.length >= most}
          groups={[{ options }]}
          onQueryChange={setKeyword}
          onChange={(staff) => {
            if (staff) onChange(isSingle ? [staff] : [...people, staff]);
            else if (isSingle) onChange([]);
          }}
          optionKey={({ staffNO }) => staffNO}
          optionText={({ staffName }) => staffName}
          renderOption={({ staffName, staffNO, deptName = '' }) => (
            <OptionRow name={staffName} hint={deptName} code={staffNO} />
          )}
          loading={found.isPending || keyword.trim() !== wanted}
          failure={found.isError ? { text: t.findFailed, retry: () => void found.refetch() } : undefined}
          emptyText={t.nobodyFound}
          placeholder={t.findHint}
        />
      </Field>
      {!isSingle && people.length > 0 && (
        <ul className="ap-people" aria-label={t.chosen}>
          {people.map(({ staffNO, staffName, deptName = '' }) => (
            <li key={staffNO}>
              <span>{staffName}</span>
              <span className="ap-people-dept">{deptName}</span>
              <IconButton
                label={t.remove(staffName)}
                size="small"
                icon={<X />}
                onClick={(event) => {
                  // what was pressed goes away: on in the field
                  event.currentTarget
                    .closest('dialog')
                    ?.querySelector<HTMLElement>('[role=combobox]')
                    ?.focus();
                  onChange(people.filter((one) => one.staffNO !== staffNO));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
