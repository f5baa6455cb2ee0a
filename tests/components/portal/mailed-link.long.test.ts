import { expect } from '@open-wc/testing';
import { endWithSession, mailedLinks } from '../../../src/element/navigation/mailed-link';
import type { StorageKind } from '../../../src/session/storage';
import { fakeRuntime, USER } from '../../support/components/fake-runtime';

const LINK = '#/travelReport/pandect?linkSign=rl_token&basis=used';

describe('a mailed link', () => {
  const present = location.href;
  function runtimeIn(storage: StorageKind) {
    const { runtime } = fakeRuntime();
    return { ...runtime, config: { ...runtime.config, storage } };
  }
  const runtimes: ReturnType<typeof runtimeIn>[] = [];
  afterEach(() => {
    for (const runtime of runtimes.splice(0)) mailedLinks(runtime).clear();
    history.replaceState(null, '', present);
  });
  function opened(storage: StorageKind) {
    const runtime = runtimeIn(storage);
    runtimes.push(runtime);
    history.replaceState(null, '', LINK);
    mailedLinks(runtime).take(window);
    return runtime;
  }

  it('has its token taken out of the address, and waits for the page that it leads to', () => {
    const runtime = opened('local');
    expect(location.hash).to.equal('#/travelReport/pandect?basis=used');
    expect(mailedLinks(runtime).waiting()).to.include({
      path: '/travelReport/pandect',
      linkSign: 'rl_token',
    });
    history.replaceState(null, '', '#/x');
    mailedLinks(runtime).take(window);
    expect(mailedLinks(runtime).waiting()?.linkSign, 'still').to.equal('rl_token');
    mailedLinks(runtime).clear();
    expect(mailedLinks(runtime).waiting()).to.equal(undefined);
  });

  it('waits in the storage of the tab, and in none where nothing may be stored', () => {
    opened('local');
    expect(JSON.stringify({ ...sessionStorage })).to.contain('rl_token');
    expect(JSON.stringify({ ...localStorage })).not.to.contain('rl_token');
    for (const runtime of runtimes.splice(0)) mailedLinks(runtime).clear();
    const runtime = opened('memory');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.to.contain('rl_token');
    expect(mailedLinks(runtime).waiting()?.linkSign).to.equal('rl_token');
  });

  it('waits no longer than a sign-in takes', () => {
    const runtime = opened('local');
    const { now } = Date;
    Date.now = () => now() + 16 * 60_000;
    try {
      expect(mailedLinks(runtime).waiting()).to.equal(undefined);
    } finally {
      Date.now = now;
    }
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('rl_token');
  });

  it('is dropped when its user signs out, and stays before a sign-in or after an expired session', () => {
    const runtime = opened('local');
    const stop = endWithSession(runtime);
    const { store } = runtime.session;
    const [enterprise] = USER.entAndTmcShortInfoList;
    if (!enterprise) throw new Error('The user is of no enterprise');
    const signIn = () => store.setState({ status: 'signedIn', user: USER, enterprise }, true);
    store.setState({ status: 'signedOut', message: '' }, true);
    signIn();
    store.setState({ status: 'signedOut', message: '认证已过期' }, true);
    expect(mailedLinks(runtime).waiting()).not.to.equal(undefined);
    signIn();
    store.setState({ status: 'signedOut', message: '' }, true);
    expect(mailedLinks(runtime).waiting()).to.equal(undefined);
    stop();
  });
});
