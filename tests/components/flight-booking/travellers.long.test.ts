import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import type { BodyOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { chooseCost } from '../../support/components/cost-choices';
import { next, until } from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { RULE } from '../../support/flight-samples';
import { ACCOUNT } from '../account-safety/safety-samples';
import { orderFormInfo, staff } from './support/traveller-samples';
import { submitOrder } from './support/order-steps';
import { called, ordered, takeAway, toPassengers } from './support/passenger-steps';

type Rules = BodyOf<typeof queryTicketRuleSec>;

/** Chooses an option of a select by its text. */
function choose(field: HTMLInputElement | HTMLSelectElement | null | undefined, label: string): void {
  if (!(field instanceof HTMLSelectElement)) throw new Error(`no select to choose ${label} in`);
  const option = [...field.options].find((other) => other.text === label);
  if (!option) throw new Error(`no ${label} among ${[...field.options].map(({ text }) => text).join()}`);
  field.value = option.value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('travellers of <tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  it('books a colleague by the masked numbers it was given', async () => {
    const { element, act } = await toPassengers();
    await act.press('添加乘机人');
    await act.check('王建华');
    await act.press('确定（1人）');
    await act.sees('王建华');
    await accessible(element);
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    const [, colleague] = ordered().passengers;
    expect(colleague).to.include({ cardNo: '110*************31', phone: '138****0002', staffNO: 'S0002' });
  });

  it('shows refund, change and baggage rules of the chosen fare', async () => {
    let isDown = true;
    const { element, act } = await toPassengers({
      queryTicketRuleSec: () => {
        if (isDown) throw lostAnswer();
        return [RULE];
      },
    });
    await act.sees('退改规则查询失败，请重试');
    isDown = false;
    await act.press('重试');
    await until(() => element.shadowRoot?.querySelector('.fb-leg-rules .tp-rules'), 'the rules');
    const rules = element.shadowRoot?.querySelector('.fb-leg-rules');
    expect(rules?.querySelector('h3')?.textContent).to.include('CA1501 经济舱 Y舱');
    expect(rules?.textContent).to.include('退票').and.to.include('改期').and.to.include('行李');
    const asked = called('queryTicketRuleSec').at(-1)?.body as Rules | undefined;
    expect(asked?.voyages.map(({ flightNo, segmentNo }) => `${segmentNo} ${flightNo}`)).to.deep.equal([
      '1 CA1501',
    ]);
    await accessible(element);
  });

  it('shows full numbers on demand, and keeps the masked ones for the order', async () => {
    const { act } = await toPassengers({
      revealTravellerNumbers() {
        if (called('proveIdentity').length === 0) throw refusal('proofNeeded');
        return { cardNo: '110105198003072931', phone: '13800000002' };
      },
      queryAccountSafety: () => ({
        accountSafety: { ...ACCOUNT, factors: ['password'], proofs: [], missing: 1 },
      }),
      proveIdentity: () => ({ proofs: [], missing: 0, authSign: 'renewed' }),
    });
    await act.press('添加乘机人');
    await act.check('王建华');
    await act.press('确定（1人）');
    await act.press('显示完整号码');
    await act.type('登录密码', 'secret');
    await act.press('下一步');
    await act.sees('完整号码 110105198003072931');
    expect(called('revealTravellerNumbers')[0]?.body).to.deep.equal({ staffNO: 'S0002', cardType: 0 });
    await act.press('隐藏完整号码');
    await until(() => !act.text().includes('110105198003072931'));
  });

  it('takes another document on record with its name, and says that it has run out', async () => {
    const { act } = await toPassengers({
      queryStaffInfoVagueForCloud: () => ({
        total: 1,
        staffList: [
          staff({
            documents: [
              { cardType: 0, cardNo: '11010519491231002X', holderName: '', validUntil: '' },
              { cardType: 1, cardNo: 'E12345678', holderName: 'LIN/JING', validUntil: '2026-05-20' },
            ],
          }),
        ],
      }),
    });
    choose(act.field('证件类型'), '护照（已过期）');
    await until(() => act.field('证件号码')?.value === 'E12345678');
    expect(act.field('姓名')?.value).to.equal('LIN/JING');
    await act.press('下一步');
    await act.sees('证件在乘机当天已过期，请更换证件');
    choose(act.field('证件类型'), '身份证（已登记）');
    await until(() => act.field('姓名')?.value === '林静');
    expect(called('createOrder')).to.have.length(0);
  });

  it('adds a companion kept from before, and forgets one after asking', async () => {
    let kept = goodAnswers()['queryFrequentTravellers']?.({} as never);
    const { act } = await toPassengers({
      queryFrequentTravellers: () => kept,
      deleteFrequentTraveller: () => {
        kept = [];
        return {};
      },
    });
    await act.press('添加乘机人');
    await act.press('常用乘机人');
    await act.check('陈小朵');
    await act.press('确定（1人）');
    await act.sees('儿童票');
    await act.sees('¥640.00 × 1');
    await act.press('添加乘机人');
    await act.press('常用乘机人', 1); // The first match is 更新常用乘机人 on the card.
    await act.press('删除陈小朵');
    await act.press('确定删除');
    await act.sees('还没有常用乘机人');
    expect(called('deleteFrequentTraveller')[0]?.body).to.deep.equal({ contactNO: 'T0000000001' });
  });

  it('keeps somebody typed by hand for the next time', async () => {
    const { act } = await toPassengers();
    await act.press('添加乘机人');
    await act.press('新增外部人员');
    await act.press('保存为常用乘机人');
    await act.sees('请输入乘机人姓名');
    expect(called('saveFrequentTraveller')).to.have.length(0);
    const card = () => act.root.querySelectorAll<HTMLElement>('.fb-traveller')[1];
    const type = async (nth: number, value: string) => {
      const input = card()?.querySelectorAll<HTMLInputElement>(
        'input[type=text], input:not([type]), input[type=tel]',
      )[nth];
      if (!input) throw new Error('no such field');
      const { setValue } = await import('../../support/components/act');
      setValue(input, value);
    };
    await type(0, '陈小朵');
    await type(1, '110105201906150026');
    await type(2, '13800000001');
    await act.press('保存为常用乘机人');
    await act.sees('已保存');
    expect(called('saveFrequentTraveller')[0]?.body).to.deep.include({
      contactNO: '',
      passagerName: '陈小朵',
      birthDay: '2019-06-15',
      documents: [{ cardType: 0, cardNo: '110105201906150026', validUntil: '', holderName: '' }],
    });
    await act.sees('更新常用乘机人');
  });

  it('picks no traveller from the results of another keyword, which are about to move', async () => {
    let answer: (found: unknown) => void = () => undefined;
    const answered = new Promise((resolve) => (answer = resolve));
    const { act } = await toPassengers({
      queryStaffInfoVagueForCloud: ({ keyword }: { keyword: string }) =>
        keyword === ''
          ? { staffList: [staff(), staff({ staffNO: 'S0002', staffName: '王建华' })] }
          : answered,
    });
    await act.press('添加乘机人');
    await act.sees('王建华');
    const box = () => {
      const row = [...act.root.querySelectorAll('.fb-staff li')].find((one) =>
        one.textContent?.includes('王建华'),
      );
      return row?.querySelector('input') as HTMLInputElement;
    };
    const isHit = () => {
      const { left, top, width, height } = box().getBoundingClientRect();
      return act.root.elementFromPoint(left + width / 2, top + height / 2) === box();
    };
    await until(isHit, 'the colleague can be picked');
    await act.type('查找同事', '王');
    await until(() => !isHit(), 'the colleague cannot be picked meanwhile');
    answer({ staffList: [staff({ staffNO: 'S0002', staffName: '王建华' })] });
    await until(isHit, 'the colleague can be picked again');
  });

  it('offers no other person to users who may not book for others', async () => {
    const { act } = await toPassengers({
      queryOrderFormInfo: () => orderFormInfo({ canBookColleagues: false, canBookOutsiders: false }),
    });
    await act.press('添加乘机人');
    await until(() => act.root.querySelector('dialog[open]'));
    await until(() => act.button('取消'));
    expect(act.button('新增外部人员')).to.equal(undefined);
    expect(act.field('查找同事')).to.equal(undefined);
  });

  it('adds up chosen insurance and service fees, and sends the displayed amounts', async () => {
    const { element, act } = await toPassengers({
      queryOrderFormInfo: () => orderFormInfo({ serviceFee: 1000 }),
    });
    await act.sees('服务费');
    await act.sees('¥1,160.00');
    await act.check('航空意外险');
    await act.sees('¥1,180.00');
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    expect(ordered().passengers[0]?.insurances).to.deep.equal([{ productNo: 'B1', price: 2000 }]);
  });

  it('charges the order to one centre, or to one for each traveller', async () => {
    const { element, act } = await toPassengers();
    await chooseCost(act, '成本中心', '销售费用');
    await chooseCost(act, '项目', '数字化平台二期');
    await until(() => act.field('出行事由')?.localName === 'select', 'the purposes of the enterprise');
    choose(act.field('出行事由'), '项目实施');
    await act.press('添加乘机人');
    await act.check('王建华');
    await act.press('确定（1人）');
    await act.check('按乘机人分别填写');
    await until(
      () => act.root.querySelectorAll('.fb-traveller [role=combobox]').length >= 6,
      'costs by traveller',
    );
    await act.check('全部乘机人相同');
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    expect(ordered()).to.deep.include({
      travelType: 1,
      travelPurpose: '项目实施',
      cost: { costCenterNo: 'C2', accountingEntityNo: 'A1', deptNo: 'D01', projectNo: 'X1' },
    });
  });

  it('lists no colleagues on a private journey', async () => {
    const { element, act } = await toPassengers();
    await act.check('因私');
    await act.sees('因私出行由个人支付');
    expect(act.field('成本中心')).to.equal(undefined);
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    expect(ordered().travelType).to.equal(2);
    expect(ordered().cost).to.equal(undefined);
  });

  it('names who comes twice, and goes on without them', async () => {
    let asked = 0;
    const { element, act } = await toPassengers({
      createOrder: (body: never) => {
        asked += 1;
        if (asked === 1) throw refusal('passengerDuplicated', { duplicates: [1] });
        return goodAnswers()['createOrder']?.(body);
      },
    });
    await act.press('添加乘机人');
    await act.check('王建华');
    await act.press('确定（1人）');
    await submitOrder(act);
    await act.sees('同一证件的乘客不能重复添加：王建华');
    const created = next(element, 'tp-order-created');
    await act.press('移除重复乘机人并提交');
    await created;
    expect(ordered().passengers.map(({ passagerName }) => passagerName)).to.deep.equal(['林静']);
  });
});
