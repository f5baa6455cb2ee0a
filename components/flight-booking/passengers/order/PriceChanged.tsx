import { formatPrice } from '../../../../src/domain/money/money';
import { errorTexts } from '../../../../src/element/errors/texts';
import { Price } from '../../../../src/ui/fare/Price';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import type { Choice } from '../../model/journey';
import { orderStoreOf } from '../../model/order/order-store';
import { sectorsOf } from '../../model/sectors';
import type { SubmitResult } from './submit-result';
import { flightPassengerTexts } from '../texts';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  changed: Extract<SubmitResult, { kind: 'price-changed' }>;
}

/** Dialog on a changed fare with the former and the new amount, to continue or not. */
export function PriceChanged({ booking, choices, changed }: Props) {
  const t = useTexts(flightPassengerTexts);
  const { say } = useTexts(errorTexts);
  const { segmentNo, sequenceNo = 1, salePrice, message } = changed;
  const choice = choices[segmentNo - 1];
  const sector = choice && sectorsOf(choice)[sequenceNo - 1];
  const more = sector ? salePrice - sector.unit.salePrice : 0;
  return (
    <MessageBox
      confirmText={t.acceptPrice}
      cancelText={t.amend}
      onConfirm={() => void orderStoreOf(booking).acceptPrice()}
      onCancel={orderStoreOf(booking).amend}
    >
      <div className="fb-price-changed">
        <p>{say(message)}</p>
        <Facts>
          {sector && (
            <Fact name={t.flight}>
              {`${sector.flight.flightNo} ${sector.flight.depCityName} → ${sector.flight.arrCityName}`}
            </Fact>
          )}
          {sector && <Fact name={t.formerFare}>{`¥${formatPrice(sector.unit.salePrice)}`}</Fact>}
          <Fact name={t.newFare}>
            <Price fen={salePrice} />
            {more !== 0 && (
              <span className="fb-card-note">{t.fareChange(more > 0, formatPrice(Math.abs(more)))}</span>
            )}
          </Fact>
        </Facts>
      </div>
    </MessageBox>
  );
}
