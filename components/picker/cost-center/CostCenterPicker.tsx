import { useMemo, useState } from 'react';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import type { ViewProps } from '../../../src/element/definition/declaration';
import type { Picked } from '../../../src/element/form/form-members';
import { useFormControl } from '../../../src/element/form/use-form-control';
import { Combobox } from '../../../src/ui/field/Combobox';
import { OptionRow } from '../../../src/ui/field/OptionList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { pickerTexts } from '../texts';
import { pick } from '../pick';
import { PickerField } from '../PickerField';
import { isSignedOut, useChoices } from '../use-choices';
import { useFailure } from '../use-failure';
import { useSettling } from '../use-settling';
import type { costCenterPicker } from './element';
import { useSounds } from './use-sounds';

type Props = ViewProps<typeof costCenterPicker>;

/** What is half typed goes with a reset of the form. */
export default function CostCenterPicker(props: Props) {
  const { resets } = useFormControl();
  return <CostCenterField key={resets} {...props} />;
}

function CostCenterField({ host, value, label, required, readonly, placeholder }: Props) {
  const t = useTexts(pickerTexts);
  const { disabled } = useFormControl();
  const [isWanted, setIsWanted] = useState(false);
  const [query, setQuery] = useState('');
  /** What was typed and is none: it stays in sight. */
  const [typed, setTyped] = useState('');
  const info = useChoices(queryOrderFormInfo, isWanted || value !== '' ? {} : undefined);
  const all = useMemo(
    () => info.data?.costCenterList.map(({ no, name }): Picked => ({ code: no, name })),
    [info.data],
  );
  const failure = useFailure(
    host,
    info.error,
    t.costCenter,
    () => void info.refetch({ cancelRefetch: false }),
  );
  const { soundsLike, isLearning } = useSounds(typed);
  const find = (text: string): Picked[] => (all ?? []).filter((one) => isFound(one, text, soundsLike));
  const found = find(query);
  const known = all?.find(({ code }) => code === value);
  const chosen = value === '' ? null : (known ?? { code: value, name: value });
  function problemOf(): string {
    if (typed !== '') return failure?.text ?? t.choose(t.costCenter);
    return all && chosen && !known ? t.unknownCostCenter(value) : '';
  }
  function choose(picked: Picked | null): void {
    setTyped('');
    pick(host, picked ? [picked] : []);
  }
  /** What was typed and left is taken for the only one that it can mean. */
  function settle(): void {
    if (typed === '') return;
    const [one, ...others] = find(typed);
    if (one && others.length === 0) choose(one);
    // what was chosen before shows again
    else if (value !== '') setTyped('');
  }
  const settling = useSettling(all !== undefined && !isLearning, settle);
  return (
    <PickerField
      label={label}
      required={required}
      readonly={readonly}
      noun={t.costCenter}
      shown={{
        text: chosen?.name ?? '',
        problem: problemOf(),
      }}
    >
      <Combobox<Picked>
        value={chosen ?? (typed === '' ? null : { code: '', name: typed })}
        onChange={choose}
        groups={[{ options: found }]}
        onQueryChange={(text) => {
          setQuery(text);
          if (text !== '') setTyped(text);
        }}
        optionKey={({ code }) => code}
        optionText={({ name }) => name}
        renderOption={(one) => <OptionRow {...one} />}
        loading={info.isPending || (info.isError && info.isFetching) || (isLearning && found.length === 0)}
        failure={failure}
        emptyText={query === '' ? t.noCostCenters : t.noCostCenter}
        disabled={disabled}
        placeholder={placeholder || t.costCenterHint}
        onFocus={() => {
          setIsWanted(true);
          settling.enter();
          if (info.isError && !isSignedOut(info.error)) failure?.retry();
        }}
        onBlur={settling.leave}
      />
    </PickerField>
  );
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

function isFound(
  { code, name }: Picked,
  typed: string,
  soundsLike: (text: string, typed: string) => boolean,
): boolean {
  const wanted = folded(typed);
  return folded(code).includes(wanted) || folded(name).includes(wanted) || soundsLike(name, wanted);
}
