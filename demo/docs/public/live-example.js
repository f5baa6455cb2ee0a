// A running example: fields set the element's attributes, the code is updated, and its events are logged.
const LONGEST_LOG = 200;

for (const live of document.querySelectorAll('.live')) {
  const { tag, events } = live.dataset;
  const room = live.querySelector('.room');
  const stage = live.querySelector('.stage');
  const element = room.querySelector(tag);
  const code = live.querySelector('.told code');
  const log = live.querySelector('.log > ol');
  const prevent = live.querySelector('.prevent');

  const showCode = () => {
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (value === '') return ` ${name}`;
      const quote = value.includes('"') ? "'" : '"';
      return ` ${name}=${quote}${value}${quote}`;
    });
    code.textContent = `<${tag}${attributes.join('')}></${tag}>`;
  };
  new MutationObserver(showCode).observe(element, { attributes: true });
  showCode();

  const setAttribute = ({ target }) => {
    const { name, type, checked, value } = target;
    if (type === 'checkbox') element.toggleAttribute(name, checked);
    else if (value === '') element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  live.querySelector('.attributes').addEventListener('change', setAttribute);
  for (const form of live.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => event.preventDefault());
  }
  live.querySelector('.look').addEventListener('change', (event) => {
    const { name, value } = event.target;
    if (name === 'width') {
      room.style.inlineSize = value === '' ? '' : `${value}px`;
      return;
    }
    if (name === 'theme') stage.dataset.theme = value;
    setAttribute(event);
  });

  for (const name of events.split(' ')) {
    // on the container, because events of inner elements bubble up to it
    room.addEventListener(name, (event) => {
      if (prevent.checked) event.preventDefault();
      const entry = document.createElement('li');
      const time = document.createElement('time');
      time.textContent = new Date().toLocaleTimeString('zh-CN', { hour12: false });
      const title = document.createElement('b');
      title.textContent = name;
      const detail = document.createElement('code');
      detail.textContent = event.detail === null ? '' : JSON.stringify(event.detail);
      entry.append(time, ' ', title, ' ', detail);
      if (event.defaultPrevented) entry.append(' （已阻止默认行为）');
      log.prepend(entry);
      while (log.children.length > LONGEST_LOG) log.lastElementChild.remove();
    });
  }
  live.querySelector('.clear').addEventListener('click', () => log.replaceChildren());
}
