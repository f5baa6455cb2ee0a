import { connect } from '../vendor/frame-client.js';

const portalOrigins = document.body.dataset.portalOrigins.split(' ');
const portal = connect({ portalOrigins });
const message = document.querySelector('.message');

function say(text) {
  message.textContent = text;
  message.hidden = false;
}

/** Verifies a token through this site's server; undefined when it is refused. */
async function exchange(authSign) {
  const response = await fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authSign }),
  });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

async function signIn() {
  const token = await portal.requestToken();
  let session = token && (await exchange(token));
  if (token && !session) {
    const another = await portal.requestToken(token);
    session = another && (await exchange(another));
  }
  if (session?.changed) location.reload();
  // help needs no user, even when this site is shown without a token
  else if (!session && !location.pathname.startsWith('/help/'))
    say('未能确认您的身份，请在门户重新登录后再试。');
}

if (portal.framed) signIn().catch(() => say('身份确认服务暂不可用，请稍后重试。'));
else if (document.querySelector('.waiting')) {
  say('请从企业商旅门户进入本站。');
  document.querySelector('.waiting')?.remove();
  const link = document.createElement('a');
  link.href = portalOrigins[0];
  link.textContent = '打开企业商旅门户';
  message.append(link);
}

for (const button of document.querySelectorAll('[data-open]')) {
  button.addEventListener('click', () => portal.openPage(button.dataset.open));
}
