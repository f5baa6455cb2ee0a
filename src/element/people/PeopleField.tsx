import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Combobox } from '../../ui/field/combobox/Combobox';
import { Field } from '../../ui/field/Field';
import { OptionRow } from '../../ui/field/combobox/OptionList';
import { useSheet } from '../../ui/tokens/root';
import type { CallState } from '../data/use-call';
import peopleCss from './people-field.css?inline';
import type { Keyword } from './use-keyword';

export interface Person {
  staffNO: string;
  staffName: string;
  deptName?: string;
}

interface Props<P extends Person> {
  label: string;
  helper?: string;
  /** Whether a choice is required; default true. */
  required?: boolean;
  error: string | undefined;
  people: readonly P[];
  /** With 1 the field shows the choice itself; with more the choices are listed below it. */
  most: number;
  keyword: Keyword;
  /** State of the search and its results. */
  found: Pick<CallState<unknown>, 'isPending' | 'isError' | 'refetch'>;
  options: readonly P[];
  t: {
    findHint: string;
    findFailed: string;
    nobodyFound: string;
    chosen: string;
    remove(name: string): string;
  };
  onChange(people: P[]): void;
}

/** Field for colleagues, found by typing. Chosen people are not offered again. */
export function PeopleField<P extends Person>(props: Props<P>) {
  const { label, helper, required = true, error, people, most, keyword, found, options, t, onChange } = props;
  useSheet(peopleCss);
  const isSingle = most === 1;
  const [single] = isSingle ? people : [];
  const left = options.filter(({ staffNO }) => isSingle || !people.some((one) => one.staffNO === staffNO));
  return (
    <>
      <Field label={label} required={required} error={error} helper={helper}>
        <Combobox<P>
          value={single ?? null}
          disabled={!isSingle && people.length >= most}
          groups={[{ options: left }]}
          onQueryChange={keyword.type}
          onChange={(person) => {
            if (person) onChange(isSingle ? [person] : [...people, person]);
            else if (isSingle) onChange([]);
          }}
          optionKey={({ staffNO }) => staffNO}
          optionText={({ staffName }) => staffName}
          renderOption={({ staffName, staffNO, deptName = '' }) => (
            <OptionRow name={staffName} hint={deptName} code={staffNO} />
          )}
          loading={found.isPending || keyword.typed !== keyword.wanted}
          failure={found.isError ? { text: t.findFailed, retry: () => void found.refetch() } : undefined}
          emptyText={t.nobodyFound}
          placeholder={t.findHint}
        />
      </Field>
      {!isSingle && people.length > 0 && (
        <ul className="tp-people" aria-label={t.chosen}>
          {people.map(({ staffNO, staffName, deptName = '' }) => (
            <li key={staffNO}>
              <span>{staffName}</span>
              <span className="tp-people-dept">{deptName}</span>
              <IconButton
                label={t.remove(staffName)}
                size="small"
                icon={<X />}
                onClick={(event) => {
                  toField(event);
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

/** Moves the focus to the field, because the pressed button disappears. */
const toField = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('dialog')?.querySelector<HTMLElement>('[role=combobox]')?.focus();
