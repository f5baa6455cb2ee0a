import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import type { ViewProps } from '../../../src/element/host/view-props';
import { codesOf } from '../../../src/element/form/form-control';
import type { Picked } from '../../../src/element/form/form-members';
import { useFormControl } from '../../../src/element/form/use-form-control';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { pickerTexts } from '../texts';
import { pick } from '../pick';
import { PickerField } from '../PickerField';
import { isSignedOut, useChoices } from '../use-choices';
import { useFailure } from '../use-failure';
import { useResolveOnLeave } from '../use-resolve-on-leave';
import { ChosenStaff } from './ChosenStaff';
import type { staffPicker } from './declaration';
import { useStaffNames } from './use-staff-names';
import { isComposition } from '../../../src/ui/field/text/composition';

type Props = ViewProps<typeof staffPicker>;

interface StaffMatch extends Picked {
  hint: string;
}

/** A reset of the form remounts the field and so clears unfinished input. */
export default function StaffPicker(props: Props) {
  const { resets } = useFormControl();
  return <StaffField key={resets} {...props} />;
}

function StaffField({ host, value, multiple, label, required, readonly, placeholder }: Props) {
  const t = useTexts(pickerTexts);
  const { list } = useTexts(amountTexts);
  const { disabled } = useFormControl();
  const { chosen, unknown, ...known } = useStaffNames(codesOf(value, multiple));
  const search = useSearch();
  const { typed, found, setTyped } = search;
  const offered = multiple ? search.offered.filter((one) => !isAmong(one, chosen)) : search.offered;
  const [single] = multiple ? [] : chosen;

  function choose(one: Picked | null): void {
    setTyped('');
    if (!one) {
      if (!multiple) pick(host, []);
      return;
    }
    const picked = { code: one.code, name: one.name };
    known.learn(picked);
    pick(host, multiple ? [...chosen, picked] : [picked]);
  }
  /** Chooses the only possible match of the text left in the field. */
  function settle(): void {
    if (typed === '') return;
    const [one, ...others] = offered;
    if (one && others.length === 0) choose(one);
    // restores the text of the chosen employee
    else if (single) setTyped('');
  }
  const settling = useResolveOnLeave(search.isAnswered, settle);
  function takeBack(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposition(event)) return;
    if (multiple && event.key === 'Backspace' && event.currentTarget.value === '')
      pick(host, chosen.slice(0, -1));
  }
  function retry(): void {
    known.retry();
    void found.refetch({ cancelRefetch: false });
  }
  const failure = useFailure(host, found.error, t.staff, retry);

  const combobox = (
    <Combobox<StaffMatch>
      value={single ? { ...single, hint: '' } : typed === '' ? null : { code: '', name: typed, hint: '' }}
      onChange={choose}
      groups={[{ options: offered }]}
      onQueryChange={search.ask}
      optionKey={({ code }) => code}
      optionText={({ name }) => name}
      renderOption={(one) => <OptionRow {...one} />}
      loading={found.isPending || found.isPlaceholderData || (found.isError && found.isFetching)}
      failure={failure}
      emptyText={t.noStaff}
      disabled={disabled}
      placeholder={placeholder || t.staffHint}
      onKeyDown={takeBack}
      onFocus={() => {
        search.enter();
        settling.enter();
        known.retry();
        if (found.isError && !isSignedOut(found.error)) retry();
      }}
      onBlur={() => {
        search.leave();
        settling.leave();
      }}
    />
  );
  return (
    <PickerField
      label={label}
      required={required}
      readonly={readonly}
      noun={t.staff}
      shown={{
        text: list(chosen.map(({ name }) => name)),
        problem:
          typed === ''
            ? unknown.length > 0
              ? t.unknownStaff(list(unknown))
              : ''
            : (failure?.text ?? t.choose(t.staff)),
      }}
    >
      {multiple && chosen.length > 0 && (
        <ChosenStaff
          chosen={chosen}
          disabled={disabled}
          onRemove={(code) =>
            pick(
              host,
              chosen.filter((one) => one.code !== code),
            )
          }
        />
      )}
      {combobox}
    </PickerField>
  );
}

/** Searches staff by the typed text; the gateway limits the results to those the user may see. */
function useSearch() {
  const [isWanted, setIsWanted] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const [query, setQuery] = useState('');
  /** Text left in the field without a match; it stays visible. */
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(keywordOf(isLeft ? typed : query));
  const found = useChoices(queryStaffInfoVagueForCloud, isWanted ? { keyword } : undefined, {
    keepPrevious: true,
  });
  return {
    typed,
    setTyped,
    found,
    offered: (found.data?.staffList ?? []).map(matchOf),
    /** True when the options are the response to the text left in the field. */
    isAnswered: isLeft && keyword === keywordOf(typed) && found.isSuccess && !found.isPlaceholderData,
    enter(): void {
      setIsWanted(true);
      setIsLeft(false);
    },
    leave: () => setIsLeft(true),
    ask(text: string): void {
      setQuery(text);
      if (text !== '') setTyped(text);
    },
  };
}

const keywordOf = (text: string): string => text.trim().slice(0, LONGEST);

/** Longest keyword that the gateway accepts. */
const LONGEST = 50;

const matchOf = ({ staffNO, staffName, deptName }: StaffTraveller): StaffMatch => ({
  code: staffNO,
  name: staffName,
  hint: deptName,
});

const isAmong = ({ code }: Picked, chosen: readonly Picked[]): boolean =>
  chosen.some((one) => one.code === code);
