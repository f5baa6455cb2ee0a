/** @jsxImportSource preact */
import { render } from 'preact';

const View = (data) => (
  <tp-provider gateways={data.gateways} getAuthSign={data.getAuthSign}>
    <p>{data.orderNo}</p>
    {data.shown && (
      <tp-order-list
        orderNo={data.orderNo}
        pageSize={data.pageSize}
        hideFilters={data.hideFilters}
        statuses={data.statuses}
        ontp-navigate={data.onNavigate}
      />
    )}
  </tp-provider>
);

export function mount(target, data) {
  const update = (next) => render(<View {...next} />, target);
  update(data);
  return { update, unmount: () => render(null, target) };
}
