import 'travel-portal-elements/solid';

export const page = () => (
  <tp-provider gateway="https://travel.example" storage="memory" prop:getAuthSign={() => 'token'}>
    <tp-flight-booking
      dep-code="BJS"
      prop:arrCode="SHA"
      auto-search
      theme="dark"
      class="wide"
      on:tp-order-paid={(event) => console.log(event.detail.orderNo)}
    />
    {/* @ts-expect-error -- no such theme */}
    <tp-login theme="blue" />
    {/* @ts-expect-error -- a number */}
    <tp-flight-booking prop:maxPassengers="nine" />
  </tp-provider>
);
