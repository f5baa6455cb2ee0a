import { queryApprovalOutlook, type ApprovalOutlook } from '../../../src/contract/approval/outlook';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';

/** Current price of the chosen flights, cheaper fares now, and fees that rise later. Renders nothing without data. */
export function Outlook({ applyId }: { applyId: string }) {
  const t = useTexts(approvalListTexts);
  const { data } = useCall(queryApprovalOutlook, { applyId }, { live: true, quiet: true });
  if (data === undefined || (data.legs.length === 0 && data.fee === null)) return null;
  return (
    <div className="tp-detail-card">
      <h3>{t.outlook}</h3>
      <ul className="al-outlook">
        {data.legs.map((leg) => (
          <Leg key={leg.segmentNo} leg={leg} />
        ))}
        {data.fee && <FeeLine fee={data.fee} />}
      </ul>
    </div>
  );
}

function Leg({ leg: { flightNo, priceThen, priceNow, cheaper } }: { leg: ApprovalOutlook['legs'][number] }) {
  const t = useTexts(approvalListTexts);
  const rise = priceNow === null ? 0 : priceNow - priceThen;
  return (
    <li>
      <span>{flightNo}</span>
      <span>{priceNow === null ? t.notOnSale : t.priceNow(formatPrice(priceNow))}</span>
      <span className="al-hint">
        {rise === 0
          ? t.priceThen(formatPrice(priceThen))
          : t.priceMoved(formatPrice(Math.abs(rise)), rise > 0)}
      </span>
      {cheaper.length > 0 && (
        <ul className="al-cheaper" aria-label={t.cheaperNow}>
          {cheaper.map((fare) => (
            <li key={fare.flightNo}>
              <span>
                {fare.flightNo} {fare.takeOffTime.replace('T', ' ')}
              </span>
              <span>¥{formatPrice(fare.salePrice)}</span>
              <span className="al-hint">
                {t.cheaperBy(flightNo, formatPrice((priceNow ?? priceThen) - fare.salePrice))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function FeeLine({ fee: { now, next } }: { fee: NonNullable<ApprovalOutlook['fee']> }) {
  const t = useTexts(approvalListTexts);
  return (
    <li>
      <span>{t.feeNow}</span>
      <span>{now === null ? t.notAllowed : `¥${formatPrice(now)}`}</span>
      {next && (
        <span className="al-hint">
          {t.feeLater(instantText(next.time), next.fee === null ? null : formatPrice(next.fee))}
        </span>
      )}
    </li>
  );
}
