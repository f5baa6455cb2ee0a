import { expect } from '@open-wc/testing';
import type { LazyNotices } from '../../../components/portal/chrome/lazy-notices';
import { CHINESE } from '../../../src/domain/texts/texts';
import { SessionEnd } from '../../../components/portal/session-end';
import type { DialogContent } from '../../../src/element/runtime/notice-service';
import { fakeRuntime, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer } from '../../support/components/samples';

/** Starts a session and answers the next dialogs with `said`. */
async function signedIn(answers: Answers, ...said: boolean[]) {
  const { runtime, calls } = fakeRuntime(answers, { authSign: 'token-1' });
  await runtime.session.start();
  const asked: Partial<DialogContent>[] = [];
  const notices = {
    ask: async (content: Partial<DialogContent>) => {
      asked.push(content);
      return said.shift() ?? true;
    },
  } as LazyNotices;
  const ending = new SessionEnd({
    notices,
    texts: CHINESE.textsOf,
    session: () => runtime.session,
    addresses: () => ({ origin: location.origin }),
    loginUrl: () => '',
  });
  const sent = () => calls.filter(({ name }) => name === 'signOutEverywhere').length;
  return { ending, asked, sent, status: () => runtime.session.store.getState().status };
}

describe('signing out on all devices', () => {
  const { hash } = location;
  afterEach(() => history.replaceState(history.state, '', hash || location.pathname + location.search));

  it('is asked for first, and ends nothing if it is not meant', async () => {
    const { ending, asked, sent, status } = await signedIn(
      { signOutEverywhere: () => ({ endedCount: 2 }) },
      false,
    );
    await ending.signOutEverywhere();
    expect(asked.map(({ text }) => text)).to.deep.equal([
      '将在所有设备和浏览器上退出登录，包括当前设备。未提交的内容不会保留。',
    ]);
    expect(asked[0]).to.include({ confirmText: '全部退出', cancelText: '取消', danger: true });
    expect([sent(), status()]).to.deep.equal([0, 'signedIn']);
  });

  it('ends all sessions at the gateway, then this one, and leads to the login', async () => {
    const { ending, sent, status } = await signedIn({ signOutEverywhere: () => ({ endedCount: 2 }) });
    ending.configure('');
    await ending.signOutEverywhere();
    expect([sent(), status()]).to.deep.equal([1, 'signedOut']);
    expect(location.hash).to.equal('#/');
  });

  it('says so where nothing has ended, and leaves the user signed in', async () => {
    const { ending, asked, status } = await signedIn({
      signOutEverywhere: () => {
        throw lostAnswer();
      },
    });
    await ending.signOutEverywhere();
    expect(asked[1]?.text).to.match(/^未能退出其他设备：/);
    expect(status()).to.equal('signedIn');
  });
});
