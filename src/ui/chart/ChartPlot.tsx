import { axesPainter } from './axes-painter';
import { Plot, type ChartPlotProps } from './Plot';

const beginPainting = () => axesPainter;

/** A chart with axes, or of the parts of a whole. */
export const ChartPlot = (props: ChartPlotProps) => <Plot {...props} beginPainting={beginPainting} />;
