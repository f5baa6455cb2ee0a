import { shortFigure } from './short-figure';
import type { FigureTexts } from './texts';

const UNITS = [
  [1e3, 'K'],
  [1e6, 'M'],
  [1e9, 'B'],
  [1e12, 'T'],
] as const;

export default { short: (value: number) => shortFigure(value, UNITS) } satisfies FigureTexts;
