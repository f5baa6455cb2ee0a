/* global React, ReactDOM */
// An application on React 18, beside the React of the suite. React 18 sets only attributes on custom elements, so
// functions, lists and events are set by a ref.
const { gateway, cashier } = await (await fetch('/config.json')).json();
const { createElement: h, useCallback, useState } = React;

await import(`${gateway}/elements/loader.js`);

/** Fetches a token for the signed-in employee from the partner's own server. */
async function getAuthSign() {
  const response = await fetch('/api/auth-sign', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return (await response.json()).authSign ?? '';
}

function App() {
  const [orderNo, setOrderNo] = useState('');
  const [shown, setShown] = useState(true);
  const provider = useCallback((element) => {
    if (element) Object.assign(element, { getAuthSign, trustedOrigins: [cashier] });
  }, []);
  const list = useCallback((element) => {
    element?.addEventListener('tp-detail', (event) => setOrderNo(event.detail.id ?? ''));
  }, []);
  return [
    h('header', { key: 'header', className: 'top' }, [
      h('h1', { key: 'name' }, '合作伙伴办公平台'),
      h('span', { key: 'version' }, `React ${React.version}`),
      h('button', { key: 'toggle', onClick: () => setShown(!shown) }, shown ? '隐藏订单' : '显示订单'),
      h('a', { key: 'back', href: '/' }, '返回'),
    ]),
    h('main', { key: 'main', className: 'content' }, [
      h('p', { key: 'opened', role: 'status' }, orderNo && `正在查看：${orderNo}`),
      shown &&
        h(
          'tp-provider',
          { key: 'provider', ref: provider, gateway, storage: 'memory', theme: 'light' },
          h('tp-order-list', { ref: list, 'page-size': 10 }),
        ),
    ]),
  ];
}

ReactDOM.createRoot(document.querySelector('#app')).render(h(App));
