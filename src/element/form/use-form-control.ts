import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context';
import { controlOf, type ControlState, type FormControl, type Shown } from './form-control';

/** The control of the page’s form that a view lives in, and what it says of itself by now. */
export function useFormControl(): ControlState & { control: FormControl } {
  const control = controlOf(useHost().element);
  return { control, ...useStore(control.store) };
}

/** Tells the form what the view shows of the value. */
export function useShown(control: FormControl, { text, problem }: Shown): void {
  useLayoutEffect(() => control.tell({ text, problem }), [control, text, problem]);
}
