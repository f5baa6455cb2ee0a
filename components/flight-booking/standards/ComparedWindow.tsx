import type { ExplainedWindow } from '../../../src/domain/standard/explanation';
import { formatPrice } from '../../../src/domain/money/money';
import { LEFT_OUT_TEXTS, toleranceText, windowText } from './window-texts';

interface Props {
  window: ExplainedWindow;
  /** There are windows of other standards too. */
  named: boolean;
  /** Of the fare that is explained, fen. */
  salePrice: number;
}

/** Which flights the lowest-fare rule compared, and which prices it left out and why. */
export function ComparedWindow({ window, named, salePrice }: Props) {
  const { standardName, rule, flights, fares, lowest, leftOut } = window;
  const cheaper = leftOut.some((group) => group.lowest.salePrice < salePrice);
  return (
    <section className="fb-window" aria-label={`低价比较范围${named ? ` ${standardName}` : ''}`}>
      <h3>低价比较范围{named && `《${standardName}》`}</h3>
      <p>{windowText(window, rule.minutes)}</p>
      <p>
        {lowest === null
          ? '其中没有可计入的价格，低价规则不作要求'
          : `计入 ${flights} 个航班的 ${fares} 个价格，最低 ${lowest.flightNo} ${lowest.takeOffTime.slice(11)} 起飞 ¥${formatPrice(lowest.salePrice)}${toleranceText(rule.tolerance)}`}
      </p>
      {leftOut.length > 0 && (
        <>
          <h4>未计入{cheaper && '（含更低价格）'}</h4>
          <ul>
            {leftOut.map(({ why, fares: count, lowest: { flightNo, salePrice: least } }) => (
              <li key={why}>
                <span>{LEFT_OUT_TEXTS[why]}</span>
                <span>
                  {count} 个价格，最低 {flightNo} ¥{formatPrice(least)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
