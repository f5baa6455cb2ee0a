import type { ChangeDetail, ChangeQuote } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { changeTexts } from './texts';

/** Cost of the change by ticket. The lines add up to the amount due. */
export function ChangeCost({ detail, quote }: { detail: ChangeDetail; quote: ChangeQuote }) {
  const t = useTexts(changeTexts);
  return (
    <>
      <table className="oc-table">
        <thead>
          <tr>
            <th scope="col">
              <Tag tone="accent">{t.kind(quote.kind)}</Tag>
            </th>
            <th scope="col">{t.feeName}</th>
            <th scope="col">{t.differenceName}</th>
            <th scope="col">{t.sumName}</th>
          </tr>
        </thead>
        <tbody>
          {quote.tickets.map(({ passengerNo, segmentNo, changeFee, fareDifference }) => (
            <tr key={`${passengerNo}-${segmentNo}`}>
              <th scope="row">
                {detail.passengers.find((one) => one.passengerNo === passengerNo)?.passagerName}{' '}
                <span className="or-faint">
                  {detail.segments.find((one) => one.segmentNo === segmentNo)?.flightNo}
                </span>
              </th>
              <td>¥{formatPrice(changeFee)}</td>
              <td>¥{formatPrice(fareDifference)}</td>
              <td>¥{formatPrice(changeFee + fareDifference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {quote.tickets.some(({ fareDifference }) => fareDifference === 0) && (
        <p className="or-note">{t.noBack}</p>
      )}
    </>
  );
}
