import type { ExplainedWindow } from '../../../src/domain/travel-standard/explanation';
import { formatPrice } from '../../../src/domain/money/money';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightStandardTexts } from './texts';

interface Props {
  window: ExplainedWindow;
  /** Shows the standard's name, when windows of several standards are listed. */
  named: boolean;
  /** Price of the explained fare in fen. */
  salePrice: number;
}

/** Flights that the lowest-fare rule compared, and the prices it excluded with the reasons. */
export function ComparedWindow({ window, named, salePrice }: Props) {
  const { standardName, rule, flights, fares, lowest, leftOut } = window;
  const t = useTexts(flightStandardTexts);
  const standard = named ? standardName : '';
  const cheaper = leftOut.some((group) => group.lowest.salePrice < salePrice);
  return (
    <section className="fb-window" aria-label={t.windowLabel(standard)}>
      <h3>{t.window(standard)}</h3>
      <p>{t.windowHours(window, rule.minutes)}</p>
      <p>
        {lowest === null
          ? t.noneCompared
          : t.compared(
              flights,
              fares,
              lowest.flightNo,
              lowest.takeOffTime.slice(11),
              formatPrice(lowest.salePrice),
            ) + t.tolerance(rule.tolerance)}
      </p>
      {leftOut.length > 0 && (
        <>
          <h4>{t.notCompared(cheaper)}</h4>
          <ul>
            {leftOut.map(({ why, fares: count, lowest: { flightNo, salePrice: least } }) => (
              <li key={why}>
                <span>{t.leftOut(why)}</span>
                <span>{t.leftOutFares(count, flightNo, formatPrice(least))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
