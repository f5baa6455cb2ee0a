import { queryCostObjects, type CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { useCall } from '../../../../src/element/data/use-call';
import { useKeyword } from '../../../../src/element/people/use-keyword';
import { Combobox } from '../../../../src/ui/field/combobox/Combobox';
import { Field } from '../../../../src/ui/field/Field';
import { OptionRow } from '../../../../src/ui/field/combobox/OptionList';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { ChosenObject } from './object-draft';
import { costFormTexts } from './texts';

/** Maximum number of suggestions. */
const MOST_SHOWN = 50;

interface Props {
  costKind: CostKind;
  label: string;
  required?: boolean;
  helper?: string;
  error: string | undefined;
  value: ChosenObject | null;
  /** Numbers of the objects that must not be offered. */
  leftOut: ReadonlySet<string>;
  onChange(value: ChosenObject | null): void;
}

/** Field that searches the open cost objects by keyword. */
export function CostObjectField(props: Props) {
  const { costKind, label, required = false, helper, error, value, leftOut, onChange } = props;
  const t = useTexts(costFormTexts);
  const keyword = useKeyword();
  const found = useCall(
    queryCostObjects,
    { costKind, keyword: keyword.wanted, costStateList: ['open', 'coming'], pageSize: MOST_SHOWN },
    { quiet: true },
  );
  const options: ChosenObject[] = (found.data?.costObjectList ?? [])
    .filter(({ no }) => !leftOut.has(no))
    .map(({ no, name, code }) => ({ no, name, code }));
  return (
    <Field label={label} required={required} helper={helper} error={error}>
      <Combobox<ChosenObject>
        value={value}
        onChange={onChange}
        groups={[{ options }]}
        onQueryChange={keyword.type}
        optionKey={({ no }) => no}
        optionText={({ name }) => name}
        renderOption={({ name, code = '' }) => <OptionRow name={name} code={code} />}
        loading={found.isPending || keyword.typed !== keyword.wanted}
        failure={found.isError ? { text: t.objectsFailed, retry: () => void found.refetch() } : undefined}
        emptyText={t.noObjects}
        placeholder={t.objectHint}
      />
    </Field>
  );
}
