import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context';
import { controlOf, type ControlState, type FormControl, type DisplayedValue } from './form-control';
import { useTexts } from '../../ui/texts/use-texts';
import { formTexts } from './texts';

/** Controller of the view's field in the page's form, with its current state. */
export function useFormControl(): ControlState & { control: FormControl } {
  const control = controlOf(useHost().element);
  return { control, ...useStore(control.store) };
}

/** Reports the displayed value to the form; `noun`: noun of the value in the language of the view. */
export function useDisplayedValue(
  control: FormControl,
  { text, problem }: DisplayedValue,
  noun: string,
): void {
  const missing = useTexts(formTexts).choose(noun);
  useLayoutEffect(() => control.tell({ text, problem, missing }), [control, text, problem, missing]);
}
