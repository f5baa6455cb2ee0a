import type { ComponentPropsWithRef } from 'react';
import { withoutMarks } from '../../../domain/typed/typed';
import { classNames } from '../../tokens/class-names';
import { isComposition } from './composition';
import { useFieldControl } from '../field-context';
import { useSheet } from '../../tokens/root';
import textAreaCss from './text-area.css?inline';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange(value: string): void;
}

/** Multi-line text; grows with its content where the browser supports it. */
export function TextArea({ value, onChange, className, ...rest }: TextAreaProps) {
  useSheet(textAreaCss);
  const control = useFieldControl(rest);
  return (
    <textarea
      autoComplete="off"
      rows={2}
      {...rest}
      {...control}
      className={classNames('tp-text-area', className)}
      value={value}
      onChange={({ target, nativeEvent }) => {
        onChange(isComposition(nativeEvent) ? target.value : withoutMarks(target.value));
      }}
    />
  );
}
