import { useId, type ReactNode } from 'react';
import { useFieldGroup } from '../field-context';
import { useSheet } from '../../tokens/root';
import segmentedCss from './segmented.css?inline';

export interface Segment<V extends string | number> {
  value: V;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<V extends string | number> {
  /** Name of the group; without it the field around names it. */
  label?: string;
  /** Name of the radios, for whoever has to find them; one of its own without it. */
  name?: string;
  options: readonly Segment<V>[];
  value: V;
  onChange(value: NoInfer<V>): void;
}

/** One of few, side by side: radios in one frame. */
export function Segmented<V extends string | number>({
  label,
  name,
  options,
  value,
  onChange,
}: SegmentedProps<V>) {
  useSheet(segmentedCss);
  const ownName = useId();
  const names = useFieldGroup(label);
  return (
    <div role="radiogroup" {...names} className="tp-segmented">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
