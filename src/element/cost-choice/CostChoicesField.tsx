import X from 'lucide-react/icons/x';
import type { CostKind } from '../../contract/cost-center/cost-objects';
import { IconButton } from '../../ui/button/IconButton';
import { Combobox } from '../../ui/field/combobox/Combobox';
import { Field } from '../../ui/field/Field';
import { OptionRow } from '../../ui/field/combobox/OptionList';
import { useSheet } from '../../ui/tokens/root';
import { useTexts } from '../../ui/texts/use-texts';
import peopleCss from '../people/people-field.css?inline';
import { costChoiceTexts } from './texts';
import { useCostNames } from './use-cost-names';
import { useCostSearch, type CostOption } from './use-cost-search';

interface Props {
  costKind: CostKind;
  label: string;
  /** Text of the empty field: the meaning of no choice. */
  placeholder: string;
  /** Chosen numbers. */
  value: readonly string[];
  /** Maximum number of choices. */
  most: number;
  onChange(nos: string[]): void;
}

/**
 * Field for several choices that narrow a list, including closed ones, because past orders were charged to them. Each
 * choice can be removed.
 */
export function CostChoicesField({ costKind, label, placeholder, value, most, onChange }: Props) {
  const t = useTexts(costChoiceTexts);
  useSheet(peopleCss);
  const nameOf = useCostNames(costKind, value);
  const search = useCostSearch(costKind, 'past', value);
  return (
    <div className="tp-people">
      <Field label={label}>
        <Combobox<CostOption>
          {...search}
          value={null}
          disabled={value.length >= most}
          onChange={(one) => one && onChange([...value, one.no])}
          renderOption={({ name, code }) => <OptionRow name={name} code={code} />}
          placeholder={placeholder}
        />
      </Field>
      {value.length > 0 && (
        <ul className="tp-people" aria-label={t.chosen(label)}>
          {value.map((no) => (
            <li key={no}>
              <span>{nameOf(no)}</span>
              <IconButton
                label={t.remove(nameOf(no))}
                size="small"
                icon={<X />}
                onClick={(event) => {
                  // the removed button had the focus, which moves to the field
                  const field = event.currentTarget.closest('div.tp-people');
                  field?.querySelector<HTMLElement>('[role=combobox]')?.focus();
                  onChange(value.filter((one) => one !== no));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
