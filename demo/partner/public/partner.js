/* global Vue */
// The partner's own application: Vue, its own login, and elements of the suite. The token stays in a variable;
// `getAuthSign` returns it, and fetches another one when the suite calls it again.
const { gateway, cashier } = await (await fetch('/config.json')).json();
const { createApp, h, ref } = Vue;

await import(`${gateway}/elements/loader.js`);

async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, answer: await response.json() };
}

const LoginForm = {
  emits: ['login'],
  setup(_props, { emit }) {
    const account = ref('');
    const password = ref('');
    const message = ref('');
    const submit = async (event) => {
      event.preventDefault();
      const { ok, answer } = await post('/api/login', { account: account.value, password: password.value });
      if (ok) emit('login', answer.name);
      else message.value = answer.message;
    };
    const field = (label, model, type) =>
      h('label', [
        label,
        h('input', { type, value: model.value, onInput: (e) => (model.value = e.target.value) }),
      ]);
    return () =>
      h('form', { class: 'login', onSubmit: submit }, [
        h('h1', '员工登录'),
        field('账号', account, 'text'),
        field('密码', password, 'password'),
        message.value && h('p', { role: 'alert' }, message.value),
        h('button', { type: 'submit' }, '登录'),
      ]);
  },
};

const App = {
  setup() {
    const name = ref('');
    const page = ref('book');
    const paid = ref('');
    const orderNo = ref('');
    const decided = ref('');
    // a single application, if a link of the partner names it
    const applyId = new URLSearchParams(location.search).get('application') ?? '';
    if (applyId !== '') page.value = 'approvals';
    // fetches a token for the signed-in employee from the partner's own server
    const getAuthSign = async () => (await post('/api/auth-sign', {})).answer.authSign ?? '';
    // a page that only shows orders has a token for that alone
    const getNarrowSign = async () =>
      (await post('/api/auth-sign', { widget: 'orders' })).answer.authSign ?? '';
    const tab = (key, label) =>
      h(
        'button',
        { 'aria-current': page.value === key ? 'page' : undefined, onClick: () => (page.value = key) },
        label,
      );
    const provider = (child, key, token) =>
      h(
        'tp-provider',
        {
          key,
          gateway,
          storage: 'memory',
          // this site has no dark theme
          theme: 'light',
          'package-name': 'partner-office',
          // the dot makes Vue set the property even before the element's class is defined
          '.getAuthSign': token,
          '.trustedOrigins': [cashier],
        },
        [child],
      );
    const content = () =>
      page.value === 'book'
        ? h('tp-flight-booking', {
            key: 'book',
            'onTp-order-paid': (event) => (paid.value = event.detail.orderNo),
            'onTp-navigate': (event) => {
              event.preventDefault();
              orderNo.value = event.detail.orderNo;
              page.value = 'orders';
            },
          })
        : page.value === 'approvals'
          ? h(applyId === '' ? 'tp-approval-list' : 'tp-approval-detail', {
              key: 'approvals',
              'apply-id': applyId,
              'onTp-approval-decided': ({ detail }) =>
                (decided.value = `${detail.applyId} ${detail.applyState}`),
            })
          : page.value === 'look'
            ? h('tp-order-list', { key: 'look' })
            : h('tp-order-list', { key: 'orders', 'order-no': orderNo.value });
    return () =>
      name.value === ''
        ? h('main', { class: 'content' }, h(LoginForm, { onLogin: (who) => (name.value = who) }))
        : [
            h('header', { class: 'top' }, [
              h('h1', '合作伙伴办公平台'),
              tab('book', '订机票'),
              tab('orders', '订单'),
              tab('look', '订单（只读）'),
              tab('approvals', '审批'),
              h('a', { href: '/iframe.html' }, '订单（iframe）'),
              h('a', { href: '/react18.html' }, '订单（React 18）'),
              h('span', name.value),
            ]),
            h('main', { class: 'content' }, [
              paid.value && h('p', { role: 'status' }, `最近支付的订单：${paid.value}`),
              decided.value && h('p', { role: 'status' }, `最近审批的申请：${decided.value}`),
              page.value === 'look'
                ? provider(content(), 'narrow', getNarrowSign)
                : provider(content(), 'whole', getAuthSign),
            ]),
          ];
  },
};

createApp(App).mount('#app');
