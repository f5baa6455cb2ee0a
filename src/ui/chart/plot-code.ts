/** The code of what is drawn, ECharts with it: a chart's frame, words and table stand without it. */
export const plotCode = {
  load: () => import('./ChartPlot'),
  /** Of maps, calendars and flows. */
  loadPlaced: () => import('./placed/PlacedPlot'),
};
