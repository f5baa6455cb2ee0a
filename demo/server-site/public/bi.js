import { connect } from '../vendor/frame-client.js';

const portalOrigins = document.body.dataset.portalOrigins.split(' ');
const portal = connect({ portalOrigins });
const message = document.querySelector('.message');
const again = document.querySelector('.again');
const main = document.querySelector('main');
const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 });

function say(text, offersAgain = false) {
  message.textContent = text;
  message.hidden = text === '';
  again.hidden = !offersAgain;
}

/** Redeems a code through this site's server; undefined when it is refused. */
async function redeem(code) {
  const response = await fetch('/bi/entry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/** A code is valid once, so every attempt requests a new one. */
async function enter() {
  say('正在通过企业商旅门户确认您的身份，请稍候。');
  const code = await portal.requestCode();
  if (code === undefined) return say('未取得商业智能的预授权码，请重新获取。', true);
  const entry = await redeem(code);
  if (!entry) return say('预授权码已失效，请重新获取。', true);
  say('');
  show(entry);
}

const enterOrSay = () => void enter().catch(() => say('身份确认服务暂不可用，请稍后重试。', true));

function show({ staffNO, staffName, enterprise, today, figures }) {
  const { count, inEffect, amount, kinds } = figures;
  const fields = {
    user: `当前用户：${staffName}（${staffNO}，${enterprise}）`,
    count,
    inEffect,
    amount: yuan.format(amount / 100),
    today,
  };
  for (const [name, value] of Object.entries(fields)) {
    document.querySelector(`[data-field="${name}"]`).textContent = value;
  }
  document.querySelector('tbody').replaceChildren(...kinds.map((kind) => rowOf(kind, amount)));
  main.hidden = false;
}

function rowOf({ kind, count, amount }, total) {
  const row = document.createElement('tr');
  const percent = `${Math.round((amount / total) * 100)}%`;
  const meter = document.createElement('meter');
  Object.assign(meter, { max: total, value: amount, ariaLabel: `${kind}占比` });
  row.append(
    cell(kind),
    cell(count, 'number'),
    cell(yuan.format(amount / 100), 'number'),
    cell(`${percent} `),
  );
  row.lastChild.append(meter);
  return row;
}

/** Cells with data are set as text, never as HTML. */
function cell(text, className = '') {
  const made = document.createElement('td');
  made.className = className;
  made.textContent = text;
  return made;
}

again.querySelector('button').addEventListener('click', enterOrSay);

if (portal.framed) enterOrSay();
else {
  say('请从企业商旅门户进入商业智能。');
  const link = document.createElement('a');
  link.href = portalOrigins[0];
  link.textContent = '打开企业商旅门户';
  message.append(link);
}
