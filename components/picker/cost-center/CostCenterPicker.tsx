import { useDeferredValue, useState } from 'react';
import { queryCostChoices, queryCostNames } from '../../../src/contract/cost-center/choices';
import type { ViewProps } from '../../../src/element/host/view-props';
import { costChoiceTexts } from '../../../src/element/cost-choice/texts';
import type { Picked } from '../../../src/element/form/form-members';
import { useFormControl } from '../../../src/element/form/use-form-control';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { pickerTexts } from '../texts';
import { pick } from '../pick';
import { PickerField } from '../PickerField';
import { isSignedOut, useChoices } from '../use-choices';
import { useFailure } from '../use-failure';
import { useResolveOnLeave } from '../use-resolve-on-leave';
import type { costCenterPicker } from './declaration';

type Props = ViewProps<typeof costCenterPicker>;

interface CostCenterMatch extends Picked {
  /** The enterprise's own code. */
  sign: string;
}

/** A reset of the form remounts the field and so clears unfinished input. */
export default function CostCenterPicker(props: Props) {
  const { resets } = useFormControl();
  return <CostCenterField key={resets} {...props} />;
}

function CostCenterField({ host, value, label, required, readonly, placeholder, includeClosed }: Props) {
  const t = useTexts(pickerTexts);
  const choiceTexts = useTexts(costChoiceTexts);
  const { disabled } = useFormControl();
  const search = useSearch(includeClosed ? 'past' : 'orders');
  const { typed, setTyped, found, offered } = search;
  const [picked, setPicked] = useState<Picked>();
  const isKnown = value === '' || picked?.code === value;
  const named = useChoices(queryCostNames, isKnown ? undefined : { costKind: 'costCenter', noList: [value] });
  const name = isKnown ? picked?.name : named.data?.choiceList[0]?.name;
  const chosen = value === '' ? null : { code: value, name: name ?? value };
  const isUnknown = !isKnown && named.data !== undefined && name === undefined;

  function retry(): void {
    if (named.isError) void named.refetch({ cancelRefetch: false });
    void found.refetch({ cancelRefetch: false });
  }
  const failure = useFailure(host, found.error ?? named.error, t.costCenter, retry);
  function choose(one: Picked | null): void {
    setTyped('');
    setPicked(one ? { code: one.code, name: one.name } : undefined);
    pick(host, one ? [{ code: one.code, name: one.name }] : []);
  }
  /** Chooses the only possible match of the text left in the field. */
  function settle(): void {
    if (typed === '') return;
    const [one, ...others] = offered;
    if (one && others.length === 0) choose(one);
    // restores the text of the chosen value
    else if (value !== '') setTyped('');
  }
  const settling = useResolveOnLeave(search.isAnswered, settle);
  function problemOf(): string {
    if (typed !== '') return failure?.text ?? t.choose(t.costCenter);
    return isUnknown ? t.unknownCostCenter(value) : '';
  }
  const { total = 0 } = found.data ?? {};
  const heading = total > offered.length && { heading: choiceTexts.first(offered.length, total) };
  return (
    <PickerField
      label={label}
      required={required}
      readonly={readonly}
      noun={t.costCenter}
      shown={{ text: chosen?.name ?? '', problem: problemOf() }}
    >
      <Combobox<CostCenterMatch>
        value={chosen ? { ...chosen, sign: '' } : typed === '' ? null : { code: '', name: typed, sign: '' }}
        onChange={choose}
        groups={[{ ...heading, options: offered }]}
        onQueryChange={search.ask}
        optionKey={({ code }) => code}
        optionText={({ name: text }) => text}
        renderOption={({ name: text, sign }) => <OptionRow name={text} code={sign} />}
        loading={found.isPending || found.isPlaceholderData || (found.isError && found.isFetching)}
        failure={failure}
        emptyText={search.isAll ? t.noCostCenters : t.noCostCenter}
        disabled={disabled}
        placeholder={placeholder || t.costCenterHint}
        onFocus={() => {
          search.enter();
          settling.enter();
          if ((found.isError && !isSignedOut(found.error)) || (named.isError && !isSignedOut(named.error)))
            retry();
        }}
        onBlur={() => {
          search.leave();
          settling.leave();
        }}
      />
    </PickerField>
  );
}

/** Searches cost centres by the typed text at the gateway. */
function useSearch(forWhat: 'orders' | 'past') {
  const [isWanted, setIsWanted] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const [query, setQuery] = useState('');
  /** Text left in the field without a match; it stays visible. */
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(keywordOf(isLeft ? typed : query));
  const found = useChoices(
    queryCostChoices,
    isWanted ? { costKind: 'costCenter', forWhat, keyword } : undefined,
    { keepPrevious: true },
  );
  return {
    typed,
    setTyped,
    found,
    offered: (found.data?.choiceList ?? []).map(({ no, name, code }): CostCenterMatch => ({
      code: no,
      name,
      sign: code,
    })),
    isAll: keyword === '',
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

/** Longest keyword that the gateway accepts. */
const LONGEST = 100;
const keywordOf = (text: string): string => text.trim().slice(0, LONGEST);
