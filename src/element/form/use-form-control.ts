import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context';
import { controlOf, type ControlState, type FormControl, type Shown } from './form-control';
import { useTexts } from '../../ui/texts/use-texts';
import { formTexts } from './texts';

/** The control of the page’s form that a view lives in, and what it says of itself by now. */
export function useFormControl(): ControlState & { control: FormControl } {
  const control = controlOf(useHost().element);
  return { control, ...useStore(control.store) };
}

/** Tells the form what the view shows of the value; `noun`: what is chosen, in the language of the view. */
export function useShown(control: FormControl, { text, problem }: Shown, noun: string): void {
  const missing = useTexts(formTexts).choose(noun);
  useLayoutEffect(() => control.tell({ text, problem, missing }), [control, text, problem, missing]);
}
