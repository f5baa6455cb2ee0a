/** What scripts of a page do to natives that nothing works without, by the native as the developer of the page is told it. */
export const BREAKING: Readonly<Record<string, () => void>> = {
  'window.fetch': () => {
    // as wrappers that count on callbacks: nobody is given an answer
    window.fetch = ((address: string) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.send();
      return undefined;
    }) as unknown as typeof fetch;
  },
  'JSON.parse': () => {
    // as checks of safety from before it was native: what they do not know is nothing
    JSON.parse = (text: string) => (/^[\d.\s]*$/.test(text) ? Number(text) : null);
  },
  Map: () => {
    // as the class of maps that is copied from page to page
    class Pairs {
      keys: unknown[] = [];
      put(key: unknown) {
        this.keys.push(key);
      }
    }
    Object.assign(window, { Map: Pairs });
  },
  Promise: () => {
    // as those from before it was native: `then` and nothing more
    function Promised(this: { then: unknown }) {
      // oxlint-disable-next-line unicorn/no-thenable -- that is what it is
      this.then = () => undefined;
    }
    Object.assign(window, { Promise: Promised });
  },
  Symbol: () => {
    Object.assign(window, {
      Symbol: function Symbol(this: { name: string }, name: string) {
        return name;
      },
    });
  },
  customElements: () => {
    Object.defineProperty(window, 'customElements', { value: undefined });
  },
};
