import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { START } from '../model/place/place';
import { NO_BOOK_PRICE_LIMIT } from '../filters/conditions';
import Results from '../results/Results';
import { createChoosingFlights, type ChoosingFlights } from './choosing-flights';
import type { changeFlights } from './declaration';
import { useWhenGiven } from '../../../src/element/definition/react/use-when-given';

export default function ChangeFlights(props: ViewProps<typeof changeFlights>) {
  const { host, orderNo, segmentNo, depCode, arrCode, depDate, passengerNos, changeReason } = props;
  const { booking, want } = host.store<ChoosingFlights>(() => createChoosingFlights(host));
  const flow = useStore(booking.store, (state) => state.flow);
  const passengers = passengerNos.join();
  useWhenGiven(() => {
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
