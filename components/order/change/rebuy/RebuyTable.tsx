import type { ReactNode } from 'react';
import type { ChangeDetail } from '../../../../src/contract/order/change';
import type { RebuyQuote } from '../../../../src/contract/order/rebuy';
import { formatPrice } from '../../../../src/domain/money/money';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { rebuyTexts } from './texts';

/** Each ticket both ways: the lines add up to the totals below them. */
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
            <Amount value={line.changeCost}>
              {t.changeParts(formatPrice(line.changeFee), formatPrice(line.fareDifference))}
            </Amount>
            <Amount value={line.newCost - line.refundAmount}>
              {t.newParts(formatPrice(line.newPrice), formatPrice(line.newTaxes))}
              <br />
              {line.onlyTaxes
                ? t.onlyTaxes(formatPrice(line.refundAmount))
                : t.backParts(formatPrice(line.refundAmount), formatPrice(line.refundFee))}
            </Amount>
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
            <Amount value={insurancePrice - insuranceBack}>
              {t.insuranceParts(formatPrice(insurancePrice), formatPrice(insuranceBack))}
            </Amount>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <Amount value={quote.changeTotal} />
          <Amount value={quote.rebuyTotal}>
            {t.totalParts(formatPrice(quote.payTotal), formatPrice(quote.backTotal))}
          </Amount>
        </tr>
      </tfoot>
    </table>
  );
}

/** What it costs, below 0 for what comes back, and of what it is made. */
function Amount({ value, children }: { value: number; children?: ReactNode }) {
  return (
    <td>
      <span className="oc-amount">{`${value < 0 ? '−' : ''}¥${formatPrice(Math.abs(value))}`}</span>
      {children && <small>{children}</small>}
    </td>
  );
}
