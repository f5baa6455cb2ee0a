import { useMemo, useState } from 'react';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import type { ViewProps } from '../../../src/element/definition/declaration';
import type { Picked } from '../../../src/element/form/form-members';
import { useFormControl } from '../../../src/element/form/use-form-control';
import { Combobox } from '../../../src/ui/field/Combobox';
import { OptionRow } from '../../../src/ui/field/OptionList';
import { failureOf } from '../failure-of';
import { pick } from '../pick';
import { PickerField } from '../PickerField';
import { isSignedOut, useChoices } from '../use-choices';
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
  const failure = failureOf(host, info.error, '成本中心', () => void info.refetch({ cancelRefetch: false }));
  const { soundsLike, isLearning } = useSounds(typed);
  const find = (text: string): Picked[] => (all ?? []).filter((one) => isFound(one, text, soundsLike));
  const found = find(query);
  const known = all?.find(({ code }) => code === value);
  const chosen = value === '' ? null : (known ?? { code: value, name: value });
  function problemOf(): string {
    if (typed !== '') return failure?.text ?? '请从列表中选择成本中心';
    return all && chosen && !known ? `没有编号为${value}的成本中心` : '';
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
      noun="成本中心"
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
        emptyText={
          query === '' ? '企业没有成本中心，请联系管理员' : '没有找到该成本中心，可输入名称、拼音或编号'
        }
        disabled={disabled}
        placeholder={placeholder || '名称、拼音或编号'}
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
