/** Mounted views by framework, with their last values and the events they have received. */
const views = new Map();

/** Initial values of every view. */
const firstGiven = (heard) => ({
  shown: true,
  orderNo: '26010100000001',
  pageSize: 5,
  hideFilters: true,
  statuses: ['待支付', '已取消'],
  gateways: { flight: { timeoutMs: 20_000 } },
  // never resolves: without a user no call is made
  getAuthSign: () => new Promise(() => undefined),
  onNavigate: (event) => {
    event.preventDefault();
    heard.push(event.detail);
  },
});

export async function mountView(framework, mount) {
  const target = document.body.appendChild(document.createElement('div'));
  target.id = framework;
  const heard = [];
  const given = firstGiven(heard);
  views.set(framework, { target, heard, given, ...(await mount(target, given)) });
}

/** Changes values of a view; undefined removes one. */
export function give(framework, change) {
  const view = views.get(framework);
  view.given = { ...view.given, ...change };
  view.update(view.given);
}

export function unmountView(framework) {
  const { unmount, target } = views.get(framework);
  unmount();
  const left = target.childElementCount;
  target.remove();
  return left;
}

/** Returns the kinds of values that have arrived in the elements. */
export function kindsIn(framework) {
  const { target, given, heard } = views.get(framework);
  const provider = target.querySelector('tp-provider');
  const list = provider?.querySelector('tp-order-list');
  if (!list) return [];
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const navigate = new CustomEvent('tp-navigate', { detail: given.orderNo, cancelable: true });
  const isIn = {
    text: list.orderNo === given.orderNo,
    number: list.pageSize === given.pageSize,
    boolean: list.hideFilters === given.hideFilters,
    list: same(list.statuses, given.statuses),
    object: same(provider.gateways, given.gateways),
    function: provider.getAuthSign === given.getAuthSign,
    // received under its exact name, with its detail, and cancelled
    event: !list.dispatchEvent(navigate) && heard.pop() === given.orderNo,
  };
  return Object.keys(isIn).filter((kind) => isIn[kind]);
}
