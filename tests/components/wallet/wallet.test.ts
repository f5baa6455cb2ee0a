import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';
import { chooseFile } from '../cost-center/import-samples';
import { savedViewAnswers } from '../order/support/saved-view-answers';
import { ACCOUNT, RECHARGE_NO, REFUSED, RIGHTS, SETTINGS, walletAnswers } from './wallet-samples';

const LOST = { kind: 'network', code: 'NETWORK', message: '网络异常', retryable: true } as const;

const shown = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-wallet', { ...walletAnswers(), ...answers }, attributes);
const dialogOf = (root: ShadowRoot) => root.querySelector('dialog');

describe('<tp-wallet>', () => {
  before(() => define());
  afterEach(takeAway);

  describe('with its accounts', () => {
    it('shows total, held and available money, and the remaining credit line', async () => {
      const { element, act } = await shown();
      await act.sees('1,234,567.89');
      const figures = () =>
        [...act.root.querySelectorAll('.wa-figures div')].map(({ textContent }) => textContent);
      // Movements show the same sum and may come first in the document.
      await until(() => figures().length > 0, 'the figures');
      expect(figures()).to.deep.equal([
        '总额¥1,234,567.89',
        '冻结¥500.00',
        '可用¥1,234,067.89',
        '授信额度¥500,000.00',
        '已用授信¥123,456.00',
        '冻结¥0.00',
        '剩余授信¥376,544.00',
      ]);
      await act.sees('仅预订不冻结');
      await act.sees('期初 + 收入 − 支出 = 期末');
      await accessible(element);
    });

    it('says where an account is not opened, and offers no recharge of it', async () => {
      const { act } = await shown({
        queryWalletAccount: () => ({ corpWalletAccount: { ...ACCOUNT, prepaid: null } }),
      });
      await act.sees('未开通');
      expect(act.button('充值')).to.equal(undefined);
    });

    it('says where the movements do not agree with the balance', async () => {
      const { act } = await shown({
        queryWalletStatement: () => ({
          statement: {
            openingBalance: 0,
            inAmount: 0,
            outAmount: 0,
            closingBalance: 0,
            laterAmount: 0,
            heldBalance: 1,
            isBalanced: false,
          },
        }),
      });
      await act.sees('流水与账户余额不符');
    });

    it('requests the selection, and another account from its first page', async () => {
      const { act } = await shown();
      await act.sees('26112000000001');
      const kind = act.field('类型') as HTMLSelectElement;
      kind.value = '1';
      kind.dispatchEvent(new Event('change', { bubbles: true }));
      await until(
        () => called('queryWalletMovements').some(({ body }) => JSON.stringify(body).includes('["topUp"]')),
        'the kind to be asked for',
      );
      await act.sees('收入 ¥300,000.00，支出 ¥0.00');
      await act.check('企业月结');
      await act.sees('没有符合条件的流水');
      expect(called('queryWalletMovements').at(-1)?.body).to.deep.include({
        account: 'credit',
        kindList: ['topUp'],
        pageIndex: 1,
      });
    });

    it('applies saved filters of the movements, and names those that are no longer valid', async () => {
      const filters = { kind: 'topUp', period: ['2026-11-01', ''], person: 7 };
      const { act } = await shown(savedViewAnswers([{ viewName: '十一月充值', filters }]));
      await act.sees('26112000000001');
      await act.press('我的筛选');
      await act.press('十一月充值');
      await act.sees('部分条件已失效，未使用：');
      await act.sees('收入 ¥300,000.00，支出 ¥0.00');
      expect(called('queryWalletMovements').at(-1)?.body).to.deep.include({
        keyword: '',
        kindList: ['topUp'],
        beginDate: '2026-11-01',
        endDate: '',
        staffNO: '',
      });
      await act.press('我的筛选');
      await act.press('保存当前筛选');
      await act.type('名称', '充值');
      await act.press('保存');
      await act.sees('筛选已保存');
      expect(called('saveSavedView').at(-1)?.body).to.deep.include({
        pagePath: '/companyManageSet/walletAccount',
        viewName: '充值',
        filters: { kind: 'topUp', period: ['2026-11-01', ''] },
      });
    });

    it('leads to the order, the recharge and the bill of a movement', async () => {
      const { element, act } = await shown();
      element.addEventListener('tp-navigate', (event) => event.preventDefault());
      await act.sees('26112000000001');
      const toOrder = next(element, 'tp-navigate');
      await pressNamed(act, '26112000000001');
      expect((await toOrder).detail).to.deep.equal({ target: 'order', orderNo: '26112000000001' });
      const toRecharge = next(element, 'tp-navigate');
      await pressNamed(act, RECHARGE_NO);
      expect((await toRecharge).detail).to.deep.equal({ target: 'recharge', rechargeNo: RECHARGE_NO });
      const toBill = next(element, 'tp-navigate');
      await pressNamed(act, 'ZD20261017-100001');
      expect((await toBill).detail).to.deep.equal({ target: 'bill', billNo: 'ZD20261017-100001' });
    });

    it('offers the actions of the user only', async () => {
      const { act } = await shown({
        queryPermissionListForBusiness: () => ({ treeResps: RIGHTS.slice(0, 1) }),
      });
      await act.sees('1,234,567.89');
      await act.sees('26112000000001');
      expect([act.button('充值'), act.button('钱包设置')]).to.deep.equal([undefined, undefined]);
    });

    it('says that the user may not see it', async () => {
      const { act } = await shown({ queryWalletAccount: () => refuse('forbidden') });
      await act.sees('没有该操作的权限');
      expect(act.root.querySelector('table')).to.equal(null);
    });
  });

  describe('with its settings', () => {
    it('sets limits, based on the displayed revision', async () => {
      const { element, act } = await shown();
      await act.press('钱包设置');
      await act.sees('林静没有邮箱，不会收到邮件');
      await accessible(element);
      expect((act.field('单个订单限额') as HTMLInputElement).value).to.equal('5000.00');
      await act.type('单个订单限额', '0');
      await act.press('保存');
      await act.sees('金额须大于0');
      await act.type('单个订单限额', '');
      await act.type('每人每日限额', '3000');
      await act.press('保存');
      await until(() => dialogOf(act.root) === null, 'the dialog to close');
      expect(called('saveWalletSettings').map(({ body }) => body)).to.deep.equal([
        {
          orderLimit: null,
          personDayLimit: 300_000,
          dayLimit: null,
          reviewAbove: 200_000,
          securityAbove: null,
          warnBelow: 1_000_000,
          warnedNOList: ['S0001'],
          basedOn: 3,
        },
      ]);
    });

    it('shows changes that wait for consent, which the requester withdraws and another decides, and the history', async () => {
      const waiting = (isOwn: boolean) => ({
        queryWalletSettings: () => ({
          walletSettings: SETTINGS,
          otherNameList: isOwn ? ['王建华'] : [],
          pendingChange: {
            changeNO: 7,
            wanted: { reviewAbove: null },
            askedBy: '李晓梅',
            askedTime: '2026-11-20T02:00:00.000Z',
            isOwn,
          },
          changeList: [
            {
              changeNO: 1,
              action: 'alter',
              changedBy: '李晓梅',
              changedTime: '2026-11-19T02:00:00.000Z',
              before: { reviewAbove: null },
              after: { reviewAbove: 200_000 },
            },
          ],
        }),
        decideWalletSettings: () => ({}),
      });
      const own = await shown(waiting(true));
      await own.act.press('钱包设置');
      await own.act.sees('待同意的设置变更');
      await own.act.sees('付款复核金额：不限 → ¥2,000.00');
      await own.act.sees('可由王建华同意');
      expect(own.act.root.textContent).not.to.include('拒绝');
      await accessible(own.element);
      takeAway();
      const { element, act } = await shown(waiting(false));
      await act.press('钱包设置');
      await act.press('同意');
      await act.sees('同意设置变更');
      await accessible(element);
      const done = next(element, 'tp-wallet-settings-saved');
      act.root.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();
      await done;
      expect(called('decideWalletSettings').at(-1)?.body).to.deep.equal({ changeNO: 7, decision: 'agree' });
    });

    it('warns in advance that there is no other person to agree to less protection', async () => {
      const { element, act } = await shown({
        queryWalletSettings: () => ({
          walletSettings: SETTINGS,
          otherNameList: [],
          pendingChange: null,
          changeList: [],
        }),
      });
      await act.press('钱包设置');
      await act.sees('企业没有其他有“设置企业钱包”权限的管理员，放宽的金额不能保存');
      await accessible(element);
    });

    it('shows changes of another user meanwhile, and closes only once the lost inputs are known', async () => {
      const { act } = await shown({ saveWalletSettings: () => refuse('walletSettingsChanged') });
      await act.press('钱包设置');
      await act.type('企业每日限额', '3000');
      await act.press('保存');
      await act.sees('已被他人修改');
      await act.press('取消');
      await act.sees('内容尚未提交');
      await act.press('放弃填写');
      await until(() => dialogOf(act.root) === null, 'the dialog to close');
    });
  });

  describe('with payments to agree to', () => {
    const listed = (answers: Answers = {}) => shown(answers, { list: 'reviews' });
    const submit = (root: ShadowRoot) =>
      root.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();

    it('agrees to one, with all that it is about in view', async () => {
      const { element, act } = await listed();
      await act.sees('26112000000007');
      expect(act.root.querySelector('[role=tab][aria-selected=true]')?.textContent).to.include('2');
      await act.sees('须由他人复核');
      await accessible(element);
      await act.press('同意');
      const said = dialogOf(act.root)?.textContent ?? '';
      for (const part of ['26112000000007', '¥3,560.00', '北京 → 上海', '陈思远、王建华']) {
        expect(said).to.include(part);
      }
      await accessible(element);
      const decided = next(element, 'tp-payment-reviewed');
      submit(act.root);
      expect((await decided).detail).to.deep.equal({
        reviewNo: 'FH261120000000000001',
        orderNo: '26112000000007',
        agrees: true,
      });
      await act.sees('刘敏 2026-11-20 10:10');
      await until(() => dialogOf(act.root) === null, 'the dialog to close');
    });

    it('refuses none without a reason', async () => {
      const { act } = await listed();
      await act.press('拒绝');
      submit(act.root);
      await act.sees('请填写拒绝原因');
      expect(called('decideWalletReview')).to.deep.equal([]);
      await act.type('拒绝原因', '请改乘高铁');
      submit(act.root);
      await act.sees('请改乘高铁');
      expect(called('decideWalletReview').map(({ body }) => body)).to.deep.equal([
        { reviewNo: 'FH261120000000000001', agrees: false, refuseReason: '请改乘高铁' },
      ]);
    });

    it('says that another has decided meanwhile', async () => {
      const { act } = await listed({ decideWalletReview: () => refuse('walletReviewOver') });
      await act.press('同意');
      submit(act.root);
      await act.sees('该付款复核已处理或已失效，请刷新后查看');
    });

    it('hides them from users who may not agree', async () => {
      const { act } = await shown(
        { queryPermissionListForBusiness: () => ({ treeResps: RIGHTS.slice(0, 3) }) },
        { list: 'reviews' },
      );
      await act.sees('26112000000001');
      expect(act.root.querySelector('[role=tab]')).to.equal(null);
      expect(called('queryWalletReviews')).to.deep.equal([]);
    });
  });

  describe('with its recharges', () => {
    const list = (answers: Answers = {}) => shown(answers, { view: 'recharge' });

    async function fillIn(act: Awaited<ReturnType<typeof list>>['act']): Promise<void> {
      await act.press('提交线下充值');
      await act.type('金额', '12345.67');
      await act.type('转账日期', shanghaiDate(new Date()));
      await act.type('付款方', '星海科技有限公司');
      await act.type('银行流水号', 'ICBC0009');
      chooseFile(act.root, new File(['x'], '回单.png', { type: 'image/png' }));
      await act.sees('回单.png');
    }
    const send = (root: ShadowRoot) =>
      root.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();

    it('are applied for with a voucher, once though the answer is lost', async () => {
      let isLost = true;
      const { element, act } = await list({
        applyOfflineRecharge: (body: object) => {
          if (isLost) {
            isLost = false;
            throw new GatewayError(LOST);
          }
          return walletAnswers()['applyOfflineRecharge']?.(body as never);
        },
      });
      await fillIn(act);
      await accessible(element);
      send(act.root);
      await act.sees('不会重复提交');
      const begun = next(element, 'tp-recharge-begun');
      send(act.root);
      expect((await begun).detail).to.deep.include({ way: 'offline' });
      const [first, second] = called('applyOfflineRecharge');
      expect(first?.requestId).to.equal(second?.requestId);
      expect(first?.body).to.deep.equal({
        amount: 1_234_567,
        transferDate: shanghaiDate(new Date()),
        payerName: '星海科技有限公司',
        bankReference: 'ICBC0009',
        remark: '',
        fileNos: [`F${'1'.repeat(32)}`],
      });
    });

    it('are not applied for with missing values; it is said at the fields', async () => {
      const { element, act } = await list();
      await act.press('提交线下充值');
      send(act.root);
      for (const said of ['请输入金额', '请输入转账日期', '请输入付款方名称', '请上传转账凭证']) {
        await act.sees(said);
      }
      await accessible(element);
      await act.type('金额', '0.99');
      send(act.root);
      await act.sees('充值金额不能低于1元');
      expect(called('applyOfflineRecharge')).to.deep.equal([]);
    });

    it('say why they were refused, and offer nothing then', async () => {
      const { element, act } = await list();
      await pressNamed(act, REFUSED.rechargeNo);
      await act.sees('银行未查到该笔到账');
      expect(act.button('撤回')).to.equal(undefined);
      await accessible(element);
    });

    it('are withdrawn once the user has said so', async () => {
      const { act } = await list();
      await pressNamed(act, RECHARGE_NO);
      await act.press('撤回');
      await act.press('不撤回');
      expect(called('withdrawRecharge')).to.deep.equal([]);
      await act.press('撤回');
      await act.sees('撤回后不能恢复');
      // Besides the page's own button, the dialog has one to keep the recharge and this one.
      await act.press('撤回', 2);
      await act.sees('已撤回');
      expect(called('withdrawRecharge').map(({ body }) => body)).to.deep.equal([{ rechargeNo: RECHARGE_NO }]);
    });

    it('open the recharge that the address names', async () => {
      const { act } = await shown({}, { view: 'recharge', 'recharge-no': RECHARGE_NO });
      await act.sees('ICBC0001');
    });

    it('lead to no cashier but a trusted one', async () => {
      const { act } = await list({
        beginCashierRecharge: () => ({ rechargeNo: RECHARGE_NO, payUrl: 'https://evil.example/pay' }),
      });
      await act.press('在线充值');
      await act.type('金额', '100');
      send(act.root);
      await act.sees('收银台地址不在允许范围内');
    });
  });
});

function refuse(fault: Parameters<typeof refusal>[0]): never {
  throw refusal(fault);
}
