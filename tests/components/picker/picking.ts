import { setValue } from '../../support/components/act';
import type { ResultOf } from '../../../src/contract/call';
import type { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

/** Text field of a picker. */
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

/** Chooses the option that begins with this text once it is offered. */
export async function choose(element: Element, text: string): Promise<void> {
  const wanted = () => options(element).find((option) => option.textContent?.startsWith(text));
  await until(wanted, `${text} among the options`);
  wanted()?.click();
}

/** Entries that a form would submit. */
export const submitted = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

/** Staff found by a part of their names, as the gateway searches. */
export function staffNamed({ keyword }: { keyword: string }): ResultOf<typeof queryStaffInfoVagueForCloud> {
  const all = goodAnswers()['queryStaffInfoVagueForCloud']?.({} as never) as ResultOf<
    typeof queryStaffInfoVagueForCloud
  >;
  const staffList = all.staffList.filter(({ staffName }) => staffName.includes(keyword));
  return { total: staffList.length, staffList };
}
