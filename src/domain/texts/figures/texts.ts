import { defineTexts, type TextsOf } from '../texts';
import { shortFigure } from './short-figure';

const UNITS = [
  [1e4, '万'],
  [1e8, '亿'],
  [1e12, '万亿'],
] as const;

const chinese = {
  /** 12345.6 as 1.23万, 120000000 as 1.2亿, -350 as -350. */
  short: (value: number): string => shortFigure(value, UNITS),
};

export type FigureTexts = TextsOf<typeof chinese>;

/** Figures with a unit of their size, for places without room for all digits. */
export const figureTexts = defineTexts('figures', chinese, () => import('./texts.en'));
