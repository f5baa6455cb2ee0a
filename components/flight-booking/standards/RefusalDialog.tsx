import { errorTexts } from '../../../src/element/errors/texts';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { searchingOf } from '../model/search/searching';
import { orderingOf } from '../model/order/ordering';
import type { StandardRefusal } from './clearance';
import { flightStandardTexts } from './texts';

/** Says what standards or requests have against the order, and lets one go on or back; the draft stays. */
export function RefusalDialog({ booking, refusal }: { booking: Booking; refusal: StandardRefusal }) {
  const t = useTexts(flightStandardTexts);
  const message = useTexts(errorTexts).say(refusal.message);
  if (refusal.kind === 'request-refused') {
    return (
      <MessageBox
        confirmText={refusal.isMissing ? t.chooseRequest : t.otherRequest}
        cancelText={t.back}
        onConfirm={() => {
          orderingOf(booking).amend();
          booking.openRequests();
        }}
        onCancel={orderingOf(booking).amend}
      >
        {message}
      </MessageBox>
    );
  }
  const reselect = () => {
    orderingOf(booking).dismiss();
    searchingOf(booking).backToResults();
  };
  const canExplain = Object.keys(refusal.missing).length > 0;
  return canExplain ? (
    <MessageBox
      confirmText={t.fillReasons}
      cancelText={t.reselect}
      onConfirm={orderingOf(booking).explainOver}
      onCancel={reselect}
    >
      {t.changed(message)}
    </MessageBox>
  ) : (
    <MessageBox
      confirmText={t.reselect}
      cancelText={t.stay}
      onConfirm={reselect}
      onCancel={orderingOf(booking).dismiss}
    >
      {message}
    </MessageBox>
  );
}
