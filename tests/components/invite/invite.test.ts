import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { followLink } from './exercise';

const HOME = location.href;
const KEY = 'tp-invite-1';
let provider: HTMLElement;

async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers });
  const runtime = { ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' as const } };
  provider = createProvider(runtime);
  const element = document.createElement('tp-invite');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const wanted: unknown[] = [];
  element.addEventListener('tp-navigate', (event) => {
    event.preventDefault();
    wanted.push((event as CustomEvent).detail);
  });
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element), calls: fake.calls, wanted };
}
const kept = (): string =>
  Object.keys(sessionStorage)
    .filter((name) => name.startsWith(KEY))
    .map((name) => sessionStorage.getItem(name))
    .join('');
const focused = (element: Element) => element.shadowRoot?.activeElement;
const fail = (error: Error) => () => {
  throw error;
};
async function prove(act: ReturnType<typeof within>): Promise<void> {
  await act.type('手机号', '13900000001');
  await act.type('验证码', '123456');
  await act.press('下一步');
}

describe('<tp-invite>', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(KEY)) sessionStorage.removeItem(name);
    history.replaceState(null, '', HOME);
  });

  it('takes the token out of the address, and finds it after a reload of this tab', async () => {
    followLink('in_one');
    const first = await show();
    await first.act.sees('林静邀请您加入远航科技');
    expect(location.href).not.to.include('in_one');
    expect(kept()).to.include('in_one');
    provider.remove();
    const { act, calls } = await show();
    await act.sees('林静邀请您加入远航科技');
    expect(calls.find(({ name }) => name === 'queryInvitation')?.body).to.deep.equal({
      inviteSign: 'in_one',
    });
  });

  it('names its fields for password managers and for the code of a message', async () => {
    followLink('in_one');
    const { element, act } = await show({
      proveInvitePhone: () => ({ kind: 'new', phoneSign: 'p' }),
    });
    await act.sees('林静邀请您加入远航科技');
    const completes = (label: string) => act.field(label)?.autocomplete;
    expect([completes('手机号'), completes('验证码')]).to.deep.equal(['tel', 'one-time-code']);
    await accessible(element);
    await prove(act);
    await act.sees('手机号已验证');
    expect([completes('姓名'), completes('邮箱（选填）')]).to.deep.equal(['name', 'email']);
    await accessible(element);
  });

  it('takes a new person in by their name, tidied, and leads on with the names', async () => {
    followLink('in_one');
    const { act, calls, wanted, element } = await show();
    await act.sees('林静邀请您加入远航科技');
    await prove(act);
    await act.sees('手机号已验证');
    expect(focused(element)?.tagName).to.equal('H2');
    await act.press('加入远航科技');
    await act.sees('请输入姓名');
    await until(() => focused(element) === act.field('姓名'), 'the name has the focus');
    await act.type('姓名', ' zhang / san ');
    await act.type('邮箱（选填）', 'nobody');
    await act.press('加入远航科技');
    await act.sees('请输入正确的邮箱地址');
    await act.type('邮箱（选填）', 'zhang@example.com');
    await act.press('加入远航科技');
    await until(() => wanted.length > 0, 'it leads on');
    expect(wanted).to.deep.equal([{ target: 'joined', entName: '远航科技', appTitle: '远航商旅' }]);
    expect(calls.find(({ name }) => name === 'joinByInvitation')?.body).to.deep.equal({
      phoneSign: 'p'.repeat(43),
      staffName: 'ZHANG/SAN',
      email: 'zhang@example.com',
    });
    expect(kept(), 'the invitation is used').to.equal('');
  });

  it('joins without the title of the app, where that cannot be told', async () => {
    followLink('in_one');
    const { act, wanted } = await show({
      proveInvitePhone: () => ({ kind: 'known', phoneSign: 'p', userName: '王五' }),
      queryAppDownloadInfo: fail(lostAnswer()),
    });
    await act.sees('林静邀请您加入远航科技');
    await prove(act);
    await act.sees('将以王五的账号加入远航科技');
    expect(Boolean(act.field('姓名'))).to.equal(false);
    await act.press('加入远航科技');
    await until(() => wanted.length > 0, 'it leads on');
    expect(wanted).to.deep.equal([{ target: 'joined', entName: '远航科技', appTitle: '' }]);
  });

  it('says who is a member already, and leads to the sign-in', async () => {
    followLink('in_one');
    const { act, wanted, calls } = await show({
      proveInvitePhone: () => ({ kind: 'member', userName: '王五' }),
    });
    await act.sees('林静邀请您加入远航科技');
    await prove(act);
    await act.sees('王五，您已是远航科技的成员');
    expect(calls.some(({ name }) => name === 'joinByInvitation')).to.equal(false);
    await act.press('登录');
    expect(wanted).to.deep.equal([{ target: 'signIn' }]);
  });

  const ENDS = {
    invitationUnknown: '邀请链接无效',
    invitationExpired: '邀请已过期',
    invitationUsedUp: '邀请人数已满',
    invitationWithdrawn: '邀请已被撤回',
  } as const;
  for (const fault of Object.keys(ENDS) as (keyof typeof ENDS)[]) {
    it(`explains ${fault} plainly, and leads on`, async () => {
      followLink('in_one');
      const { act, element, wanted } = await show({ queryInvitation: fail(refusal(fault)) });
      await act.sees(ENDS[fault]);
      await act.sees('管理员');
      await accessible(element);
      await act.press('登录');
      expect(wanted).to.deep.equal([{ target: 'signIn' }]);
    });
  }

  it('says that the last place was taken meanwhile', async () => {
    followLink('in_one');
    const { act } = await show({
      proveInvitePhone: () => ({ kind: 'known', phoneSign: 'p', userName: '王五' }),
      joinByInvitation: fail(refusal('invitationUsedUp')),
    });
    await act.sees('林静邀请您加入远航科技');
    await prove(act);
    await act.sees('王五');
    await act.press('加入远航科技');
    await act.sees('邀请人数已满');
  });

  it('asks for another code where the proof is too old, and says why', async () => {
    followLink('in_one');
    const { act } = await show({
      proveInvitePhone: () => ({ kind: 'known', phoneSign: 'p', userName: '王五' }),
      joinByInvitation: fail(refusal('invitePhoneUnproved')),
    });
    await act.sees('林静邀请您加入远航科技');
    await prove(act);
    await act.sees('王五');
    await act.press('加入远航科技');
    await act.sees('手机号验证已失效，请重新获取验证码');
    expect(Boolean(act.field('手机号'))).to.equal(true);
  });

  it('keeps the inputs where the code is wrong or the response is lost', async () => {
    followLink('in_one');
    let error: Error = refusal('smsCodeWrong');
    const { act } = await show({
      proveInvitePhone: () => {
        throw error;
      },
    });
    await act.sees('林静邀请您加入远航科技');
    await prove(act);
    await act.sees('验证码错误或已失效');
    expect((act.field('手机号') as HTMLInputElement).value).to.equal('13900000001');
    error = lostAnswer();
    await act.press('下一步');
    await until(() => !act.text().includes('验证码错误或已失效'), 'the other failure is said');
    expect((act.field('验证码') as HTMLInputElement).value).to.equal('123456');
  });

  it('shows names from an address as text, cut to a length', async () => {
    const entName = `<img src=x onerror=alert(1)>\u202e${'长'.repeat(10_000)}`;
    const { act, element } = await show(
      {},
      { page: 'inviteSuccess', 'ent-name': entName, 'app-title': '\u2066' },
    );
    await act.sees('您已加入<img src=x onerror=alert(1)> ');
    expect(element.shadowRoot?.querySelectorAll('img').length).to.equal(0);
    expect(act.text()).not.to.match(/[\u202a-\u202e\u2066-\u2069]/);
    expect(act.text().length).to.be.lessThan(200);
    await accessible(element);
  });

  it('leads on from the last page: to the sign-in, and to the app', async () => {
    const { act, wanted } = await show({}, { page: 'inviteSuccess' });
    await act.sees('您已加入企业');
    await act.press('登录');
    await act.press('下载客户端');
    expect(wanted).to.deep.equal([{ target: 'signIn' }, { target: 'appDownload' }]);
  });

  it('shows its target in place where the page handles no navigation', async () => {
    const fake = fakeRuntime(goodAnswers());
    provider = createProvider(fake.runtime);
    const element = document.createElement('tp-invite');
    element.setAttribute('page', 'inviteSuccess');
    provider.append(element);
    await next(element, 'tp-ready');
    const act = within(element);
    await act.press('下载客户端');
    await until(() => element.shadowRoot?.querySelector('tp-app-download'), 'the app in its place');
    await act.press('返回');
    await act.sees('您已加入企业');
  });
});
