import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { initialsOf } from '../../../components/enterprise/match';
import { key, within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { enterpriseAnswers } from './enterprise-samples';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { GatewayError } from '../../../src/gateway/gateway-error';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(count = 3, answers: Answers = {}, authSign: string | undefined = 'token-1') {
  const fake = fakeRuntime(
    { ...goodAnswers(), ...enterpriseAnswers(count), ...answers },
    authSign ? { authSign } : {},
  );
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-enterprise-chooser');
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  const act = within(element);
  const rows = () => [...act.root.querySelectorAll<HTMLButtonElement>('.ec-row')];
  const names = () => rows().map((row) => row.querySelector('.ec-name')?.textContent ?? '');
  const current = () => rows().findIndex((row) => row.ariaCurrent === 'true');
  return { element, act, runtime: fake.runtime, rows, names, current };
}
const changes = () => calls.filter(({ name }) => name === 'changeEnt').map(({ body }) => body);

describe('<tp-enterprise-chooser>', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('lists the enterprises of the user, the one in use marked', async () => {
    const { act, names, current } = await show();
    await act.sees('当前企业');
    expect(names()).to.deep.equal(['远航科技（上海）有限公司', '华东商贸集团', '北京鹏程实业']);
    expect(current()).to.equal(0);
    expect(act.field('查找企业')).to.equal(undefined);
  });

  it('switches: the chosen one is in use and comes first, and all elements follow', async () => {
    const { element, act, runtime, names } = await show();
    await act.sees('当前企业');
    const changed = next(element, 'tp-enterprise-changed');
    await act.press('北京鹏程实业');
    expect((await changed).detail).to.deep.equal({ enterpriseNum: 'E003' });
    expect(changes()).to.deep.equal([{ companyNO: 'E003' }]);
    await until(() => names()[0] === '北京鹏程实业');
    const state = runtime.session.store.getState();
    expect(state.status === 'signedIn' && state.enterprise.enterpriseNum).to.equal('E003');
    expect(await runtime.session.token()).to.equal('token-1');
    await act.sees('已切换到北京鹏程实业');
  });

  it('keeps the enterprise in use without a call', async () => {
    const { element, act } = await show();
    const kept = next(element, 'tp-enterprise-kept');
    await act.press('远航科技');
    expect((await kept).detail).to.deep.equal({ enterpriseNum: 'E001' });
    expect(changes()).to.deep.equal([]);
  });

  it('switches once for two quick presses', async () => {
    const { element, act, rows } = await show();
    await act.sees('当前企业');
    const changed = next(element, 'tp-enterprise-changed');
    rows()[1]?.click();
    rows()[2]?.click();
    await changed;
    expect(changes()).to.deep.equal([{ companyNO: 'E002' }]);
  });

  it('says in a box why the server refused, and stays', async () => {
    const { code, message } = refusal('enterpriseForeign');
    const notice = { as: 'box' as const, text: message, delayMs: 0 };
    const { act, current, element } = await show(3, {
      changeEnt: () => {
        throw new GatewayError({ kind: 'refused', code, message, retryable: false, notice });
      },
    });
    await act.sees('当前企业');
    const failed = next(element, 'tp-error');
    await act.press('华东商贸集团');
    expect((await failed).detail).to.include({ code: '41106', message: '您不属于该企业，无法切换' });
    await until(() => act.root.querySelector('[role=alertdialog]'), 'the box');
    await act.sees('您不属于该企业，无法切换');
    expect(current()).to.equal(0);
  });

  it('says on the spot when nothing was heard from the server', async () => {
    let error: Error | undefined = lostAnswer();
    const working = enterpriseAnswers(3);
    const { act, element } = await show(3, {
      ...working,
      changeEnt: (body: never) => {
        if (error) throw error;
        return working['changeEnt']?.(body);
      },
    });
    await act.press('华东商贸集团');
    await act.sees('切换失败：网络异常，请检查网络后重试');
    error = undefined;
    const changed = next(element, 'tp-enterprise-changed');
    await act.press('华东商贸集团');
    await changed;
    expect(act.text()).not.to.include('切换失败');
  });

  it('finds by name, number and initials of pinyin', async () => {
    const { act, names } = await show(12);
    const found: [typed: string, expected: string[]][] = [
      ['鹏程', ['北京鹏程实业', '北京鹏程实业第6分公司', '北京鹏程实业第10分公司']],
      ['e012', ['西部能源股份第11分公司']],
      ['HDSM', ['华东商贸集团', '华东商贸集团第5分公司', '华东商贸集团第9分公司']],
      [
        'yhkjshyxgs',
        [
          '远航科技（上海）有限公司',
          '远航科技（上海）有限公司第4分公司',
          '远航科技（上海）有限公司第8分公司',
        ],
      ],
      ['(.*', []],
    ];
    for (const [typed, expected] of found) {
      await act.type('查找企业', typed);
      await until(() => names().join() === expected.join(), `${typed}: ${names().join()}`);
    }
    await act.press('清除条件');
    await until(() => names().length === 12);
  });

  it('reads the initial of every letter', () => {
    const words: [string, string][] = [
      ['安北此大额飞高华', 'abcdefgh'],
      ['京卡连明南欧平青', 'jklmnopq'],
      ['人上天文西云中', 'rstwxyz'],
      ['3M（中国）', '3mzg'],
    ];
    for (const [name, initials] of words) expect(initialsOf(name), name).to.equal(initials);
  });

  it('is worked by keys alone', async () => {
    const { element, act, rows } = await show(12);
    await act.sees('当前企业');
    const field = act.field('查找企业') as HTMLElement;
    field.focus();
    key(field, 'ArrowDown');
    const at = () => rows().findIndex((row) => row === act.root.activeElement);
    expect(at()).to.equal(0);
    const steps: [name: string, to: number][] = [
      ['ArrowDown', 1],
      ['End', 11],
      ['ArrowDown', 0],
      ['ArrowUp', 11],
      ['Home', 0],
    ];
    for (const [name, to] of steps) {
      key(act.root.activeElement as Element, name);
      expect(at(), name).to.equal(to);
    }
    await act.type('查找企业', 'e003');
    await until(() => rows().length === 1);
    const changed = next(element, 'tp-enterprise-changed');
    key(field, 'Enter');
    expect((await changed).detail).to.deep.equal({ enterpriseNum: 'E003' });
  });

  it('lets somebody sign in who is not', async () => {
    const { act } = await show(3, {}, '');
    await act.sees('登录后可选择要进入的企业');
    await act.press('登录');
    await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'), 'the form');
    const login = within(act.root.querySelector('tp-login') as HTMLElement);
    await login.type('账号', 'multi');
    await login.type('密码', 'Demo@2026');
    await login.press('登录');
    await act.sees('当前企业');
  });

  it('offers another try when the user could not be read', async () => {
    let error: Error | undefined = lostAnswer();
    const { verifyUserAuthSignForCloud: verify } = enterpriseAnswers(3);
    const { act } = await show(3, {
      verifyUserAuthSignForCloud: (body: never) => {
        if (error) throw error;
        return verify?.(body);
      },
    });
    await act.sees('企业列表读取失败：网络异常');
    error = undefined;
    await act.press('重试');
    await act.sees('当前企业');
  });
});
