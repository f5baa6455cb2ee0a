import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { bookingProducts } from '../../../src/contract/hotel/booking-products';
import { OBJECT } from '../../../src/contract/permission/objects';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { answersWithRights } from '../../support/components/rights';
import { hotelAnswers } from './hotel-samples';

describe('<tp-hotel>', () => {
  before(() => define(['hotel']));
  afterEach(takeAway);
  const show = (page: string, attributes: Record<string, string> = {}, answers: Answers = {}) =>
    putOnPage(
      'tp-hotel',
      {
        ...hotelAnswers(),
        ...answersWithRights(OBJECT.editProtocolHotels, OBJECT.editBookingProducts),
        ...answers,
      },
      { page, ...attributes },
    );

  it('lists agreements by state, and exports the list', async () => {
    const { element, act } = await show('protocolList');
    await act.sees('张江智选酒店');
    await act.sees('即将到期');
    await act.sees('全企业');
    await accessible(element);
  });

  it('names the classes of hotels by the dictionary of the agency, in the list and the filter', async () => {
    const { act } = await show(
      'protocolList',
      {},
      { queryDicparamInfo: ({ param }: { param: string }) => [{ code: 4, name: `奢华（${param}）` }] },
    );
    await act.sees('奢华（JD_STAR）');
    await act.sees('四星');
    const options = () => [...(act.field('星级')?.querySelectorAll('option') ?? [])].map(({ text }) => text);
    await until(() => options().length > 0, 'the filter');
    expect(options()).to.deep.equal(['全部', '奢华（JD_STAR）', '四星', '三星', '二星及以下']);
  });

  it('says how many grades may book an agreement, and which rooms', async () => {
    const { act } = await show('protocolList', { row: 'HA1' });
    await act.sees('城市等级为一线城市，2个职级中有1个可按标准预订。');
    await act.sees('每晚不超过¥1,200.00，可订高级大床房');
    await act.sees('每晚不超过¥550.00，没有可订房型');
  });

  it('copies an agreement with other days, and shows missing values at the room', async () => {
    const { act } = await show('protocolList', { row: 'HA1' });
    await act.press('复制');
    await act.sees('房型1房型名称');
    await act.press('添加房型');
    await act.press('保存');
    await act.sees('请选择开始日期');
    await act.sees('第2个房型：请输入房型名称');
    await act.press('移除房型2');
    await act.press('保存');
    await until(() => !act.text().includes('第2个房型'), 'the room is gone');
    expect(called('addProtocolHotel')).to.have.length(0);
  });

  it('takes a new agreement on a page of its own', async () => {
    const { element, act } = await show('protocolManage');
    await act.sees('酒店信息');
    await act.press('添加不适用日期');
    await act.sees('第1段开始日期');
    await act.press('保存');
    await act.sees('请输入酒店名称');
    await act.sees('请至少添加一个房型');
    await accessible(element);
  });

  it('says which of the agency’s price and the own one comes first, and takes part or not', async () => {
    const { act } = await show('agentBuyManage');
    await act.sees('代理采购价');
    await act.sees('691.43');
    await act.press('编辑');
    await until(() => act.root.querySelector('dialog[open] [role=switch]'), 'the form');
    act.root.querySelector<HTMLElement>('dialog[open] [role=switch]')?.click();
    await act.press('保存');
    await until(() => called('alterAgentBuy').length === 1, 'it is saved');
    const body = called('alterAgentBuy')[0]?.body as { values: object } | undefined;
    expect(body?.values).to.deep.equal({ isJoined: false, departments: [] });
  });

  it('opens a product to some alone, whom it asks for then', async () => {
    const { element, act } = await show('produktsList');
    await act.sees('国内机票');
    await act.press('编辑');
    await act.check('指定人员');
    await act.press('保存');
    await act.sees('请选择人员、部门或职位');
    await act.check('工程师');
    await act.press('保存');
    await until(() => called('alterProductStandard').length === 1, 'it is saved');
    const body = called('alterProductStandard')[0]?.body as { values: { positions: object } } | undefined;
    expect(body?.values.positions).to.deep.equal([{ no: 'P1', name: '工程师' }]);
    await accessible(element);
  });

  it('warns in advance that a product is open to no staff where the enterprise has chosen so', async () => {
    const { path } = bookingProducts.list;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const answers = hotelAnswers();
    const kept = (answer: unknown) => {
      const { total, rows } = answer as { total: number; rows: object[] };
      return { total, rows: rows.map((row) => ({ ...row, isOpeningKept: true })) };
    };
    const { element, act } = await show(
      'produktsList',
      {},
      { [name]: (body, options) => kept(answers[name]?.(body, options)) },
    );
    await act.sees('国内机票');
    await act.press('编辑');
    await act.sees('本企业未启用产品权限，所有产品全员可用，无需设置适用人员');
    const fixed = [...act.root.querySelectorAll<HTMLInputElement>('dialog[open] input:disabled')];
    expect(fixed.map(({ value }) => value)).to.deep.equal(['全员']);
    await accessible(element);
  });

  it('saves limits of a night', async () => {
    const { act } = await show('hotelStandardsSet');
    await act.sees('全部城市');
    await act.press('编辑');
    await act.type('每晚上限', '0');
    await act.press('保存');
    await act.sees('每晚上限须为0.01至100,000元');
  });
});
