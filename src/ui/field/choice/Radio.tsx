import type { ComponentPropsWithRef } from 'react';
import checkboxCss from './checkbox.css?inline';
import { useSheet } from '../../tokens/root';

/** The round box of one choice of several, drawn the same in both themes; the label around it is the caller's. */
export function Radio(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  useSheet(checkboxCss);
  return <input {...props} type="radio" className="tp-radio" />;
}
