import { key, within } from '../../../support/components/act';
import { until } from '../../../support/components/fake-runtime';
import { TRIP_DAY } from '../../../support/trip-day';

/** Searches for flights and sorts them by departure, so that the order does not depend on the ranking. */
export async function searchFlights(element: HTMLElement): Promise<void> {
  const act = within(element);
  await pressSearch(element);
  await until(() => act.root.querySelector('.fb-flight, .fb-results .tp-state'), 'the flights');
  await act.press('起飞');
}

/** Searches and waits for the number of flights. */
export async function pressSearch(element: HTMLElement): Promise<void> {
  const act = within(element);
  await act.type('出发城市', 'bj');
  await act.sees('北京首都机场');
  key(act.field('出发城市') as HTMLElement, 'Enter');
  await act.type('到达城市', '上海');
  await act.sees('上海虹桥机场');
  key(act.field('到达城市') as HTMLElement, 'Enter');
  await act.type('出发日期', TRIP_DAY);
  await act.press('搜索航班');
  await act.sees(/共 \d+ 个航班/);
}
