import { Plot, type ChartPlotProps } from '../Plot';
import { placedPainter } from './placed-painter';

/** A chart whose categories have their own positions: on a map, in a calendar, or between two columns. */
export const PlacedPlot = (props: ChartPlotProps) => <Plot {...props} beginPainting={placedPainter} />;
