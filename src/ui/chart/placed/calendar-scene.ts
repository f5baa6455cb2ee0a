import type { Size } from '../chart-canvas';
import { labelText } from '../label-text';
import { isBelowZero, STEPS, stepOf, stepsOf, type CalendarPlaces, type Picture } from '../picture';
import type { ChartTheme } from '../theme';
import type { Box } from './box';
import { calendarLayout } from './calendar-layout';
import { rectsShape } from './rects-shape';
import { textShape, type Scene, type Shape } from './scene';

/** Corner radius of a day, in px. */
const RADIUS = 2;

/** A higher value makes a day both larger and stronger in colour, so that colour is not the only sign. */
export function calendarScene(
  picture: Picture,
  { days, off, weekdays, monthName }: CalendarPlaces,
  theme: ChartTheme,
  size: Size,
): Scene {
  const layout = calendarLayout(days, size);
  const values = picture.series[0]?.values ?? [];
  const steps = stepsOf(values);
  const items = layout.cells.map((cell, index): Shape => {
    const step = stepOf(values[index] ?? null, steps);
    const inset = step === 0 ? 1 : 1 + ((STEPS - step) / STEPS) * 0.3 * Math.min(cell.width, cell.height);
    return {
      type: 'rect',
      silent: true,
      shape: { ...inside(cell, inset), r: RADIUS },
      style: isBelowZero(values[index])
        ? { fill: theme.ground, stroke: theme.secondary, lineWidth: 1.5, lineDash: [3, 2] }
        : { fill: step === 0 ? theme.shade : (theme.ramp[step - 1] ?? theme.text) },
      emphasis: { style: { stroke: theme.text, lineWidth: 2 } },
    };
  });
  const grounds = rectsShape(
    layout.cells.map((cell) => inside(cell, 1)),
    RADIUS,
    { fill: theme.shade },
  );
  const marks = rectsShape(
    layout.cells.filter((_, index) => off.has(days[index] ?? '')).map((cell) => inside(cell, 1.5)),
    RADIUS,
    { fill: 'none', stroke: theme.holiday, lineWidth: 1.5 },
  );
  const names = [
    ...layout.months.map(({ x, y, month }) =>
      textShape(labelText(monthName(month), 8), [x, y], theme, { verticalAlign: 'top' }),
    ),
    ...layout.weekdays.map(({ x, y, weekday }) =>
      textShape(labelText(weekdays[weekday] ?? '', 3), [x, y], theme),
    ),
  ];
  return {
    below: [grounds, ...names],
    items,
    above: [marks],
    pointOf: (index) => {
      const { x = 0, y = 0, width = 0, height = 0 } = layout.cells[index] ?? {};
      return [x + width / 2, y + height / 2];
    },
    indexAt: layout.indexAt,
  };
}

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});
