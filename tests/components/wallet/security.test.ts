import { expect } from '@open-wc/testing';
import type { WalletSecurity } from '../../../src/contract/payment/wallet-security';
import type { WalletSettings } from '../../../src/contract/wallet/settings';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { walletAnswers } from './wallet-samples';

const SET: WalletSecurity = { securityState: 'needed', securityAbove: 100_000, lockedUntil: '' };
const DIGITS = '135792';

describe('<tp-wallet> where the security password is asked for', () => {
  before(() => define());
  afterEach(takeAway);

  let security: WalletSecurity;
  const shown = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
    putOnPage(
      'tp-wallet',
      {
        ...walletAnswers(),
        queryWalletSecurity: () => ({ walletSecurity: security }),
        proveIdentity: ({ secret }: { secret: string }) => {
          if (secret !== DIGITS) throw refusal('proofWrong');
          return { proofs: [], missing: 1, authSign: 'renewed' };
        },
        ...answers,
      },
      attributes,
    );
  const field = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('.tp-security input');

  it('asks for it as soon as a recharge is above the amount, proves it, and keeps the inputs', async () => {
    security = SET;
    const { element, act } = await shown({}, { view: 'recharge' });
    await act.press('在线充值');
    await act.type('金额', '1000');
    expect(field(act.root)).to.equal(null);
    await act.type('金额', '1000.01');
    await act.sees('金额超过 ¥1,000.00，须验证您的6位安全密码。');
    await accessible(element);
    await act.type('安全密码', '111222');
    await act.press('去支付');
    await act.sees('安全密码错误，请重新输入');
    await until(() => act.root.activeElement === field(act.root), 'the focus at the field');
    expect((act.field('金额') as HTMLInputElement).value).to.equal('1000.01');
    expect(called('beginCashierRecharge')).to.have.length(0);
    await act.type('安全密码', DIGITS);
    const begun = next(element, 'tp-recharge-begun');
    await act.press('去支付');
    await begun;
    expect(called('proveIdentity')).to.have.length(2);
    expect(called('beginCashierRecharge')).to.have.length(1);
  });

  it('asks nothing of a recharge up to the amount', async () => {
    security = SET;
    const { element, act } = await shown({}, { view: 'recharge' });
    await act.press('在线充值');
    await act.type('金额', '1000');
    const begun = next(element, 'tp-recharge-begun');
    await act.press('去支付');
    await begun;
    expect(called('proveIdentity')).to.have.length(0);
  });

  it('leads who has none to where it is set', async () => {
    security = { ...SET, securityState: 'unset' };
    const { element, act } = await shown({}, { view: 'recharge' });
    await act.press('在线充值');
    await act.type('金额', '2000');
    await act.sees('您尚未设置');
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const asked = next(element, 'tp-navigate');
    await act.press('设置安全密码');
    expect((await asked).detail).to.deep.equal({ target: 'accountSafety', page: 'setSecurePassword' });
  });

  it('says that a partner’s page does not ask for it', async () => {
    security = { ...SET, securityState: 'beyondPartner' };
    const { act } = await shown({}, { view: 'recharge' });
    await act.press('提交线下充值');
    await act.type('金额', '2000');
    await act.sees('请登录商旅门户后办理');
    expect(field(act.root)).to.equal(null);
  });

  it('sets the amount, and asks for it before the amount is raised or removed', async () => {
    security = SET;
    let saved: Partial<WalletSettings> | undefined;
    const { element, act } = await shown({
      queryWalletSettings: () => ({
        walletSettings: {
          orderLimit: null,
          personDayLimit: null,
          dayLimit: null,
          reviewAbove: null,
          securityAbove: 100_000,
          warnBelow: null,
          warnedList: [],
          revision: 1,
        } satisfies WalletSettings,
        pendingChange: null,
        changeList: [],
      }),
      saveWalletSettings: (body: Partial<WalletSettings>) => {
        saved = body;
        return { revision: 2 };
      },
    });
    await act.press('钱包设置');
    await act.sees('安全密码验证');
    const amount = () => act.root.querySelectorAll<HTMLInputElement>('.wa-group input')[4];
    expect(amount()?.value).to.equal('1000.00');
    expect(field(act.root)).to.equal(null);
    await act.type('单笔超过', '');
    await act.sees('须验证您的6位安全密码');
    await accessible(element);
    await act.press('保存');
    await act.sees('请输入6位数字安全密码');
    expect(saved).to.equal(undefined);
    await act.type('安全密码', DIGITS);
    const set = next(element, 'tp-wallet-settings-saved');
    await act.press('保存');
    await set;
    expect(saved?.securityAbove).to.equal(null);
  });
});
