import type { Meal, Seat } from '../../../src/contract/personal-info/personal-info';

/** As the agency reads them in the remark of an order. */
const SEAT_SAID: Readonly<Record<Exclude<Seat, ''>, string>> = {
  window: '靠窗',
  aisle: '靠过道',
  front: '前排',
  exit: '紧急出口旁',
};
const MEAL_SAID: Readonly<Record<Exclude<Meal, ''>, string>> = {
  vegetarian: '素食餐',
  muslim: '清真餐',
  diabetic: '糖尿病餐',
  lowSalt: '低盐餐',
  seafood: '海鲜餐',
  none: '不用餐',
};

/** What somebody of a name wishes on board, in a sentence for the remark of an order; '' for nothing. */
export function wishText(name: string, { seat, meal }: { seat: Seat; meal: Meal }): string {
  const said = [
    seat === '' ? '' : `座位偏好${SEAT_SAID[seat]}`,
    meal === '' ? '' : `餐食偏好${MEAL_SAID[meal]}`,
  ].filter((part) => part !== '');
  return said.length === 0 ? '' : `${name}：${said.join('，')}`;
}
