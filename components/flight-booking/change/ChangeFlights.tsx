import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/host/view-props';
import { START } from '../model/place/place';
import { NO_BOOK_PRICE_LIMIT } from '../filters/conditions';
import Results from '../results/Results';
import { createFlightChoiceStore, type ChoosingFlights } from './flight-choice-store';
import type { changeFlights } from './declaration';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

export default function ChangeFlights(props: ViewProps<typeof changeFlights>) {
  const { host, orderNo, segmentNo, depCode, arrCode, depDate, passengerNos, changeReason } = props;
  const { booking, want } = host.store<ChoosingFlights>(() => createFlightChoiceStore(host));
  const flow = useStore(booking.store, (state) => state.flow);
  const passengers = passengerNos.join();
  useOnValuesChange(() => {
    const nos = passengers === '' ? [] : passengers.split(',').map(Number);
    want({ orderNo, segmentNo, passengerNos: nos, changeReason });
    if (orderNo === '' || nos.length === 0 || depCode === '' || arrCode === '' || depDate === '') return;
    const search = { depCode, arrCode, depDate, retDate: '', autoSearch: true };
    void booking.arrive(search, START, '');
  }, [booking, want, orderNo, segmentNo, depCode, arrCode, depDate, passengers, changeReason]);
  if (flow.step !== 'searching' && flow.step !== 'failed' && flow.step !== 'choosing') return null;
  return (
    <div className="flight-booking">
      <Results
        booking={booking}
        flow={flow}
        cameFrom={undefined}
        cabinTypes={[]}
        conditions={[]}
        bookPriceLimit={NO_BOOK_PRICE_LIMIT}
      />
    </div>
  );
}
