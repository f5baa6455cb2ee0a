import { errorTexts } from '../../../src/element/errors/texts';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { searchStoreOf } from '../model/search/search-store';
import { orderStoreOf } from '../model/order/order-store';
import type { StandardRefusal } from './clearance';
import { flightStandardTexts } from './texts';

/** Dialog on a refusal by standards or requests. The draft stays unchanged. */
export function RefusalDialog({ booking, refusal }: { booking: Booking; refusal: StandardRefusal }) {
  const t = useTexts(flightStandardTexts);
  const message = useTexts(errorTexts).say(refusal.message);
  if (refusal.kind === 'request-refused') {
    return (
      <MessageBox
        confirmText={refusal.isMissing ? t.chooseRequest : t.otherRequest}
        cancelText={t.back}
        onConfirm={() => {
          orderStoreOf(booking).amend();
          booking.openRequests();
        }}
        onCancel={orderStoreOf(booking).amend}
      >
        {message}
      </MessageBox>
    );
  }
  const reselect = () => {
    orderStoreOf(booking).dismiss();
    searchStoreOf(booking).backToResults();
  };
  const canExplain = Object.keys(refusal.missing).length > 0;
  return canExplain ? (
    <MessageBox
      confirmText={t.fillReasons}
      cancelText={t.reselect}
      onConfirm={orderStoreOf(booking).explainOver}
      onCancel={reselect}
    >
      {t.changed(message)}
    </MessageBox>
  ) : (
    <MessageBox
      confirmText={t.reselect}
      cancelText={t.stay}
      onConfirm={reselect}
      onCancel={orderStoreOf(booking).dismiss}
    >
      {message}
    </MessageBox>
  );
}
