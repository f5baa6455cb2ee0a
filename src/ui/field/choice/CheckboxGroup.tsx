import { Checkbox } from './Checkbox';
import { classNames } from '../../tokens/class-names';
import { FieldContext, useFieldGroup } from '../field-context';

export interface ChoiceOption<V extends string | number> {
  value: V;
  label: string;
  /** Count shown beside the text. */
  count?: number;
  disabled?: boolean;
}

export interface CheckboxGroupProps<V extends string | number> {
  /** Accessible name of the group; defaults to the surrounding field's label. */
  label?: string;
  options: readonly ChoiceOption<V>[];
  value: readonly V[];
  /** Called with the values in the order of the options. */
  onChange(value: NoInfer<V>[]): void;
  layout?: 'row' | 'column';
}

/** Chooses any of a few options, all of which are shown. */
export function CheckboxGroup<V extends string | number>({
  label,
  options,
  value,
  onChange,
  layout = 'row',
}: CheckboxGroupProps<V>) {
  const names = useFieldGroup(label);
  const toggle = (toggled: V) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === toggled ? !value.includes(other) : value.includes(other))),
    );
  return (
    <div role="group" {...names} className={classNames('tp-choices', layout)}>
      <FieldContext value={undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            count={option.count}
            onChange={() => toggle(option.value)}
          >
            {option.label}
          </Checkbox>
        ))}
      </FieldContext>
    </div>
  );
}
