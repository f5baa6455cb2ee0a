import { OneLine } from '../layout/disclosure/OneLine';
import { classNames } from '../tokens/class-names';
import { useTexts } from '../texts/use-texts';
import { valueText } from './picture-text';
import {
  categoryHue,
  drawnCount,
  hueOf,
  isBelowZero,
  lineWidth,
  STEPS,
  stepsOf,
  type Picture,
} from './picture';
import { chartTexts } from './texts';
import { rampColour } from './theme';

/** Meaning of the colours: the series, or the parts of a whole with their values. */
export function ChartLegend({ picture }: { picture: Picture }) {
  const t = useTexts(chartTexts);
  const { kind, categories, series, places } = picture;
  if (places) return <PlacedLegend picture={picture} />;
  if (kind !== 'share' && series.length < 2) return null;
  const items =
    kind === 'share'
      ? categories.map((name, part) => ({
          name,
          hue: categoryHue(picture, part),
          look: '',
          value: valueText({ ...picture, format: picture.formatShort }, 0, part, t),
        }))
      : series.map(({ name, isCompared, isLine }, index) => ({
          name,
          hue: hueOf(series, index),
          look: classNames(isCompared && 'compared', (isLine || kind === 'line') && 'line'),
          value: undefined,
        }));
  return (
    <ul className="tp-chart-legend">
      {items.map(({ name, hue, look, value }, index) => (
        // eslint-disable-next-line react/no-array-index-key -- two may have the same name
        <li key={index}>
          <i className={look} style={{ color: `var(--_chart-${hue + 1})` }} aria-hidden="true" />
          <OneLine>{name}</OneLine>
          {value !== undefined && <b>{value}</b>}
        </li>
      ))}
    </ul>
  );
}

/** Scale of colours or widths. Flows need none, as names stand beside them. */
function PlacedLegend({ picture }: { picture: Picture }) {
  const t = useTexts(chartTexts);
  const { series, places, formatShort } = picture;
  const values = series[0]?.values ?? [];
  if (places?.kind === 'map') {
    const drawn = values.slice(0, drawnCount(picture)).map((value) => Math.max(0, value ?? 0));
    const most = Math.max(...drawn);
    const ends = [...new Set([Math.min(...drawn), most])];
    return (
      <ul className="tp-chart-legend">
        {drawn.length > 0 &&
          ends.map((value) => (
            <li key={value}>
              <i
                className="line"
                style={{ color: 'var(--_chart-1)', borderBlockStartWidth: lineWidth(value, most) }}
                aria-hidden="true"
              />
              {formatShort(value)}
            </li>
          ))}
      </ul>
    );
  }
  if (places?.kind !== 'calendar') return null;
  const steps = stepsOf(values);
  return (
    <ul className="tp-chart-legend">
      {values.some(isBelowZero) && (
        <li>
          <i className="below" aria-hidden="true" />
          {t.belowZero}
        </li>
      )}
      {steps.map((end, at) => (
        <li key={end}>
          <i style={{ color: rampColour(STEPS - steps.length + 1 + at) }} aria-hidden="true" />
          {t.upTo(formatShort(end))}
        </li>
      ))}
      {places.days.some((day) => places.off.has(day)) && (
        <li>
          <i className="off" aria-hidden="true" />
          {places.offName}
        </li>
      )}
    </ul>
  );
}
