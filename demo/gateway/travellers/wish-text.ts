import type { Meal, Seat } from '../../../src/contract/personal-info/personal-info';
import { MEAL_LABELS, SEAT_LABELS } from '../../../src/domain/personal-info/labels';

/** A person's preferences on board, as a sentence for the remark of an order; '' for none. */
export function wishText(name: string, { seat, meal }: { seat: Seat; meal: Meal }): string {
  const said = [
    seat === '' ? '' : `座位偏好${SEAT_LABELS[seat]}`,
    meal === '' ? '' : `餐食偏好${MEAL_LABELS[meal]}`,
  ].filter((part) => part !== '');
  return said.length === 0 ? '' : `${name}：${said.join('，')}`;
}
