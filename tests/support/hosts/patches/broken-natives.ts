/** Damage to natives that the suite cannot work without, by the name in the developer's error message. */
export const BROKEN_NATIVES: Readonly<Record<string, () => void>> = {
  'window.fetch': () => {
    // like wrappers that expect callbacks: the caller gets no answer
    window.fetch = ((address: string) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.send();
      return undefined;
    }) as unknown as typeof fetch;
  },
  'JSON.parse': () => {
    // like safety checks from before the native version: unknown input gives null
    JSON.parse = (text: string) => (/^[\d.\s]*$/.test(text) ? Number(text) : null);
  },
  Map: () => {
    // like a map class copied from page to page
    class Pairs {
      keys: unknown[] = [];
      put(key: unknown) {
        this.keys.push(key);
      }
    }
    Object.assign(window, { Map: Pairs });
  },
  Promise: () => {
    // like libraries from before the native version, with only a `then`
    function Promised(this: { then: unknown }) {
      // oxlint-disable-next-line unicorn/no-thenable -- the patch imitates such a promise
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
