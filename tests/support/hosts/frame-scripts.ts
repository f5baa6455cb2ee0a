/** Content of pages around a frame: the iframe, and scripts that record messages in `window.noted`. */

export const SANDBOX = 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups"';
/** As documented: browsers refuse to show an isolated page (COOP), such as the cashier, in a sandboxed tab. */
export const ESCAPING = SANDBOX.replace('allow-popups', '$& allow-popups-to-escape-sandbox');

/** `frames`: origin of frame.html. */
export const iframeOf = (frames: string, query: string, more = SANDBOX): string =>
  `<iframe title="差旅" ${more} src="${frames}/elements/frame.html?${query}" width="100%"></iframe>`;

/** Script that connects by the client, with these options and those that record events. */
export const connectScript = (frames: string, options = ''): string => `
    import { connectFrame } from '/connect-frame.js';
    const noted = (window.noted = { events: [], answers: [], asked: 0, failed: '' });
    window.frame = connectFrame(document.querySelector('iframe'), {
      origin: '${frames}',
      onEvent: (name, detail) => noted.events.push([name, detail]),
      ${options}
    });
    window.frame.connected.catch((error) => (noted.failed = error.message));`;

/** Script that sends an arbitrary message to a frame, without the client, once that has loaded. */
export const messageScript = (frames: string, message: string, more = ''): string => `
    const noted = (window.noted = { events: [], answers: [], asked: 0, failed: '' });
    const iframe = document.querySelector('iframe');
    window.say = (message) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => noted.answers.push(data);
      iframe.contentWindow.postMessage(message, '${frames}', [port2]);
      return port1;
    };
    window.addEventListener('message', ({ data }) => noted.answers.push(data));
    iframe.addEventListener('load', () => { ${message}; noted.asked += 1; });
    ${more}`;
export const CONNECT = `{ type: 'tp-frame-connect', version: 1, nonce: '0123456789abcdef' }`;
