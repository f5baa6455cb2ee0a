import { aTimeout, expect } from '@open-wc/testing';
import { propertyName, type AttributeDescriptor } from '../../../src/element/definition/declaration';
import { attributesOf, defaultOf } from '../../../src/element/definition/values';
import { sample } from '../../support/components/attribute-samples';
import { content, describePromises } from '../../support/components/each-element';
import { next, until } from '../../support/components/fake-runtime';

let prefixes = 0;
const newPrefix = () => `c${(prefixes += 1)}`;

const BAD_TEXT: Partial<Record<AttributeDescriptor['type'], string>> = { number: 'many', json: '{bad' };

function warnings(): { messages: string[]; restore(): void } {
  const { warn } = console;
  const messages: string[] = [];
  console.warn = (...args: unknown[]) => void messages.push(args.join(' '));
  return { messages, restore: () => void (console.warn = warn) };
}

describePromises('keeps the promises of every element', (page) => {
  const { tag, drawn, load, make, shown } = page;
  const attributes = () => Object.entries(attributesOf(page.declaration()));
  /** Attributes with more than one possible value. */
  const changeable = () =>
    attributes().filter(([, one]) => one.type !== 'string' || one.options?.length !== 1);

  it('takes properties set before upgrade', async () => {
    const prefix = newPrefix();
    const element = make(`${prefix}-${tag}`);
    for (const [name, descriptor] of changeable()) element[propertyName(name)] = sample(descriptor).value;
    const given = () => 'token';
    for (const name of Object.keys(page.declaration().properties)) element[name] = given;
    page.provider().append(element);
    await (await load()).default.define({ prefix });
    for (const [name, descriptor] of changeable()) {
      expect(element[propertyName(name)], name).to.equal(sample(descriptor).value);
      expect(Object.hasOwn(element, propertyName(name)), name).to.equal(false);
    }
    for (const name of Object.keys(page.declaration().properties))
      expect(element[name], name).to.equal(given);
  });

  it('reads attributes; removing one restores the default', () => {
    const element = make();
    page.provider().append(element);
    for (const [name, descriptor] of changeable()) {
      const { text, value } = sample(descriptor);
      if (descriptor.type !== 'secret') expect(value, name).not.to.deep.equal(defaultOf(descriptor));
      element.setAttribute(name, text);
      expect(element[propertyName(name)], name).to.deep.equal(value);
      element.removeAttribute(name);
      if (descriptor.type !== 'secret') {
        expect(element[propertyName(name)], name).to.deep.equal(defaultOf(descriptor));
      }
    }
  });

  it('knows booleans by presence', () => {
    const element = make();
    for (const [name, descriptor] of attributes()) {
      if (descriptor.type !== 'boolean') continue;
      for (const text of ['', 'true', '0', name]) {
        element.setAttribute(name, text);
        expect(element[propertyName(name)], `${name}="${text}"`).to.equal(true);
      }
      element.removeAttribute(name);
      expect(element[propertyName(name)]).to.equal(false);
    }
  });

  it('warns once of a bad value, keeps the default and never throws', () => {
    const element = make();
    const { messages, restore } = warnings();
    for (const [name, descriptor] of attributes()) {
      const bad =
        descriptor.type === 'string' && descriptor.options ? 'no such option' : BAD_TEXT[descriptor.type];
      if (bad === undefined) continue;
      messages.length = 0;
      element.setAttribute(name, bad);
      element.setAttribute(name, `${bad} again`);
      (element as Record<string, unknown>)[propertyName(name)] = Symbol('nonsense');
      expect(messages.length, name).to.equal(1);
      expect(messages[0]).to.include(name);
      expect(element[propertyName(name)], name).to.deep.equal(defaultOf(descriptor));
    }
    restore();
  });

  it('never reflects rich data or secrets', () => {
    const element = make();
    page.provider().append(element);
    for (const [name, descriptor] of attributes()) {
      element[propertyName(name)] = descriptor.type === 'secret' ? 'secret-2' : sample(descriptor).value;
      // Attributes that forms read are reflected, as those of native fields are.
      expect(element.hasAttribute(name), name).to.equal('reflects' in descriptor);
      if (descriptor.type !== 'secret') continue;
      element.setAttribute(name, 'secret-3');
      expect(element.hasAttribute(name), name).to.equal(false);
      expect(element.outerHTML).not.to.include('secret');
      expect(element[propertyName(name)]).to.equal('');
    }
  });

  it('observes exactly the declared attributes, with hyphens and without', () => {
    const made = make().constructor as unknown as { observedAttributes: string[] };
    expect([...made.observedAttributes].sort()).to.deep.equal(
      [...new Set(attributes().flatMap(([name]) => [name, name.replaceAll('-', '')]))].sort(),
    );
  });

  it('stands synchronously once its code is there', async () => {
    await shown();
    const element = make();
    page.provider().append(element);
    if (drawn) expect(content(element), 'content').to.exist;
  });

  it('keeps its content and inputs over a move', async () => {
    const element = await shown();
    const field = () =>
      element.shadowRoot?.querySelector<HTMLInputElement>('input:not([type=radio], [type=file])');
    const before = field();
    if (before) await type(before, 'SHA');
    const held = drawn ? content(element)?.firstElementChild : undefined;
    const elsewhere = document.createElement('section');
    page.provider().append(elsewhere);
    elsewhere.append(element);
    await Promise.resolve();
    if (drawn) expect(content(element)?.firstElementChild).to.equal(held);
    if ('moveBefore' in page.provider()) {
      (page.provider() as HTMLElement & { moveBefore(node: Node, child: Node | null): void }).moveBefore(
        element,
        null,
      );
      await Promise.resolve();
    }
    if (drawn) expect(content(element)?.firstElementChild).to.equal(held);
    if (before) {
      expect(field()).to.equal(before);
      expect(before.value).to.equal('SHA');
    }
  });

  it('stands again after re-insertion, with all that it showed', async () => {
    const element = await shown();
    const held = content(element);
    const field = () =>
      element.shadowRoot?.querySelector<HTMLInputElement>('input[type=text]:not([readonly])');
    const typed = field();
    element.remove();
    await aTimeout(0);
    if (page.isLit) {
      page.provider().append(element);
      if (drawn) expect(content(element)).to.exist;
      return;
    }
    const ready = next(element, 'tp-ready');
    page.provider().append(element);
    await ready;
    if (drawn) expect(content(element)).to.equal(held);
    if (typed) expect(field()).to.equal(typed);
  });

  it('fires events that bubble and leave shadow roots', async () => {
    const outer = document.createElement('div');
    const root = outer.attachShadow({ mode: 'open' });
    page.provider().append(outer);
    const heard = next(document, 'tp-ready');
    const element = make();
    root.append(element);
    const event = await heard;
    expect(event).to.be.instanceOf(CustomEvent);
    expect([event.bubbles, event.composed]).to.deep.equal([true, true]);
  });

  it('holds a crash: one tp-error, a panel, another try', async () => {
    if (!drawn) return;
    const { error } = console;
    console.error = () => undefined; // React logs the crash that this test causes.
    let armed = true;
    const errors: CustomEvent[] = [];
    const trap = () => {
      if (armed) throw new Error('armed');
    };
    const element = make();
    const panel = () => {
      const alert = element.shadowRoot?.querySelector('[role=alert]');
      // Without attributes an element may show another alert with a button.
      return alert?.textContent?.includes('页面出现异常') ? alert : undefined;
    };
    element.addEventListener('tp-error', (event) => errors.push(event as CustomEvent));
    (page.isLit ? armLit : armReact)(element, trap);
    page.provider().append(element);
    await until(() => panel()?.querySelector('button'), 'the panel shows');
    expect(errors.length).to.equal(1);
    expect(errors[0]?.detail).to.deep.equal({
      kind: 'crash',
      code: 'crash',
      message: '页面出现异常',
      retryable: true,
    });
    armed = false;
    panel()?.querySelector('button')?.click();
    await until(() => !panel(), 'the content is back');
    console.error = error;
  });

  it('styles itself by shared constructable sheets only', async () => {
    const [one, other] = [await shown(), await shown()];
    const sheets = one.shadowRoot?.adoptedStyleSheets ?? [];
    expect(sheets.length).to.be.greaterThan(0);
    expect(other.shadowRoot?.adoptedStyleSheets[0]).to.equal(sheets[0]);
    expect(one.shadowRoot?.querySelector('style, link[rel=stylesheet]')).to.equal(null);
  });

  it('keeps the focus when the focused control is gone', async () => {
    if (!drawn || page.isLit) return;
    const root = (await shown()).shadowRoot;
    const probe = document.createElement('button');
    // The module that restores the focus loads once the page is idle.
    await until(() => {
      if (root?.activeElement) return true;
      content(root?.host as Element)?.append(probe);
      probe.focus();
      probe.remove();
      return false;
    }, 'the focus is in the element');
  });

  it('is in Chinese, for any language of the page', async () => {
    const element = await shown();
    if (drawn) expect(content(element)?.closest('[lang]')?.getAttribute('lang')).to.equal('zh-CN');
  });

  it('hides by the hidden attribute and shows as a block, regardless of the page’s styles', async () => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync('* { display: inline !important } [hidden] { display: block !important }');
    const element = await shown();
    document.adoptedStyleSheets.push(hostile);
    if (drawn) expect(getComputedStyle(element).display).to.equal('block');
    element.hidden = true;
    expect(getComputedStyle(element).display).to.equal('none');
    document.adoptedStyleSheets.pop();
  });

  it('leaves a tag alone that is taken, and says so once', async () => {
    const prefix = newPrefix();
    const taken = class extends HTMLElement {};
    customElements.define(`${prefix}-${tag}`, taken);
    const { messages, restore } = warnings();
    const module = (await load()).default;
    expect(await module.define({ prefix })).to.equal(taken);
    await module.define(); // Defining the same class again has no effect.
    restore();
    expect(messages.length).to.equal(1);
    expect(messages[0]).to.include(`${prefix}-${tag}`);
  });

  it('works under another prefix', async () => {
    const prefix = newPrefix();
    await (await load()).default.define({ prefix });
    const element = await shown(`${prefix}-${tag}`);
    if (drawn) expect(content(element)).to.exist;
  });
});

async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.focus();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => field.value === text);
}

/** Makes the values passed to a view throw when the trap is armed. */
function armReact(element: HTMLElement, trap: () => void): void {
  interface Snapshot {
    values: object;
  }
  const own = element as HTMLElement & { snapshot(): Snapshot };
  const { snapshot } = own;
  const poisoned = new WeakMap<Snapshot, Snapshot>();
  own.snapshot = () => {
    const healthy = snapshot();
    const made = poisoned.get(healthy) ?? {
      ...healthy,
      values: new Proxy(healthy.values, { ownKeys: poison }),
    };
    poisoned.set(healthy, made);
    return made;
  };
  function poison(values: object): ArrayLike<string | symbol> {
    trap();
    return Reflect.ownKeys(values);
  }
}

function armLit(element: HTMLElement, trap: () => void): void {
  const own = element as HTMLElement & { renderContent(): unknown };
  const render = own.renderContent.bind(element);
  own.renderContent = () => {
    trap();
    return render();
  };
}
