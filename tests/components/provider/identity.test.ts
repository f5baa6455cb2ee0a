import { expect } from '@open-wc/testing';
import { configure, define, signOut, userChanged } from '../../../components/index';
import { RUNTIME_CONTEXT } from '../../../src/element/runtime/context';
import { watchPageRuntime } from '../../../src/element/runtime/page-runtime';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { tabStorage } from '../../../src/element/runtime/tab-storage';
import { createSlot, KEYS } from '../../../src/session/storage';

const HERE = location.origin;
const ELSEWHERE = 'https://travel.example';

/** Runtime that an element provides to its children. */
function runtimeIn(element: Element): Runtime {
  const child = document.createElement('div');
  element.append(child);
  let runtime: Runtime | undefined;
  const request = new Event('context-request', { bubbles: true, composed: true });
  const callback = (given: Runtime) => (runtime = given);
  child.dispatchEvent(Object.assign(request, { context: RUNTIME_CONTEXT, contextTarget: child, callback }));
  child.remove();
  if (!runtime) throw new Error('nobody provides a runtime');
  return runtime;
}

function pageRuntime(): Runtime {
  let runtime: Runtime | undefined;
  watchPageRuntime((given) => (runtime = given))();
  if (!runtime) throw new Error('no page runtime');
  return runtime;
}

