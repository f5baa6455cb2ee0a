import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { key, setValue, within } from '../../support/components/act';
import { until } from '../../support/components/fake-runtime';

/** Fills in a request from 北京 to 上海 next spring. */
export async function fillRequest(element: HTMLElement): Promise<void> {
  const act = within(element);
  await until(() => (act.field('出差目的') as HTMLSelectElement).options.length > 2, 'the purposes');
  const purpose = act.field('出差目的') as HTMLSelectElement;
  purpose.value = '0';
  purpose.dispatchEvent(new Event('change', { bubbles: true }));
  setValue(act.field('出差事由') as unknown as HTMLTextAreaElement, '项目验收');
  for (const [label, city] of [
    ['出发城市', '北京'],
    ['到达城市', '上海'],
  ] as const) {
    await act.type(label, city);
    await until(
      () => act.root.querySelector('[role=option]')?.textContent?.includes(city),
      `${city} on offer`,
    );
    key(act.field(label) as HTMLElement, 'Enter');
    await until(() => !act.root.querySelector('[role=option]'), 'the list closed');
  }
  await act.type('开始日期', daysFromNow(10));
  await act.type('结束日期', daysFromNow(12));
}

/** Resolves once a restored form shows its purpose, which appears with the options. */
export const hasPurpose = (act: ReturnType<typeof within>): Promise<void> =>
  until(() => (act.field('出差目的') as HTMLSelectElement).value === '0', 'the purpose');

/** Date in Shanghai `days` from now. */
export const daysFromNow = (days: number): string => addDays(shanghaiDate(new Date()), days);

/** Detail of `tp-navigate` for a new, empty request. */
export const BLANK_REQUEST = {
  target: 'request',
  kind: 'trip',
  depCity: '',
  arrCity: '',
  beginDate: '',
  endDate: '',
};

/** Field of a leg by its label; `at` counts from 0. */
export function fieldOfLeg(element: HTMLElement, at: number, label: string): HTMLElement | undefined {
  const leg = element.shadowRoot?.querySelectorAll('fieldset.tr-leg')[at];
  const labels = [...(leg?.querySelectorAll('label') ?? [])];
  const found = labels.find(({ textContent }) => textContent.trim() === label);
  return element.shadowRoot?.getElementById(found?.htmlFor ?? '') ?? undefined;
}
