import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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
  const root = createRoot(target);
  const update = (next) => flushSync(() => root.render(<View {...next} />));
  update(data);
  return { update, unmount: () => root.unmount() };
}
