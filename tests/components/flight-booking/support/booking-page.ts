import { searchFlights } from './search-steps';
import { putOnPage, type ElementOnPage } from '../../../support/components/element-page';
import { until, type Answers } from '../../../support/components/fake-runtime';

/** Shows a booking element. */
export const show = (
  answers?: Answers,
  attributes?: Record<string, string>,
  storage?: 'memory' | 'session',
): Promise<ElementOnPage> => putOnPage('tp-flight-booking', answers, attributes, storage);

/** Shows the element and searches for flights. */
export async function searched(
  answers: Answers = {},
  attributes: Record<string, string> = {},
  storage?: 'memory' | 'session',
): Promise<ElementOnPage> {
  const shown = await show(answers, attributes, storage);
  await searchFlights(shown.element);
  return shown;
}

/** Goes to the passengers of a price of the first flight, by default its first. */
export async function toPassengers(
  answers: Answers = {},
  fare = 0,
  storage?: 'memory' | 'session',
): Promise<ElementOnPage> {
  const shown = await searched(answers, {}, storage);
  await shown.act.press('选择');
  await shown.act.press('预订', fare);
  await until(() => shown.act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
  return shown;
}
