import { within } from '../../../support/components/act';
import { until } from '../../../support/components/fake-runtime';

/** Takes the first price of the first flight in the list of a change. */
export async function chooseFlight(root: ShadowRoot): Promise<void> {
  const flights = () => root.querySelector<HTMLElement>('tp-change-flights');
  await until(() => flights()?.shadowRoot, 'the list of flights');
  const list = within(flights() as HTMLElement);
  await list.sees('CA1501');
  await chooseFare(list);
}

/** Opens the first flight of a list and takes its first price. */
export async function chooseFare(list: ReturnType<typeof within>): Promise<void> {
  await list.press('选择');
  await until(() => list.root.querySelector('.fb-fare-book'), 'the prices of a flight');
  list.root.querySelector<HTMLElement>('.fb-fare-book')?.click();
}
