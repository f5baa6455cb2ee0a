import { expect } from '@open-wc/testing';
import { runStartupPushes } from '../../../src/element/runtime/startup-pushes';
import { DEVICE_CODE_KEY } from '../../../src/session/device';
import { fakeRuntime, USER, type Answers } from '../../support/components/fake-runtime';

const GOOD: Answers = {
  insertOrUpdate: () => ({}),
  pushUser: () => ({}),
};

async function signedIn(answers: Answers = GOOD, storage: 'local' | 'memory' = 'memory') {
  const fake = fakeRuntime(answers, { authSign: 'token-1' });
  // The fake session stays in memory; only the storage of the device's code varies.
  const runtime = { ...fake.runtime, config: { ...fake.runtime.config, storage } };
  await runtime.session.start();
  fake.calls.splice(0);
  return { runtime, calls: fake.calls };
}
const names = (calls: { name: string }[]) => calls.map(({ name }) => name).sort();
const uniqueCode = (calls: { name: string; body: unknown }[]) => {
  const device = calls.find(({ name }) => name === 'insertOrUpdate')?.body as
    | { uniqueCode: string }
    | undefined;
  return device?.uniqueCode;
};

describe('the pushes after sign-in', () => {
  beforeEach(() => localStorage.removeItem(DEVICE_CODE_KEY));
  after(() => localStorage.removeItem(DEVICE_CODE_KEY));

  it('are sent once a session, however often they are run', async () => {
    const { runtime, calls } = await signedIn();
    await Promise.all([runStartupPushes(runtime), runStartupPushes(runtime)]);
    await runStartupPushes(runtime);
    expect(names(calls)).to.deep.equal(['insertOrUpdate', 'pushUser']);
  });

  it('are sent again for another user, and not at all before anyone is signed in', async () => {
    const other = { ...USER, userNO: 'U0002' };
    let user = USER;
    const fake = fakeRuntime({ ...GOOD, verifyUserAuthSignForCloud: () => user });
    await runStartupPushes(fake.runtime);
    expect(fake.calls).to.deep.equal([]);
    await fake.runtime.session.signIn('token-1');
    await runStartupPushes(fake.runtime);
    user = other;
    await fake.runtime.session.signIn('token-2');
    await runStartupPushes(fake.runtime);
    expect(fake.calls.filter(({ name }) => name === 'pushUser')).to.have.length(2);
  });

  it('fail without a word, one without the others', async () => {
    const shown: unknown[] = [];
    const { runtime, calls } = await signedIn({
      ...GOOD,
      insertOrUpdate: () => {
        throw new Error('down');
      },
      pushUser: () => {
        throw new Error('down');
      },
    });
    runtime.showNotice = (notice) => shown.push(notice);
    await runStartupPushes(runtime);
    expect(calls).to.have.length(2);
    expect(shown).to.deep.equal([]);
  });

  it('keep the device’s code only where the session rests in local storage', async () => {
    const first = await signedIn(GOOD, 'local');
    await runStartupPushes(first.runtime);
    const second = await signedIn(GOOD, 'local');
    await runStartupPushes(second.runtime);
    expect(uniqueCode(second.calls)).to.equal(uniqueCode(first.calls));
    expect(localStorage.getItem(DEVICE_CODE_KEY)).to.equal(uniqueCode(first.calls));

    localStorage.removeItem(DEVICE_CODE_KEY);
    const partner = await signedIn(GOOD, 'memory');
    await runStartupPushes(partner.runtime);
    expect(uniqueCode(partner.calls)).to.match(/^[\w-]{16,64}$/);
    expect(localStorage.getItem(DEVICE_CODE_KEY)).to.equal(null);
  });

  it('replace a code that is none', async () => {
    localStorage.setItem(DEVICE_CODE_KEY, '<script>');
    const { runtime, calls } = await signedIn(GOOD, 'local');
    await runStartupPushes(runtime);
    expect(uniqueCode(calls)).to.match(/^[\w-]{16,64}$/);
  });
});
