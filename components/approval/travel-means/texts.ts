import type { TravelMeans } from '../../../src/contract/approval/trip';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const MEANS: Readonly<Record<TravelMeans, string>> = {
  flight: '飞机',
  train: '火车',
  ship: '轮船',
  car: '汽车',
  other: '其他',
};

const chinese = { means: (means: TravelMeans) => MEANS[means] };

export type TravelMeansTexts = TextsOf<typeof chinese>;

/** Names of the means of travel, for the form and the application. */
export const travelMeansTexts = defineTexts('travel-means', chinese, () => import('./texts.en'));
