import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Popover } from '../../../src/ui/overlay/Popover';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { orderListTexts } from './texts';

export interface ChoiceFilterProps<V extends string | number> {
  label: string;
  options: readonly V[];
  nameOf(option: V): string;
  /** An empty list means no restriction. */
  value: readonly V[];
  onChange(value: V[]): void;
}

/** Filter that selects several of a few values in the space of one field. */
export function ChoiceFilter<V extends string | number>(props: ChoiceFilterProps<V>) {
  const { label, options, nameOf, value, onChange } = props;
  const t = useTexts(orderListTexts);
  const { list } = useTexts(amountTexts);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const valueId = `${id}-value`;
  return (
    <div className="tp-field">
      <div className="tp-field-head">
        <span id={id}>{label}</span>
      </div>
      <button
        ref={anchor}
        type="button"
        className="ol-choice-button"
        aria-labelledby={`${id} ${valueId}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span id={valueId}>{value.length === 0 ? t.all : list(value.map(nameOf))}</span>
        <ChevronDown />
      </button>
      {open && (
        <Popover
          anchor={anchor}
          role="dialog"
          aria-label={label}
          className="ol-choice-panel"
          onClose={() => setOpen(false)}
        >
          <CheckboxGroup<V>
            label={label}
            layout="column"
            options={options.map((option) => ({ value: option, label: nameOf(option) }))}
            value={value}
            onChange={onChange}
          />
        </Popover>
      )}
    </div>
  );
}
