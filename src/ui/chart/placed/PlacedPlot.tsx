import { Plot, type ChartPlotProps } from '../Plot';
import { placedPainter } from './placed-painter';

/** A chart whose categories have places of their own: on a map, in a calendar, between two columns. */
export const PlacedPlot = (props: ChartPlotProps) => <Plot {...props} beginPainting={placedPainter} />;
