/** The views that stand, by framework, with what each was given last and what it has heard. */
const views = new Map();

/** What every view is given at first. */
const firstGiven = (heard) => ({
  shown: true,
  orderNo: '26010100000001',
  pageSize: 5,
  hideFilters: true,
  statuses: ['待支付', '已取消'],
  gateways: { flight: { timeoutMs: 20_000 } },
  // nobody is there yet: nothing is asked of a gateway
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

/** The framework gives other values; undefined takes one away. */
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

/** The kinds of what was given that are in the elements now. */
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
    // by its name as it is, with its detail, and prevented
    event: !list.dispatchEvent(navigate) && heard.pop() === given.orderNo,
  };
  return Object.keys(isIn).filter((kind) => isIn[kind]);
}
