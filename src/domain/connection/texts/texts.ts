import { defineTexts, type TextsOf } from '../../texts/texts';

const chinese = {
  tooMany: (flights: number) => `中转行程最多${flights}个航班`,
  otherCity: '中转航班须从上一航班的到达城市出发',
  tooLong: '中转停留须少于24小时',
  tooShort: (city: string, minutes: number) => `${city}中转至少需要${minutes}分钟`,
  sameCity: '中转行程不能经过同一城市两次',
};

export type ConnectionTexts = TextsOf<typeof chinese>;

export const connectionTexts = defineTexts('connection', chinese, () => import('./texts.en'));
