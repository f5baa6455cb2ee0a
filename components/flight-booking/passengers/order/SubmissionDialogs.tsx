import { useStore } from 'zustand';
import { errorTexts } from '../../../../src/element/errors/texts';
import { OverBudgetBox } from '../../../../src/element/over-budget/OverBudgetBox';
import { InlineName } from '../../../../src/ui/layout/disclosure/InlineName';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import { searchStoreOf } from '../../model/search/search-store';
import { orderStoreOf } from '../../model/order/order-store';
import { Overlaps } from '../Overlaps';
import { PriceChanged } from './PriceChanged';
import { RefusalDialog } from '../../standards/RefusalDialog';
import { flightPassengerTexts } from '../texts';

/** Dialogs for outcomes of a submission that require a reaction. The draft stays unchanged. */
export function SubmissionDialogs({ booking }: { booking: Booking }) {
  const t = useTexts(flightPassengerTexts);
  const { say } = useTexts(errorTexts);
  const { flow, submission } = useStore(booking.store);
  const { result, busy } = submission;
  const chooseAgain = () => {
    orderStoreOf(booking).dismiss();
    searchStoreOf(booking).backToResults();
    void booking.search();
  };
  switch (result?.kind) {
    case undefined:
      return null;
    case 'blocked':
      // a refusal by the gateway may concern the flight alone, such as its seats, so another flight is offered
      return result.errorType === 0 ? (
        <MessageBox
          title={result.title === '' ? t.note : result.title}
          confirmText={t.reselect}
          cancelText={t.amend}
          onConfirm={chooseAgain}
          onCancel={orderStoreOf(booking).amend}
        >
          {say(result.content)}
        </MessageBox>
      ) : (
        <MessageBox title={result.title} onConfirm={orderStoreOf(booking).amend}>
          {result.content}
        </MessageBox>
      );
    case 'price-changed':
      return (
        <PriceChanged booking={booking} choices={'choices' in flow ? flow.choices : []} changed={result} />
      );
    case 'gone':
      return (
        <MessageBox
          confirmText={t.reselect}
          cancelText={t.amend}
          onConfirm={chooseAgain}
          onCancel={orderStoreOf(booking).amend}
        >
          {say(result.message)}
        </MessageBox>
      );
    case 'too-many-held':
      return (
        <MessageBox title={t.note} onConfirm={orderStoreOf(booking).dismiss}>
          {say(result.message)}
        </MessageBox>
      );
    case 'overlapping':
      return (
        <Overlaps
          overlaps={result.overlaps}
          onConfirm={() => void orderStoreOf(booking).acceptOverlaps()}
          onCancel={orderStoreOf(booking).amend}
        />
      );
    case 'over-budget':
      return (
        <OverBudgetBox
          refusal={result}
          confirmText={t.bookAnyway}
          onConfirm={() => void orderStoreOf(booking).acceptOverBudget()}
          onCancel={orderStoreOf(booking).amend}
        />
      );
    case 'duplicated':
      return (
        <MessageBox
          confirmText={t.leaveOut}
          cancelText={t.amend}
          onConfirm={() => void orderStoreOf(booking).leaveOutDuplicates()}
          onCancel={orderStoreOf(booking).amend}
        >
          {t.duplicated(say(result.message), result.names)}
        </MessageBox>
      );
    case 'over-standard':
    case 'request-refused':
      return <RefusalDialog booking={booking} refusal={result} />;
    case 'over-application-refused':
      return (
        <MessageBox
          confirmText={t.dropApply}
          cancelText={t.amend}
          onConfirm={() => {
            orderStoreOf(booking).amend();
            booking.dropOverApplication();
          }}
          onCancel={orderStoreOf(booking).amend}
        >
          {t.applyRefused(say(result.message))}
        </MessageBox>
      );
    case 'asked':
      return (
        <MessageBox title={t.asked} confirmText={t.understood} onConfirm={orderStoreOf(booking).dismiss}>
          {t.askedFor(result.flightNos, result.applyId)}
          <InlineName>{result.approverName}</InlineName>
          {t.askedNext}
        </MessageBox>
      );
    case 'uncertain':
      return (
        <MessageBox confirmText={t.retry} loading={busy} onConfirm={() => void orderStoreOf(booking).retry()}>
          {t.unanswered(result.what, result.reason && say(result.reason))}
        </MessageBox>
      );
  }
}
