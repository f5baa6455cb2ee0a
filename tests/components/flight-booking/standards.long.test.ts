import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { searched, show, toPassengers } from './support/booking-page';
import { called, takeAway } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { TEMPLATES } from '../approval/approval-samples';
import { ORDER_NO, LATER } from '../order/support/order-samples';
import { lostAnswer, refusal } from '../../support/components/samples';
import { flight, itinerary, RULE, unit } from '../../support/flight-samples';
import { evaluation, governed, judgement, standard, violation } from './support/standard-samples';
import { submitOrder } from './support/order-steps';
import { pressSearch } from './support/search-steps';

const ordered = () => called('createOrder').at(-1)?.body as Record<string, unknown> | undefined;
const marks = (root: ParentNode) =>
  [...root.querySelectorAll('.fb-flight-row .fb-mark')].map((mark) => mark.textContent);

function choose(field: HTMLElement | null | undefined, label: string): void {
  const select = field as HTMLSelectElement;
  const option = [...select.options].find(({ text }) => text === label);
  if (!option) throw new Error(`no option ${label}`);
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('travel standards in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  describe('at the results', () => {
    it('mark flights and prices, and open to rule, threshold and actual value', async () => {
      const { act } = await searched(governed());
      await until(() => marks(act.root).join() === '超标,合规', 'the marks');
      await act.press('超标');
      await act.sees('超出《国内机票标准（员工级）》');
      const rows = [...act.root.querySelectorAll('.fb-rules tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      );
      expect(rows).to.deep.equal([
        ['折扣', '不高于8.0折', '8.5折', '超出'],
        ['舱等', '不高于经济舱', '经济舱', '符合'],
      ]);
      await act.sees('预订时须填写超标原因');
      await accessible(act.root.host);
    });

    it('show the flights compared for the lowest fare, and the excluded ones with reasons', async () => {
      const rule = { minutes: 90, tolerance: { kind: 'amount' as const, value: 5000 } };
      const lowestFare = { ...rule, withShared: false, withConnections: false };
      const { act } = await searched({
        ...governed(standard({ discountCaps: { economy: null, business: null, first: null }, lowestFare })),
        queryFlightList: () => ({
          itineraryList: [
            itinerary(flight(), [unit(), unit({ policyId: 'G', salePrice: 50_000, plimit: '4:2-9' })]),
            itinerary(flight({ flightNo: 'MU5101', carrierCode: 'MU', takeOffTime: '2027-03-01T10:00' }), [
              unit({ salePrice: 80_000 }),
            ]),
            itinerary(flight({ flightNo: 'CZ3101', isShare: true, takeOffTime: '2027-03-01T09:00' }), [
              unit({ salePrice: 70_000 }),
            ]),
          ],
        }),
      });
      await until(() => marks(act.root).includes('超标'), 'the marks');
      await act.press('超标');
      await act.sees('同日 07:00–10:00 起飞的航班（前后90分钟）');
      await act.sees('计入 2 个航班的 2 个价格，最低 MU5101 10:00 起飞 ¥800.00，可高出 ¥50.00');
      const leftOut = [...act.root.querySelectorAll('.fb-window li')].map((it) => it.textContent);
      expect(leftOut).to.deep.equal([
        '共享航班，标准不计入1 个价格，最低 CZ3101 ¥700.00',
        '乘机人或人数不符合购票限制1 个价格，最低 CA1501 ¥500.00',
      ]);
      await accessible(act.root.host);
    });

    it('are known before a flight can be chosen: rows that move would put another one under a press', async () => {
      let answer = (): void => undefined;
      const waits = new Promise<void>((resolve) => (answer = resolve));
      const standards = governed();
      const { act, element } = await show({
        ...standards,
        queryMultipleStandardInfo: async (body: never) => {
          await waits;
          return standards['queryMultipleStandardInfo']?.(body);
        },
      });
      await pressSearch(element);
      await act.sees('正在核对差旅标准');
      expect(act.button('选择')).to.equal(undefined);
      answer();
      await until(() => act.button('选择'), 'the flights');
      expect(marks(act.root).length).to.equal(2);
    });

    for (const width of [1440, 390]) {
      it(`leave price and button of their row in sight at ${width} px when they are open`, async () => {
        await setViewport({ width, height: 844 });
        const { act } = await searched(governed());
        await until(() => marks(act.root).length === 2, 'the marks');
        await act.press('选择');
        const inRows = () => [
          ...act.root.querySelectorAll<HTMLElement>('.fb-flight-row .fb-mark, .fb-fare-row .fb-mark'),
        ];
        await until(() => inRows().length === 3, 'marks of the flights and of a price');
        for (const [i, mark] of inRows().entries()) {
          mark.scrollIntoView({ block: 'center' });
          mark.click();
          const panel = () => act.root.querySelector('.fb-mark-panel[data-placed]');
          await until(panel, 'the panel at its place');
          const row = mark.closest('.fb-flight-row, .fb-fare-row')?.getBoundingClientRect();
          const box = panel()?.getBoundingClientRect();
          if (!row || !box) throw new Error('no row or no panel');
          expect(box.bottom <= row.top || box.top >= row.bottom, `mark ${i} covers its row`).to.equal(true);
          expect(box.top).to.be.at.least(0);
          expect(box.bottom).to.be.at.most(innerHeight);
          expect(box.right).to.be.at.most(innerWidth);
          mark.click();
          await until(() => panel() === null, 'the panel is closed');
        }
        await setViewport({ width: 1280, height: 800 });
      });
    }

    it('appear in the comparison, which can show only the differences', async () => {
      const { element, act } = await searched({ ...governed(), queryTicketRuleSec: () => [RULE] });
      await until(() => marks(act.root).length === 2, 'the marks');
      await act.press('选择');
      await until(() => act.root.querySelectorAll('.fb-fare-compare input').length === 2, 'two fares');
      for (const box of act.root.querySelectorAll<HTMLElement>('.fb-fare-compare input')) box.click();
      await act.press('开始对比');
      const rows = () => [...act.root.querySelectorAll('.fb-compare tbody tr')];
      const row = (label: string) => rows().find((one) => one.querySelector('th')?.textContent === label);
      await until(() => row('差标') && !row('签转')?.textContent?.includes('查询中'), 'the rows');
      const verdicts = [...(row('差标')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
      expect(verdicts).to.deep.equal([
        '超标舱等 经济舱不高于经济舱折扣 8.5折超出不高于8.0折',
        '合规舱等 经济舱不高于经济舱折扣 4.0折不高于8.0折',
      ]);
      expect(row('票价')?.querySelector('[data-best] .tp-price.price')).not.to.equal(null);
      expect(row('机型')).not.to.equal(undefined);
      const all = rows().length;
      await act.check('只看不同');
      await until(() => row('机型') === undefined, 'what is alike goes');
      expect(row('差标')).not.to.equal(undefined);
      await act.sees(`已隐藏 ${all - rows().length} 项相同内容`);
      await accessible(element);
      await act.check('只看不同');
      await until(() => rows().length === all, 'all of it again');
    });

    it('limit the list to compliant bookable prices on request, with a chip to undo it', async () => {
      const { act } = await searched(governed());
      await act.check('符合差标');
      // Of CA1501, only a price for two or more passengers is within the standard.
      await act.sees('符合条件 1 个');
      await until(() => marks(act.root).join() === '合规', 'only prices that are within');
      await act.press('移除符合差标');
      await until(() => marks(act.root).join() === '超标,合规');
    });

    it('say nothing where no standard governs', async () => {
      const { act } = await searched();
      await until(() => called('queryMultipleStandardInfo').length === 1);
      expect(called('queryMultipleStandardInfo')[0]?.body).to.deep.equal({ staffNOList: ['S0001'] });
      expect(marks(act.root)).to.deep.equal([]);
      expect(act.text()).not.to.include('符合差标');
    });

    it('are asked for again when they could not be read; the list is there without them', async () => {
      let fails = true;
      const { act } = await searched({
        ...governed(),
        queryMultipleStandardInfo: (body) => {
          if (fails) throw lostAnswer();
          return governed()['queryMultipleStandardInfo']?.(body);
        },
      });
      await act.sees('差旅标准读取失败，未标注是否超标');
      fails = false;
      await act.press('重试');
      await until(() => marks(act.root).length === 2);
    });

    it('do not judge a private journey', async () => {
      const { act } = await toPassengers(governed());
      await act.check('因私');
      await act.press('返回航班');
      await act.sees('共 2 个航班');
      expect(marks(act.root)).to.deep.equal([]);
    });
  });

  describe('at the order form', () => {
    it('want a reason for every violation, and words where the reason does', async () => {
      const { element, act } = await toPassengers({ judgeBookingStandard: () => judgement(1) });
      await act.sees('超出差旅标准');
      await act.press('下一步');
      await act.sees('请选择超标原因');
      await until(() => act.root.activeElement === act.field('折扣超标原因'), 'the focus at the reason');
      choose(act.field('折扣超标原因'), '其他原因');
      await act.press('下一步');
      await act.sees('请填写超标说明');
      expect(called('createOrder')).to.have.length(0);
      await act.type('折扣超标原因说明', '客户会议提前');
      await accessible(act.root.host);
      const created = next(element, 'tp-order-created');
      await submitOrder(act);
      await created;
      expect(ordered()?.['overReasons']).to.deep.equal([
        { segmentNo: 1, rule: 'discount', reasonCode: 'R2', reasonText: '客户会议提前' },
      ]);
    });

    it('show forbidden choices before anything is sent, and lead back with everything kept', async () => {
      const { act } = await toPassengers({ judgeBookingStandard: () => judgement(2) });
      await act.type('备注', '靠窗');
      await act.press('下一步');
      await until(() => act.root.querySelector('[role=alertdialog]'), 'the box');
      expect(called('createOrder')).to.have.length(0);
      await act.press('重新选择航班');
      await act.press('选择');
      await act.press('预订');
      await until(() => act.field('备注')?.value === '靠窗', 'the remark is still there');
    });

    it('name the approver, or the lack of one', async () => {
      const { act } = await toPassengers({ judgeBookingStandard: () => judgement(3) });
      await act.sees('提交后由王建华审批');
      takeAway();
      const alone = await toPassengers({
        judgeBookingStandard: () => ({ ...judgement(3), approverName: '' }),
      });
      await alone.act.sees('没有可审批该申请的审批人，无法提交审批，请联系管理员');
    });

    it('need a form to apply by, of the enterprise’s own', async () => {
      const refusals: [templates: () => unknown, says: string][] = [
        [() => [], '企业未配置超标申请审批模板详情，请联系管理员配置！'],
        [
          () => {
            throw lostAnswer();
          },
          '获取审批模板失败，请稍后重试',
        ],
      ];
      const nowhere = [{ applicationBusinessType: 2, formURL: '' }];
      refusals.push([() => nowhere, '企业未配置超标申请审批跳转地址，请联系管理员配置！']);
      const noSite = { queryObjectTree: () => ({ queryObjectTreeResps: [] }) };
      for (const [queryTemplateTypes, says, others] of [
        ...refusals,
        [() => TEMPLATES, '未获取到审批域名', noSite] as const,
      ]) {
        const { act } = await toPassengers({
          judgeBookingStandard: () => judgement(3),
          queryTemplateTypes,
          ...others,
        });
        await act.press('下一步');
        await until(() => act.root.querySelector('[role=alertdialog]')?.textContent?.includes(says), says);
        expect(called('createOrder')).to.have.length(0);
        takeAway();
      }
    });

    it('take a cheaper flight in place, and judge it in turn', async () => {
      const { element, act } = await toPassengers({
        judgeBookingStandard: ({ voyages }: { voyages: { flightNo: string }[] }) =>
          judgement(voyages[0]?.flightNo === 'MU5102' ? null : 1),
      });
      await act.type('备注', '靠窗');
      await act.press('改选此航班');
      await act.sees('所选航班符合差旅标准');
      expect(act.field('备注')?.value).to.equal('靠窗');
      const created = next(element, 'tp-order-created');
      await submitOrder(act);
      await created;
      expect(ordered()?.['voyages']).to.have.nested.property('[0].flightNo', 'MU5102');
    });

    it('ignore the answer to a question that no longer stands', async () => {
      let answer: ((value: unknown) => void) | undefined;
      let asked = 0;
      const { act } = await toPassengers({
        judgeBookingStandard: () => {
          asked += 1;
          if (asked === 1) return new Promise((resolve) => (answer = resolve));
          return judgement(null);
        },
      });
      await until(() => asked === 1);
      await act.press('添加乘机人');
      await act.check('王建华');
      await act.press('确定（1人）');
      await act.sees('所选航班符合差旅标准');
      answer?.(judgement(2));
      await act.type('备注', '靠窗');
      await until(() => act.field('备注')?.value === '靠窗');
      expect(act.text()).not.to.include('超出差旅标准');
      expect(asked).to.equal(2);
    });

    it('explain that the standard has changed meanwhile, and go on from there', async () => {
      let isStricter = false;
      const { element, act } = await toPassengers({
        judgeBookingStandard: () => judgement(isStricter ? 1 : null),
        createOrder: ({ overReasons }: { overReasons: unknown[] }) => {
          isStricter = true;
          if (overReasons.length === 0) {
            throw refusal('overStandardReasonMissing', { evaluation: evaluation([violation()]) });
          }
          return {
            orderNo: ORDER_NO,
            orderStatus: '待支付',
            waitsForApplyId: '',
            canPay: true,
            totalAmount: 115_000,
            payDeadline: LATER,
            priceGuaranteedUntil: LATER,
          };
        },
      });
      await act.sees('所选航班符合差旅标准');
      await act.type('备注', '靠窗');
      await submitOrder(act);
      await act.sees('差旅标准已更新');
      await act.press('填写超标原因');
      await until(
        () => act.field('折扣超标原因')?.getAttribute('aria-invalid') === 'true',
        'the reason asked for',
      );
      choose(act.field('折扣超标原因'), '低折扣舱位已售完');
      expect(act.field('备注')?.value).to.equal('靠窗');
      const created = next(element, 'tp-order-created');
      await submitOrder(act);
      await created;
    });

    it('ask nothing of a private journey', async () => {
      const { element, act } = await toPassengers({ judgeBookingStandard: () => judgement(1) });
      await act.sees('超出差旅标准');
      await act.check('因私');
      await until(() => !act.text().includes('超出差旅标准'));
      const created = next(element, 'tp-order-created');
      await submitOrder(act);
      await created;
      expect(ordered()).to.deep.include({ travelType: 2, overReasons: [], applyId: '' });
    });
  });
});
