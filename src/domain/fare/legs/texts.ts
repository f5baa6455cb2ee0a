import { defineTexts, type TextsOf } from '../../texts/texts';

const chinese = {
  outbound: '去程',
  return: '返程',
  /** A flight of a connection, from 1; `way` is '' where there is only one. */
  flight: (way: string, place: number) => `${way}第${place}程`,
};

export type LegTexts = TextsOf<typeof chinese>;

export const legTexts = defineTexts('legs', chinese, () => import('./texts.en'));
