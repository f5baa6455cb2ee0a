/** Imports of the drawing code including ECharts, on which a chart's frame, texts and table do not depend. */
export const plotCode = {
  load: () => import('./ChartPlot'),
  /** Drawing code of maps, calendars and flows. */
  loadPlaced: () => import('./placed/PlacedPlot'),
  /** Code that makes a picture file. */
  loadPicture: () => import('./chart-picture'),
};
