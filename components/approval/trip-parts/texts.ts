import type { TripPart } from '../../../src/domain/approval/trip-change';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const PARTS: Readonly<Record<TripPart, string>> = {
  purpose: '出差目的',
  reason: '出差事由',
  cities: '城市',
  dates: '日期',
  legs: '行程安排',
  travellers: '出行人',
  budget: '预算',
  bearer: '费用归属',
};

const chinese = { part: (part: TripPart) => PARTS[part] };

export type TripPartTexts = TextsOf<typeof chinese>;

/** Names of the changeable parts of a trip, for the form and the application. */
export const tripPartTexts = defineTexts('trip-parts', chinese, () => import('./texts.en'));
