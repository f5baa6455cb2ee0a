import { createRef, render } from 'preact';
import type { TpFlightBooking } from 'travel-portal-elements';
import type { PropsOf } from 'travel-portal-elements/preact';

const booking = createRef<TpFlightBooking>();

const paid = {
  'arr-code': 'SHA',
  'ontp-order-paid': (event) => console.log(event.detail.orderNo),
} satisfies PropsOf<'tp-flight-booking'>;
export const wrong = {
  // @ts-expect-error -- no such event
  'ontp-order-payed': () => undefined,
} satisfies PropsOf<'tp-flight-booking'>;

export const show = (root: Element) =>
  render(
    <tp-provider gateway="https://travel.example" storage="memory" getAuthSign={() => 'token'}>
      <tp-flight-booking
        ref={booking}
        depCode="BJS"
        arr-code="SHA"
        auto-search
        theme="dark"
        class="wide"
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
    </tp-provider>,
    root,
  );
