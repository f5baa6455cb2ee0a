// The alternative integration: this page runs no script of another origin. The elements are in an iframe, and the
// script that communicates with it is the partner's own copy.
import { connectFrame } from './vendor/connect-frame.js';

const { gateway } = await (await fetch('/config.json')).json();
const status = document.querySelector('[role=status]');

/** Fetches a token for the signed-in employee from the partner's own server. */
async function getAuthSign() {
  const response = await fetch('/api/auth-sign', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) status.textContent = '请先返回首页登录';
  return (await response.json()).authSign ?? '';
}

const iframe = document.createElement('iframe');
iframe.title = '差旅订单';
iframe.src = `${gateway}/elements/frame.html?element=tp-order-list&connect`;
iframe.sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
document.querySelector('main').append(iframe);
connectFrame(iframe, {
  origin: gateway,
  getAuthSign,
  minHeight: 480,
  // this site has no dark theme
  theme: 'light',
  onEvent(name, detail) {
    if (name === 'tp-order-paid') status.textContent = `最近支付的订单：${detail.orderNo}`;
  },
});
