import type { ComponentPropsWithRef } from 'react';
import checkboxCss from './checkbox.css?inline';
import { useSheet } from '../../tokens/root';

/** A radio button that looks the same in both themes. The caller renders the label around it. */
export function Radio(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  useSheet(checkboxCss);
  return <input {...props} type="radio" className="tp-radio" />;
}
