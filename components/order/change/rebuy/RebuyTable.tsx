import type { ChangeDetail } from '../../../../src/contract/order/change';
import type { RebuyQuote } from '../../../../src/contract/order/rebuy';
import { formatPrice } from '../../../../src/domain/money/money';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { signedAmount } from '../../signed-amount';
import { rebuyTexts } from './texts';

/** Cost of each ticket both ways. The lines add up to the totals below. */
export function RebuyTable({ detail, quote }: { detail: ChangeDetail; quote: RebuyQuote }) {
  const t = useTexts(rebuyTexts);
  const { serviceFee, insurancePrice, insuranceBack } = quote;
  return (
    <table className="oc-table oc-rebuy-table" aria-label={t.table}>
      <thead>
        <tr>
          <th scope="col">{t.ticket}</th>
          <th scope="col">{t.change}</th>
          <th scope="col">{t.rebuy}</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => (
          <tr key={`${line.passengerNo}-${line.segmentNo}`}>
            <th scope="row">
              {detail.passengers.find(({ passengerNo }) => passengerNo === line.passengerNo)?.passagerName}{' '}
              <span className="or-faint">
                {detail.segments.find(({ segmentNo }) => segmentNo === line.segmentNo)?.flightNo}
              </span>
            </th>
            <Amount
              value={line.changeCost}
              parts={[
                t.changeFee(formatPrice(line.changeFee)),
                t.difference(formatPrice(line.fareDifference)),
              ]}
            />
            <Amount
              value={line.newCost - line.refundAmount}
              parts={[
                t.newPrice(formatPrice(line.newPrice)),
                t.newTaxes(formatPrice(line.newTaxes)),
                t.back(formatPrice(line.refundAmount)),
                line.onlyTaxes ? t.onlyTaxes : t.refundFee(formatPrice(line.refundFee)),
              ]}
            />
          </tr>
        ))}
        {serviceFee > 0 && (
          <tr>
            <th scope="row">{t.serviceFee}</th>
            <Amount value={0} />
            <Amount value={serviceFee} />
          </tr>
        )}
        {insurancePrice + insuranceBack > 0 && (
          <tr>
            <th scope="row">{t.insurance}</th>
            <Amount value={0} />
            <Amount
              value={insurancePrice - insuranceBack}
              parts={[t.insured(formatPrice(insurancePrice)), t.back(formatPrice(insuranceBack))]}
            />
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <Amount value={quote.changeTotal} />
          <Amount
            value={quote.rebuyTotal}
            parts={[t.pays(formatPrice(quote.payTotal)), t.back(formatPrice(quote.backTotal))]}
          />
        </tr>
      </tfoot>
    </table>
  );
}

/** Cost with its components; negative for a refund. */
function Amount({ value, parts }: { value: number; parts?: readonly string[] }) {
  return (
    <td>
      <span className="oc-amount">{signedAmount(value)}</span>
      {parts && (
        <small>
          {parts.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </small>
      )}
    </td>
  );
}
