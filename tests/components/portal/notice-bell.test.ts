import { expect } from '@open-wc/testing';
import { portal } from '../../../components/portal/declaration';
import { BellRoot } from '../../../components/portal/notices/bell-root';
import bellCss from '../../../components/portal/notices/notice-bell.css?inline';
import type { ApplicationNotice, Notice } from '../../../src/contract/notice/notice';
import baseCss from '../../../src/ui/tokens/base.css?inline';
import { sheet } from '../../../src/ui/tokens/sheet';
import tokensCss from '../../../src/ui/tokens/tokens.css?inline';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { fakeRuntime, until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer } from '../../support/components/samples';

const notice = (noticeNo: number, given: Partial<ApplicationNotice> = {}): Notice => ({
  about: 'application',
  noticeNo,
  kind: 'asked',
  applyId: `SP2611200000000${noticeNo}`,
  applyType: 1,
  applicantName: '陈思远',
  byName: '',
  createTime: '2026-11-20T02:00:00.000Z',
  isRead: false,
  ...given,
});

describe('the bell in the header', () => {
  let bell: BellRoot;
  let host: HTMLElement;
  let fake: ReturnType<typeof fakeRuntime>;
  let notices: Notice[];
  beforeEach(() => {
    notices = [notice(2), notice(1, { kind: 'refused', byName: '王建华', isRead: true })];
  });
  afterEach(() => {
    bell.leave();
    host.remove();
  });

  const unreadOf = () => notices.filter(({ isRead }) => !isRead).length;

  /** Shows the bell with a gateway that remembers read notices. */
  function show(given: Answers = {}) {
    fake = fakeRuntime(
      {
        queryNoticeList: () => ({
          total: notices.length,
          unreadCount: unreadOf(),
          noticeList: notices.slice(0, 10),
        }),
        markNoticesRead: ({ noticeNoList }: { noticeNoList: number[] | null }) => {
          notices = notices.map((one) =>
            noticeNoList === null || noticeNoList.includes(one.noticeNo) ? { ...one, isRead: true } : one,
          );
          return { unreadCount: unreadOf() };
        },
        ...given,
      },
      { authSign: 'token-1' },
    );
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [tokensCss, baseCss, bellCss].map((css) => sheet(document, css));
    const frame = document.createElement('div');
    frame.className = 'tp-root';
    const place = document.createElement('div');
    frame.append(place);
    root.append(frame);
    document.body.append(host);
    bell = new BellRoot(place, {
      element: host,
      declaration: portal,
      runtime: fake.runtime,
      prefix: 'tp',
      addressOf: (one) =>
        one.about === 'application' ? `#/approval/index?applyId=${one.applyId}` : `#/of/${one.about}`,
      downloads: '#/download/downloadList',
    });
    bell.show({ language: undefined, shows: { notices: true, downloads: false }, isAtDownloads: false });
    return within(host);
  }
  const root = () => host.shadowRoot as ShadowRoot;
  const button = () => root().querySelector<HTMLButtonElement>('button.bell');
  const count = () => root().querySelector('.bell-count')?.textContent ?? '';
  const status = () => root().querySelector('[role=status]')?.textContent ?? '';
  const links = () => [...root().querySelectorAll<HTMLAnchorElement>('.bell-list a')];
  const sent = () => fake.calls.filter(({ name }) => name === 'markNoticesRead').map(({ body }) => body);
  const tell = async (): Promise<void> => {
    const open = () => fake.streams.find(({ name, ended }) => name === 'streamOrderChanges' && !ended);
    await until(open, 'a stream');
    open()?.tell({ cursor: '7', orderNos: [], applyIds: ['SP26112000000009'], exportNos: [] });
  };

  it('counts unread notices, in words too, and 99+ from 100 on', async () => {
    show();
    await until(() => count() === '1');
    expect(button()?.textContent).to.include('通知，1条未读');
    notices = Array.from({ length: 120 }, (_, i) => notice(i + 1));
    await tell();
    await until(() => count() === '99+');
    expect(status()).to.equal('您有120条未读通知');
  });

  it('hears of new ones as they come', async () => {
    notices = [];
    show();
    await until(() => fake.calls.some(({ name }) => name === 'queryNoticeList'));
    expect(count()).to.equal('');
    notices = [notice(3)];
    await tell();
    await until(() => count() === '1');
    expect(status()).to.equal('您有1条未读通知');
  });

  it('opens the newest, each leading to its application and read by that', async () => {
    const act = show();
    await until(() => count() === '1');
    button()?.click();
    await act.sees('陈思远的出差申请等待您审批');
    await act.sees('王建华拒绝了您的出差申请');
    await until(() => root().querySelector('.bell-panel[data-placed]'), 'the panel in its place');
    await accessible(host);
    const [first] = links();
    expect(first?.getAttribute('href')).to.equal('#/approval/index?applyId=SP26112000000002');
    expect(first?.textContent).to.include('未读：');
    first?.addEventListener('click', (event) => event.preventDefault());
    first?.click();
    await until(() => root().querySelector('.bell-panel') === null, 'the panel closed');
    expect(sent()).to.deep.equal([{ noticeNoList: [2] }]);
    await until(() => count() === '');
  });

  it('tells of orders, of the account and of the wallet, too', async () => {
    const rest = { createTime: '2026-11-20T02:00:00.000Z', isRead: false };
    notices = [
      { ...rest, about: 'order', noticeNo: 3, kind: 'notIssued', orderNo: '2611200000000301' },
      { ...rest, about: 'account', noticeNo: 2, kind: 'password' },
      { ...rest, about: 'wallet', noticeNo: 1, kind: 'balanceLow' },
      { ...rest, about: 'join', noticeNo: 4, kind: 'joinApplied', byName: '赵甲' },
      { ...rest, about: 'import', noticeNo: 5, kind: 'staffImported', fileName: '员工.csv' },
      { ...rest, about: 'import', noticeNo: 7, kind: 'recordsImported', fileName: '火车票.csv' },
      { ...rest, about: 'contact', noticeNo: 6, kind: 'contactVoid', byName: '钱乙' },
      {
        ...rest,
        about: 'rule',
        noticeNo: 8,
        kind: 'ruleChangeAsked',
        byName: '孙丙',
        rules: '差旅标准',
        page: '/standard/standardList',
      },
    ];
    const act = show();
    await until(() => count() === '8');
    button()?.click();
    await act.sees('您的机票订单出票失败，款项将按原路退回');
    await act.sees('2611200000000301');
    await act.sees('您的账号登录密码已修改');
    await act.sees('不是本人操作？');
    await act.sees('企业预存余额不足，请及时充值');
    await act.sees('查看企业钱包');
    await act.sees('赵甲申请加入企业，请处理');
    await act.sees('变更钱乙的登录方式的申请未生效');
    await act.sees('孙丙申请修改“差旅标准”，须由您在24小时内作同样的修改后生效');
    await act.sees('查看加入申请');
    await act.sees('员工文件“员工.csv”已导入完成');
    await act.sees('差旅记录文件“火车票.csv”已导入完成');
    expect(links().map((link) => link.getAttribute('href'))).to.deep.equal([
      '#/of/order',
      '#/of/account',
      '#/of/wallet',
      '#/of/join',
      '#/of/import',
      '#/of/import',
      '#/of/contact',
      '#/of/rule',
    ]);
  });

  it('does not mark read notices again', async () => {
    const act = show();
    await until(() => count() === '1');
    button()?.click();
    await act.sees('王建华拒绝了您的出差申请');
    const second = links()[1];
    second?.addEventListener('click', (event) => event.preventDefault());
    second?.click();
    await until(() => root().querySelector('.bell-panel') === null, 'the panel closed');
    expect(sent()).to.deep.equal([]);
  });

  it('marks all as read, and stays open', async () => {
    const act = show();
    await until(() => count() === '1');
    button()?.click();
    await act.sees('全部已读');
    const all = act.button('全部已读');
    all?.focus();
    all?.click();
    await until(() => count() === '');
    expect(sent()).to.deep.equal([{ noticeNoList: null }]);
    expect(links().filter(({ dataset }) => 'unread' in dataset)).to.deep.equal([]);
    expect(root().querySelector('.bell-panel')).not.to.equal(null);
    expect(root().activeElement, 'the focus is not lost').to.equal(all);
  });

  it('gives the focus back when Escape closes it', async () => {
    const act = show();
    await until(() => count() === '1');
    button()?.focus();
    button()?.click();
    await act.sees('全部已读');
    links()[0]?.focus();
    links()[0]?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    await until(() => root().querySelector('.bell-panel') === null, 'the panel closed');
    expect(root().activeElement).to.equal(button());
  });

  it('says that there is nothing, and that it could not be read, with another try', async () => {
    notices = [];
    const act = show();
    await until(button);
    button()?.click();
    await act.sees('还没有通知');
    bell.leave();
    host.remove();
    let isAway = true;
    const other = show({
      queryNoticeList: () => {
        if (isAway) throw lostAnswer();
        return { total: 0, unreadCount: 0, noticeList: [] };
      },
    });
    await until(button);
    button()?.click();
    await other.sees('网络异常');
    isAway = false;
    await other.press('重试');
    await other.sees('还没有通知');
  });
});
