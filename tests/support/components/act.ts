import { until } from './fake-runtime';

/** Acts inside an element's shadow root like a user, who finds controls by their texts. */
export function within(host: Element) {
  const root = host.shadowRoot;
  if (!root) throw new Error('no shadow root');
  const text = (element: Element) => (element.textContent ?? '').trim();
  const buttons = () => [...root.querySelectorAll<HTMLElement>('button, a')];
  const field = (label: string) => {
    const found = [...root.querySelectorAll('label')].find((element) => text(element) === label);
    const control = found?.htmlFor ? root.getElementById(found.htmlFor) : found?.querySelector('input');
    return control as HTMLInputElement | HTMLSelectElement | null | undefined;
  };
  return {
    root,
    text: () => text(root as unknown as Element),
    button: (name: string) =>
      buttons().find((element) => text(element) === name || element.ariaLabel === name),
    async press(name: string, nth = 0): Promise<void> {
      const matches = () => buttons().filter((element) => text(element).includes(name) && isReady(element));
      await until(() => matches()[nth], `a button ${name}`);
      matches()[nth]?.click();
    },
    /** Presses the last button of the open dialog, which confirms it. Waits for a closing dialog to go first. */
    async confirm(): Promise<void> {
      const ready = () => {
        const [dialog, ...others] = root.querySelectorAll('dialog[open]');
        const button = [...(dialog?.querySelectorAll<HTMLElement>('footer button') ?? [])].at(-1);
        return others.length === 0 && button && isReady(button) ? button : undefined;
      };
      await until(ready, 'the last button of the one dialog');
      ready()?.click();
    },
    field,
    async type(label: string, value: string): Promise<void> {
      await until(() => field(label), `a field ${label}`);
      const control = field(label) as HTMLInputElement;
      control.focus();
      setValue(control, value);
    },
    async sees(words: string | RegExp): Promise<void> {
      const seen = () =>
        typeof words === 'string'
          ? text(root as unknown as Element).includes(words)
          : words.test(text(root as unknown as Element));
      const all = () => text(root as unknown as Element).slice(0, 400);
      await until(seen, () => `${words} to be seen in: ${all()}`);
    },
    async check(label: string): Promise<void> {
      const find = () =>
        [...root.querySelectorAll('label')].find((element) => text(element).startsWith(label));
      await until(find, `a choice ${label}`);
      find()?.click();
    },
  };
}

/** A busy button ignores presses, so callers wait until it is ready. */
const isReady = (button: HTMLElement): boolean =>
  !button.hasAttribute('disabled') && button.getAttribute('aria-busy') !== 'true';

/** Sets a value through the native setter, so that React notices it. */
export function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export function key(target: EventTarget, name: string): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
  );
}
