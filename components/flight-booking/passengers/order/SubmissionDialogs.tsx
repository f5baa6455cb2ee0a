import { useStore } from 'zustand';
import { errorTexts } from '../../../../src/element/errors/texts';
import { OverBudgetBox } from '../../../../src/element/over-budget/OverBudgetBox';
import { InlineName } from '../../../../src/ui/layout/disclosure/InlineName';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import { searchingOf } from '../../model/search/searching';
import { orderingOf } from '../../model/order/ordering';
import { Overlaps } from '../Overlaps';
import { PriceChanged } from './PriceChanged';
import { RefusalDialog } from '../../standards/RefusalDialog';
import { flightPassengerTexts } from '../texts';

/** What the user has to answer to after submitting; the draft stays as it is. */
export function SubmissionDialogs({ booking }: { booking: Booking }) {
  const t = useTexts(flightPassengerTexts);
  const { say } = useTexts(errorTexts);
  const { flow, submission } = useStore(booking.store);
  const { result, busy } = submission;
  const chooseAgain = () => {
    orderingOf(booking).dismiss();
    searchingOf(booking).backToResults();
    void booking.search();
  };
  switch (result?.kind) {
    case undefined:
      return null;
    case 'blocked':
      // what the gateway finds out may be a matter of the flight alone, such as its seats
      return result.errorType === 0 ? (
        <MessageBox
          title={result.title === '' ? t.note : result.title}
          confirmText={t.reselect}
          cancelText={t.amend}
          onConfirm={chooseAgain}
          onCancel={orderingOf(booking).amend}
        >
          {say(result.content)}
        </MessageBox>
      ) : (
        <MessageBox title={result.title} onConfirm={orderingOf(booking).amend}>
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
          onCancel={orderingOf(booking).amend}
        >
          {say(result.message)}
        </MessageBox>
      );
    case 'too-many-held':
      return (
        <MessageBox title={t.note} onConfirm={orderingOf(booking).dismiss}>
          {say(result.message)}
        </MessageBox>
      );
    case 'overlapping':
      return (
        <Overlaps
          overlaps={result.overlaps}
          onConfirm={() => void orderingOf(booking).acceptOverlaps()}
          onCancel={orderingOf(booking).amend}
        />
      );
    case 'over-budget':
      return (
        <OverBudgetBox
          refusal={result}
          confirmText={t.bookAnyway}
          onConfirm={() => void orderingOf(booking).acceptOverBudget()}
          onCancel={orderingOf(booking).amend}
        />
      );
    case 'duplicated':
      return (
        <MessageBox
          confirmText={t.leaveOut}
          cancelText={t.amend}
          onConfirm={() => void orderingOf(booking).leaveOutDuplicates()}
          onCancel={orderingOf(booking).amend}
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
            orderingOf(booking).amend();
            booking.dropOverApplication();
          }}
          onCancel={orderingOf(booking).amend}
        >
          {t.applyRefused(say(result.message))}
        </MessageBox>
      );
    case 'asked':
      return (
        <MessageBox title={t.asked} confirmText={t.understood} onConfirm={orderingOf(booking).dismiss}>
          {t.askedFor(result.flightNos, result.applyId)}
          <InlineName>{result.approverName}</InlineName>
          {t.askedNext}
        </MessageBox>
      );
    case 'uncertain':
      return (
        <MessageBox confirmText={t.retry} loading={busy} onConfirm={() => void orderingOf(booking).retry()}>
          {t.unanswered(result.what, result.reason && say(result.reason))}
        </MessageBox>
      );
  }
}
