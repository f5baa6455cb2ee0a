import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { within } from '../../support/components/act';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import type { PageInfo } from '../../../src/contract/operate-habit';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  USER,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer } from '../../support/components/samples';
import { ORDER_NO, orderRow } from './support/order-samples';

const show = (answers?: Answers, attributes?: Record<string, string>) =>
  putOnPage('tp-order-list', answers, attributes);
interface ListQuery {
  pageIndex: number;
  pageSize: number;
}
const asked = () => called('queryorderListOnPermission').map(({ body }) => body as ListQuery);

describe('<tp-order-list> and its table preferences', () => {
  before(() => define());
  afterEach(takeAway);

  const habit = (change: Partial<PageInfo> = {}): PageInfo => ({
    fieldList: [],
    pageSize: 0,
    modifyTime: '2026-11-20T02:00:00.000Z',
    ...change,
  });
  /** A gateway that saves the habits of one user. */
  function keeping(userNO: string, pageInfo: PageInfo | null = null): Answers & { saved: PageInfo[] } {
    const saved: PageInfo[] = [];
    const kept = () => ({ userNO, enterpriseNum: 'E001', pageInfo: saved.at(-1) ?? pageInfo });
    return Object.assign(
      {
        queryOperateHabit: kept,
        saveOperateHabit: (body: { pageInfo: PageInfo }) => {
          saved.push(body.pageInfo);
          return kept();
        },
      },
      { saved },
    ) as unknown as Answers & { saved: PageInfo[] };
  }
  const headers = (act: ReturnType<typeof within>) =>
    [...act.root.querySelectorAll('th:not(.tp-table-selection)')].map((header) => header.textContent.trim());
  async function choose(act: ReturnType<typeof within>, column: string): Promise<void> {
    if (!act.root.querySelector('.tp-column-chooser')) await act.press('选择列');
    await act.check(column);
  }

  it('asks for as many as the user likes to see, once', async () => {
    const answers = keeping(USER.userNO, habit({ pageSize: 50 }));
    const { act } = await show(answers, { 'page-size': '10' });
    await act.sees(ORDER_NO);
    expect(asked().map(({ pageSize }) => pageSize)).to.deep.equal([50]);
  });

  it('stands as the user left it: columns, order and widths', async () => {
    const field = (fieldName: string, fieldStatus: 0 | 1 = 1, fieldWidth = 0) => ({
      fieldName,
      fieldStatus,
      fieldWidth,
    });
    const fieldList = [
      field('orderNo'),
      field('pnr', 1, 200),
      field('orderStatus'),
      field('createTime'),
      field('payType', 0),
    ];
    const { act } = await show(keeping(USER.userNO, habit({ fieldList })));
    await act.sees(ORDER_NO);
    expect(headers(act).slice(0, 3)).to.deep.equal(['订单号', 'PNR', '状态']);
    expect(headers(act)).not.to.include('支付方式');
    expect(act.root.querySelector('th:nth-child(3)')?.getBoundingClientRect().width).to.equal(200);
  });

  it('keeps columns pinned by the user, when it is put on the page again', async () => {
    const answers = keeping(USER.userNO);
    const { element, act } = await show(answers);
    await act.sees(ORDER_NO);
    await act.press('选择列');
    await act.press('固定列：金额（元）');
    await until(() => headers(act)[1] === '金额（元）');
    element.remove();
    await until(() => answers.saved.length === 1);
    const { fieldList } = answers.saved[0] as PageInfo;
    expect(fieldList.flatMap(({ fieldName, fieldPinned }) => (fieldPinned ? fieldName : []))).to.deep.equal([
      'totalAmount',
    ]);
    const again = await show(keeping(USER.userNO, answers.saved[0]));
    await again.act.sees(ORDER_NO);
    expect(headers(again.act).slice(0, 3)).to.deep.equal(['订单号', '金额（元）', '状态']);
  });

  it('saves the last change when it is taken out of the page at once', async () => {
    const answers = keeping(USER.userNO);
    const { element, act } = await show(answers);
    await act.sees(ORDER_NO);
    await choose(act, '支付方式');
    expect(answers.saved).to.deep.equal([]);
    element.remove();
    await until(() => answers.saved.length === 1);
    const { fieldList } = answers.saved[0] as PageInfo;
    expect(fieldList.find(({ fieldName }) => fieldName === 'payType')?.fieldStatus).to.equal(0);
  });

  it('names the sub pay type of an order as the dictionary does, in a column of its own', async () => {
    const paid = orderRow({ payType: 0, subPayType: 13 });
    const { act } = await show({
      queryorderListOnPermission: () => ({ total: 1, orderList: [paid] }),
    });
    await act.sees(ORDER_NO);
    expect(called('getDictionaryParam')).to.deep.equal([]);
    await choose(act, '支付渠道');
    await act.sees('服务商授信');
  });

  it('says nothing when the gateway keeps nothing, and stands as chosen', async () => {
    const fail = () => {
      throw lostAnswer();
    };
    const { element, act } = await show({ queryOperateHabit: fail, saveOperateHabit: fail });
    const errors: Event[] = [];
    element.addEventListener('tp-error', (event) => errors.push(event));
    await act.sees(ORDER_NO);
    await choose(act, 'PNR');
    await until(() => called('saveOperateHabit').length > 0);
    expect(headers(act)).to.include('PNR');
    expect([errors.length, act.root.querySelector('dialog, .tp-toast')]).to.deep.equal([0, null]);
  });

  it('is shared with the other tables of its user only', async () => {
    const mine = await show(keeping('U-mine'));
    const tab = await show(keeping('U-mine'));
    const others = await show(keeping('U-other'));
    for (const { act } of [mine, tab, others]) await act.sees(ORDER_NO);
    await choose(mine.act, 'PNR');
    await until(() => headers(tab.act).includes('PNR'));
    await choose(others.act, '预订人');
    await choose(tab.act, '委托类型');
    await until(() => headers(mine.act).includes('委托类型'));
    expect(headers(others.act)).not.to.include('PNR');
    expect(headers(mine.act)).not.to.include('预订人');
  });

  it('forgets the former user’s when another signs in', async () => {
    let userNO = USER.userNO;
    const kept: Record<string, PageInfo | null> = {
      [USER.userNO]: habit({ fieldList: [{ fieldName: 'pnr', fieldStatus: 1, fieldWidth: 0 }] }),
      U0002: null,
    };
    const fake = fakeRuntime(
      {
        ...goodAnswers(),
        verifyUserAuthSignForCloud: () => ({ ...USER, userNO }),
        queryOperateHabit: () => ({ userNO, enterpriseNum: 'E001', pageInfo: kept[userNO] ?? null }),
      },
      { authSign: 'token-1' },
    );
    await fake.runtime.session.start();
    const provider = createProvider(fake.runtime);
    const element = document.createElement('tp-order-list');
    provider.append(element);
    await next(element, 'tp-ready');
    const act = within(element);
    await until(() => headers(act).includes('PNR'));
    userNO = 'U0002';
    await fake.runtime.session.signIn('token-2');
    await until(() => !headers(act).includes('PNR'));
    await act.sees(ORDER_NO);
    provider.remove();
  });
});
