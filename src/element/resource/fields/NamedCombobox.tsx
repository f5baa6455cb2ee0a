import type { Named } from '../../../contract/resource/values';
import { Combobox } from '../../../ui/field/combobox/Combobox';
import { OptionRow } from '../../../ui/field/combobox/OptionList';
import { useTexts } from '../../../ui/texts/use-texts';
import type { CallState } from '../../data/use-call';
import type { Keyword } from '../../people/use-keyword';
import { resourceTexts } from '../texts';

export interface NamedOption extends Named {
  hint?: string;
}

interface Props {
  value: Named | null;
  options: readonly NamedOption[];
  keyword: Keyword;
  /** State of the search. */
  found: Pick<CallState<unknown>, 'isPending' | 'isError' | 'refetch'>;
  placeholder?: string;
  onChange(value: Named | null): void;
  /** Called when the field is focused and needs its options. */
  onWanted(): void;
}

/** Combobox for one of many rows, searched at the gateway by the typed text. */
export function NamedCombobox({ value, options, keyword, found, placeholder, onChange, onWanted }: Props) {
  const t = useTexts(resourceTexts);
  return (
    <Combobox<NamedOption>
      value={value}
      groups={options.length === 0 ? [] : [{ options }]}
      onQueryChange={keyword.type}
      onChange={(one) => onChange(one && { no: one.no, name: one.name })}
      onFocus={onWanted}
      optionKey={({ no }) => no}
      optionText={({ name }) => name}
      renderOption={({ no, name, hint = '' }) => <OptionRow name={name} hint={hint} code={no} />}
      loading={found.isPending || keyword.typed !== keyword.wanted}
      failure={found.isError ? { text: t.choicesFailed, retry: () => void found.refetch() } : undefined}
      emptyText={t.noChoices}
      placeholder={placeholder ?? t.choiceHint}
    />
  );
}
