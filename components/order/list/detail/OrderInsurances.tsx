import type { OrderDetail } from '../../../../src/contract/order/list';
import { formatPrice } from '../../../../src/domain/money/money';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { Names } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts } from '../texts';

/** Insured travellers and the flights covered now: the new flights after a change. */
export function OrderInsurances({ travellers }: Pick<OrderDetail, 'travellers'>) {
  const t = useTexts(orderListTexts);
  if (travellers.every(({ insurances }) => insurances.length === 0)) return null;
  return (
    <ul className="ol-insurances" aria-label={t.insurances}>
      {travellers.flatMap(({ passagerName, insurances }, i) =>
        insurances.map(({ productName, insurerName, price, boughtWith, state, flights }) => (
          <li key={`${i} ${productName}`}>
            <Tag tone={state === 'covers' ? 'within' : 'neutral'}>{t.insuranceState(state)}</Tag>
            <Names names={[productName]} />
            <Names names={[passagerName]} />
            <Names names={[insurerName]} />
            <span className="ol-insured-flights">
              {flights.map(({ flightNo, takeOffTime }) => (
                <span key={`${flightNo} ${takeOffTime}`}>
                  {t.insuredFlight(`${flightNo} ${takeOffTime.replace('T', ' ')}`)}
                </span>
              ))}
            </span>
            {boughtWith === '' ? (
              <strong>¥{formatPrice(price)}</strong>
            ) : (
              <span className="ol-insured-before">{t.insuranceFrom(boughtWith)}</span>
            )}
          </li>
        )),
      )}
    </ul>
  );
}
