import { useRef } from 'react';
import type { TpFlightBooking } from 'travel-portal-elements';
import type { PropsOf } from 'travel-portal-elements/react';

const paid = {
  'arr-code': 'SHA',
  'ontp-order-paid': (event) => console.log(event.detail.orderNo),
} satisfies PropsOf<'tp-flight-booking'>;
export const wrong = {
  // @ts-expect-error -- no such event
  'ontp-order-payed': () => undefined,
} satisfies PropsOf<'tp-flight-booking'>;
export const unknown = {
  // @ts-expect-error -- no such attribute
  'arrival-code': 'SHA',
} satisfies PropsOf<'tp-flight-booking'>;

export function Page() {
  const booking = useRef<TpFlightBooking>(null);
  return (
    <tp-provider gateway="https://travel.example" storage="memory" getAuthSign={() => 'token'}>
      <tp-flight-booking
        ref={booking}
        depCode="BJS"
        arr-code="SHA"
        auto-search
        theme="dark"
        density="compact"
        className="wide"
        cabinTypes={[1]}
        ontp-order-paid={(event) => console.log(event.detail.orderNo)}
      />
      <tp-flight-booking {...paid} />
      {/* @ts-expect-error -- a number */}
      <tp-flight-booking maxPassengers="nine" />
      {/* @ts-expect-error -- no such theme */}
      <tp-login theme="blue" />
      {/* @ts-expect-error -- no such element */}
      <tp-of-none />
    </tp-provider>
  );
}
