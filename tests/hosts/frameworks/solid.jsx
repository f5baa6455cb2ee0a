import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';

const View = (props) => (
  <tp-provider prop:gateways={props.data.gateways} prop:getAuthSign={props.data.getAuthSign}>
    <p>{props.data.orderNo}</p>
    <Show when={props.data.shown}>
      <tp-order-list
        prop:orderNo={props.data.orderNo}
        prop:pageSize={props.data.pageSize}
        prop:hideFilters={props.data.hideFilters}
        prop:statuses={props.data.statuses}
        on:tp-navigate={(event) => props.data.onNavigate(event)}
      />
    </Show>
  </tp-provider>
);

export function mount(target, first) {
  const [data, update] = createSignal(first);
  const unmount = render(() => <View data={data()} />, target);
  return { update, unmount };
}
