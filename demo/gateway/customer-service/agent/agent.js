// The agent's page: one event stream carries the threads and the messages of the opened one.
const PATH = '/developer/customer-service';
const RETRY_MS = 2000;

const find = (selector) => document.querySelector(selector);
const connection = find('.connection');
const threadList = find('.threads');
const pane = find('.thread');
const messageList = find('.messages');
const form = find('.reply');
const field = find('#content');
const problem = find('.problem');

let opened;
let lastSequence = 0;
let events;
/** The answer whose outcome is unknown; it is sent again under the same id. */
let pending;

function listen() {
  events?.close();
  const query = new URLSearchParams(opened ? { thread: opened, after: String(lastSequence) } : {});
  events = new EventSource(`${PATH}/events?${query}`);
  events.addEventListener('open', () => showConnection(true));
  events.addEventListener('error', () => {
    showConnection(false);
    // the browser has given up the connection, so the page reconnects itself
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, RETRY_MS);
  });
  events.addEventListener('threads', (event) => showThreads(JSON.parse(event.data)));
  events.addEventListener('message', (event) => showMessage(JSON.parse(event.data)));
}

function showConnection(isOpen) {
  connection.textContent = isOpen ? '已连接，新消息会自动出现' : '连接已断开，正在重新连接';
  connection.toggleAttribute('data-lost', !isOpen);
}

function showThreads(threads) {
  find('.no-threads').hidden = threads.length > 0;
  const focused = document.activeElement?.dataset?.staffNo;
  threadList.replaceChildren(...threads.map(threadItem));
  if (focused) threadList.querySelector(`[data-staff-no="${CSS.escape(focused)}"]`)?.focus();
}

function threadItem(thread) {
  const button = element('button', {}, [
    element('strong', { textContent: `${thread.staffName}（${thread.entName}）` }),
    element('time', { dateTime: thread.lastTime, textContent: timeText(thread.lastTime) }),
    element('span', { className: 'excerpt', textContent: `${thread.lastSender}：${thread.lastContent}` }),
  ]);
  if (thread.unreadCount > 0) {
    button.append(element('span', { className: 'unread', textContent: String(thread.unreadCount) }));
    button.lastChild.setAttribute('aria-label', `${thread.unreadCount} 条未读`);
  }
  button.type = 'button';
  button.dataset.staffNo = thread.staffNo;
  button.setAttribute('aria-current', String(thread.staffNo === opened));
  button.addEventListener('click', () => open(thread));
  return element('li', {}, [button]);
}

function open({ staffNo, staffName, entName }) {
  if (staffNo !== opened) {
    opened = staffNo;
    lastSequence = 0;
    pending = undefined;
    messageList.replaceChildren();
    problem.textContent = '';
    pane.hidden = false;
    pane.querySelector('h2').textContent = `${staffName}（${entName}）`;
    listen();
  }
  field.focus();
}

function showMessage(message) {
  if (message.sequence <= lastSequence) return;
  lastSequence = message.sequence;
  const item = element('li', {}, [
    element('div', { className: 'by', textContent: `${message.senderName} ${timeText(message.sendTime)}` }),
    element('p', { dir: 'auto', textContent: message.content }),
  ]);
  item.dataset.sender = message.sender === 'customer' ? 'customer' : 'agent';
  messageList.append(item);
  messageList.scrollTop = messageList.scrollHeight;
  if (message.sender === 'customer') void noteRead();
}

let noting = false;
/** Marks the visible messages as read: one request at a time, the newest position wins. */
async function noteRead() {
  if (noting) return;
  noting = true;
  const [staffNo, sequence] = [opened, lastSequence];
  const answer = await post('read', { staffNo, sequence });
  noting = false;
  if (answer.success && staffNo === opened && lastSequence > sequence) await noteRead();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void sendReply();
});

async function sendReply() {
  const content = field.value;
  if (pending?.content !== content) pending = { content, messageId: crypto.randomUUID() };
  problem.textContent = '';
  const answer = await post('reply', { staffNo: opened, ...pending });
  if (!answer.success) {
    problem.textContent = `未能发送：${answer.msg}`;
    return;
  }
  pending = undefined;
  if (field.value === content) field.value = '';
}

field.addEventListener('keydown', (event) => {
  // during text composition, Enter selects a word
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});

async function post(path, body) {
  try {
    const response = await fetch(`${PATH}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return { success: false, msg: '网络异常，请重试' };
  }
}

function element(name, properties, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const TIME = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

function timeText(instant) {
  return TIME.format(new Date(instant));
}

listen();
