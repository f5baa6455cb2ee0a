import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { goodAnswers } from '../../support/components/samples';
import { exercises as portalExercises } from '../portal/exercise';
import { answerOverTheWire } from './exercises';

/** Many pages written with jQuery handle all keys typed outside of fields. */
describe('the keys of a page with handlers of its own', () => {
  let heard: string[];
  let page: AbortController;

  function onKeyDown(event: KeyboardEvent): void {
    heard.push(event.key);
    const isField = event.target instanceof Element && /^(INPUT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === 'Backspace' && !isField) event.preventDefault();
    if (event.key === 'Enter') {
      event.preventDefault();
      document.querySelector<HTMLButtonElement>('#default')?.click();
    }
    if (!isField && /^[/s0-9]$/.test(event.key)) {
      event.preventDefault();
      heard.push('hotkey');
    }
  }

  beforeEach(() => {
    heard = [];
    page = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: page.signal });
    for (const type of ['keypress', 'keyup', 'beforeinput', 'input', 'compositionstart', 'compositionend']) {
      window.addEventListener(type, () => heard.push(type), { signal: page.signal });
    }
    const button = document.createElement('button');
    button.id = 'default';
    button.addEventListener('click', () => heard.push('default button'));
    document.body.append(button);
  });
  afterEach(() => {
    page.abort();
    document.querySelector('#default')?.remove();
    document.body.removeAttribute('host-keys');
  });

  const typeInto = async (field: HTMLInputElement) => {
    field.focus();
    await sendKeys({ type: 's/10x' });
    await sendKeys({ press: 'Backspace' });
  };
  const compose = (field: Element) => {
    for (const type of ['compositionstart', 'compositionend'])
      field.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));
  };

  describe('and an element of React', () => {
    let element: HTMLElement;
    let field: HTMLInputElement;
    before(() => define(['login']));
    beforeEach(async () => {
      const shown = await putOnPage('tp-login');
      element = shown.element;
      await until(() => shown.act.field('账号'), 'the field');
      field = shown.act.field('账号') as HTMLInputElement;
    });
    afterEach(takeAway);

    it('are not those typed into its fields', async () => {
      await typeInto(field);
      await sendKeys({ press: 'Enter' });
      compose(field);
      expect(field.value).to.equal('s/10');
      expect(heard).to.deep.equal([]);
    });

    it('are those pressed outside of its fields', async () => {
      element.shadowRoot?.querySelector<HTMLElement>('button')?.focus();
      await sendKeys({ press: 's' });
      expect(heard).to.include.members(['s', 'hotkey']);
      const own = document.createElement('input');
      document.body.append(own);
      own.focus();
      await sendKeys({ press: 'x' });
      own.remove();
      expect(heard).to.include.members(['x', 'input']);
    });

    it('are all of them where it, or the page, has host-keys', async () => {
      for (const asking of [element, document.body]) {
        heard = [];
        asking.setAttribute('host-keys', '');
        await typeInto(field);
        expect(heard).to.include.members(['hotkey', 'x', 'input', 'keyup']);
        asking.removeAttribute('host-keys');
      }
    });

    it('are heard at the element itself', async () => {
      const there: string[] = [];
      element.addEventListener('keydown', ({ key }) => there.push(key), { signal: page.signal });
      field.focus();
      await sendKeys({ press: 'x' });
      expect(there).to.deep.equal(['x']);
    });
  });

  it('are not those typed into fields of the shell and of its content; its own shortcuts work', async () => {
    const stop = answerOverTheWire(goodAnswers());
    await define(['portal', 'login']);
    const portal = document.createElement('tp-portal');
    page.signal.addEventListener('abort', () => {
      portal.remove();
      stop();
    });
    portal.storage = 'memory';
    portal.gateway = '/';
    const ready = next(portal, 'tp-ready');
    document.body.append(portal);
    await ready;
    const act = within(portal);
    await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'), 'the login');
    const login = act.root.querySelector('tp-login') as HTMLElement;
    await until(() => within(login).field('账号'), 'the field');
    const account = within(login).field('账号') as HTMLInputElement;
    await typeInto(account);
    expect(account.value).to.equal('s/10');
    expect(heard).to.deep.equal([]);

    await portalExercises.portal?.run(portal, async () => {});
    const openSearch = async () => {
      await sendKeys({ down: 'Control' });
      await sendKeys({ press: 'k' });
      await sendKeys({ up: 'Control' });
    };
    portal.focus();
    await openSearch();
    const search = () => act.root.querySelector<HTMLInputElement>('dialog.search input');
    await until(search, 'the search in the menus');
    heard = [];
    await typeInto(search() as HTMLInputElement);
    expect(search()?.value).to.equal('s/10');
    // The portal's own host still receives the key, with its default prevented.
    let wasTaken = false;
    portal.addEventListener('keydown', (event) => (wasTaken = event.key === 'k' && event.defaultPrevented));
    await openSearch();
    expect(wasTaken).to.equal(true);
    expect(heard).to.deep.equal([]);
  });
});