describe('the identity of the user', () => {
  const shown: Element[] = [];

  before(() => define(['provider']));
  beforeEach(() => {
    localStorage.clear();
    configure({ gateway: HERE, storage: 'local', getAuthSign: undefined, authSign: undefined } as never);
  });
  afterEach(() => {
    for (const element of shown.splice(0)) element.remove();
    localStorage.clear();
  });

  function provider(
    attributes: Record<string, string>,
    getAuthSign?: () => string,
  ): HTMLElementTagNameMap['tp-provider'] {
    const element = document.createElement('tp-provider');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (getAuthSign) element.getAuthSign = getAuthSign;
    document.body.append(element);
    shown.push(element);
    return element;
  }

  it('comes from the host before any stored one, with every page anew', async () => {
    createSlot('local', KEYS.token).write('of the former user');
    configure({ getAuthSign: () => 'of the present user' });
    expect(await pageRuntime().session.token()).to.equal('of the present user');
    configure({ getAuthSign: () => 'of the next user' });
    expect(await pageRuntime().session.token()).to.equal('of the next user');
  });

  it('of the host is left in no storage', async () => {
    configure({ getAuthSign: () => 'secret' });
    await pageRuntime().session.token();
    runtimeIn(provider({ 'auth-sign': 'secret too', gateway: ELSEWHERE }));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.to.include('secret');
  });

  it('is the provider’s own: two hosts’ users on one page do not mix, nor after a reload', async () => {
    const pages = () => [provider({ gateway: HERE }, () => 'A'), provider({ gateway: HERE }, () => 'B')];
    for (const round of ['first', 'reloaded']) {
      const [a, b] = pages().map((element) => runtimeIn(element).session);
      expect(await Promise.all([a?.token(), b?.token()]), round).to.deep.equal(['A', 'B']);
      for (const element of shown.splice(0)) element.remove();
    }
  });

  it('is the provider’s own where users sign in on the page: by id, and by place', () => {
    const keysOf = (element: Element) => runtimeIn(element).session.rest.scope;
    const scopes = [
      provider({ gateway: HERE }),
      provider({ gateway: HERE }),
      provider({ gateway: HERE, id: 'partner' }),
    ].map(keysOf);
    scopes.push(pageRuntime().session.rest.scope);
    expect(new Set(scopes).size).to.equal(4);
  });

  it('never goes to another gateway', async () => {
    configure({ getAuthSign: () => 'for here' });
    const other = runtimeIn(provider({ gateway: ELSEWHERE })).session;
    expect(await other.token()).to.equal(undefined);
    expect(other.rest.scope).to.include(ELSEWHERE);
    configure({ getAuthSign: undefined } as never);
    createSlot('local', KEYS.token).write('of here');
    expect(await runtimeIn(provider({ gateway: ELSEWHERE })).session.token()).to.equal(undefined);
  });

  it('decides where typed values are restored, and memory stays in memory', () => {
    const keeping = (element: Element) => tabStorage<string>(runtimeIn(element), 'tp-typed-1');
    const here = keeping(provider({ gateway: HERE, id: 'one' }));
    here.write('of here');
    expect(keeping(provider({ gateway: HERE, id: 'two' })).read(), 'another provider').to.equal(undefined);
    expect(keeping(provider({ gateway: ELSEWHERE })).read(), 'another gateway').to.equal(undefined);
    expect(here.read()).to.equal('of here');
    here.clear();
    const before = JSON.stringify({ ...sessionStorage });
    keeping(provider({ gateway: HERE, storage: 'memory' })).write('not kept');
    expect(JSON.stringify({ ...sessionStorage })).to.equal(before);
  });

  it('holds inside a provider that gives nothing but a look', async () => {
    configure({ getAuthSign: () => 'of the page' });
    const dark = provider({ theme: 'dark' });
    expect(runtimeIn(dark).session).to.equal(pageRuntime().session);
    expect(runtimeIn(dark).config.gateway).to.equal(HERE);
    expect(runtimeIn(dark).appearance.getState().theme).to.equal('dark');
    expect(pageRuntime().appearance.getState().theme).to.equal('auto');
    configure({ getAuthSign: () => 'of the next' });
    expect(await runtimeIn(dark).session.token()).to.equal('of the next');
  });

  it('is the page’s where a provider’s attributes are empty, as frameworks leave them', async () => {
    configure({ getAuthSign: () => 'of the page', packageName: 'partner' });
    const empty = provider({ gateway: '', storage: '', 'package-name': '', 'auth-sign': '', theme: '' });
    const { config, session } = runtimeIn(empty);
    expect([config.gateway, config.packageName]).to.deep.equal([HERE, 'partner']);
    expect(await session.token()).to.equal('of the page');
    empty.gateway = ELSEWHERE;
    expect(runtimeIn(empty).config.gateway).to.equal(ELSEWHERE);
    empty.gateway = '';
    expect(runtimeIn(empty).config.gateway).to.equal(HERE);
    empty.gateway = '/';
    expect(await runtimeIn(empty).session.token()).to.equal('of the page');
  });

  it('is configured around where the provider says nothing itself', async () => {
    configure({ getAuthSign: () => 'of the page', trustedOrigins: [ELSEWHERE], theme: 'dark' });
    const { config, session, appearance } = runtimeIn(provider({ 'package-name': 'partner' }));
    expect([config.gateway, config.packageName]).to.deep.equal([HERE, 'partner']);
    expect(config.trustedOrigins).to.deep.equal([ELSEWHERE]);
    expect(await session.token()).to.equal('of the page');
    expect(appearance.getState().theme).to.equal('dark');
    configure({ theme: 'auto' });
  });

  it('is forgotten when the host says that another user is there', async () => {
    let user = 'A';
    configure({ getAuthSign: () => user });
    const former = pageRuntime();
    expect(await former.session.token()).to.equal('A');
    user = 'B';
    userChanged();
    expect(pageRuntime()).not.to.equal(former);
    expect(await pageRuntime().session.token()).to.equal('B');
    expect(await former.session.renew('A'), 'a call of the former user').to.equal(undefined);
  });

  it('is not asked for again after a sign-out until the host says who is there', async () => {
    configure({ getAuthSign: () => 'A' });
    await signOut();
    expect(await pageRuntime().session.token()).to.equal(undefined);
    userChanged();
    expect(await pageRuntime().session.token()).to.equal('A');
  });

  it('changes with the user of a provider alone', async () => {
    configure({ getAuthSign: () => 'of the page' });
    const partner = provider({ gateway: HERE, 'auth-sign': 'A' });
    expect(await runtimeIn(partner).session.token()).to.equal('A');
    partner.userChanged();
    expect(await runtimeIn(partner).session.token(), 'the former token').to.equal(undefined);
    partner.authSign = 'B';
    expect(await runtimeIn(partner).session.token()).to.equal('B');
    expect(await pageRuntime().session.token()).to.equal('of the page');
  });
});
