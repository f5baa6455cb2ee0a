import { setValue } from '../../support/components/act';
import { until } from '../../support/components/fake-runtime';

/** The text field of a picker. */
export function inputOf(element: Element): HTMLInputElement {
  const input = element.shadowRoot?.querySelector('input');
  if (!input) throw new Error('the picker has no field yet');
  return input;
}

/** Focuses a picker's field and types. */
export async function typeInto(element: Element, text: string): Promise<void> {
  await until(() => element.shadowRoot?.querySelector('input'), 'the field');
  const input = inputOf(element);
  input.focus();
  setValue(input, text);
}

export const options = (element: Element): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

/** Takes the option with this text in its beginning, once it is offered. */
export async function choose(element: Element, text: string): Promise<void> {
  const wanted = () => options(element).find((option) => option.textContent?.startsWith(text));
  await until(wanted, `${text} among the options`);
  wanted()?.click();
}

/** What a form would submit, by name. */
export const submitted = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
