import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { saveSettleProduct } from '../../../src/contract/settlement/products';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { lostAnswer, refusal } from '../../support/components/samples';
import { choiceAnswers } from '../cost-center/cost-samples';
import { settlementAnswers } from './settlement-answers';

describe('products and accounts in <tp-settlement>', () => {
  before(() => define());
  afterEach(takeAway);

  async function show(answers: Answers = {}) {
    const shown = await putOnPage(
      'tp-settlement',
      { ...settlementAnswers(), ...choiceAnswers(), ...answers },
      { tab: 'products' },
    );
    await until(() => shown.act.root.querySelector('.st-products, .tp-state'), 'the products');
    return shown;
  }
  type Shown = Awaited<ReturnType<typeof show>>;
  const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
  const closed = (shown: Shown) => until(() => dialog(shown) === null, 'the dialog to close');
  const sent = () => called('saveSettleProduct').map(({ body }) => body as BodyOf<typeof saveSettleProduct>);

  it('are shown with who may use them, and who said so', async () => {
    const { element, act } = await show();
    const [flight, insurance] = [...act.root.querySelectorAll('.st-products > li')];
    expect(flight?.textContent).to.contain('国内机票').and.to.contain('全员适用');
    expect(insurance?.textContent).to.contain('1 人、1 个部门、1 个职位');
    expect(insurance?.textContent).to.contain('市场部').and.to.contain('经理').and.to.contain('林静');
    expect(insurance?.textContent).to.contain('刘敏 2026-11-20 11:00 修改');
    await accessible(element);
  });

  it('are opened to persons, departments and positions', async () => {
    const shown = await show();
    const { element, act } = shown;
    await pressNamed(act, '修改国内机票');
    await act.check('指定人员、部门和职位');
    await act.press('保存');
    await act.sees('请选择人员、部门或职位');
    await until(() => act.root.activeElement === act.field('人员'), 'the focus at the persons');
    await accessible(element);
    act.field('人员')?.click();
    await act.type('人员', '林');
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(() => option()?.textContent.includes('林静'), 'who was looked for');
    option()?.click();
    await act.check('工程师');
    const saved = next(element, 'tp-settle-product-saved');
    await act.press('保存');
    expect((await saved).detail).to.deep.equal({ productNo: '1' });
    expect(sent()).to.deep.equal([
      {
        productNo: '1',
        basedOn: 0,
        isAllStaff: false,
        personArray: [{ staffID: 'S0001' }],
        deptArray: [],
        positionArray: [{ positionNO: 'P2' }],
      },
    ]);
    await closed(shown);
    await act.sees('国内机票的适用人员已保存');
    await act.sees('1 人、1 个职位');
  });

  it('are opened by the fields that the enterprise has set, and by none where permissions are off', async () => {
    const shown = await show();
    const { act } = shown;
    const choose = (group: string, option: string) => {
      const found = [...act.root.querySelectorAll('[role=radiogroup]')].find(
        (one) => one.getAttribute('aria-label') === group || labelOf(one) === group,
      );
      const choice = [...(found?.querySelectorAll('label') ?? [])].find(
        ({ textContent }) => textContent === option,
      );
      choice?.click();
    };
    const labelOf = (one: Element) =>
      act.root.querySelector(`[id="${one.getAttribute('aria-labelledby') ?? ''}"]`)?.textContent;
    choose('适用人员表单：职位', '不展示');
    choose('适用人员表单：部门', '必填');
    await act.press('保存产品权限');
    await act.sees('产品权限已保存');
    await pressNamed(act, '修改国内机票');
    await act.check('指定人员、部门和职位');
    expect(act.field('职位')).to.equal(undefined);
    await act.press('保存');
    await act.sees('请选择部门');
    expect(sent()).to.deep.equal([]);
    await act.press('取消');
    choose('产品使用', '不限制使用人员');
    await act.press('保存产品权限');
    await act.sees(/所有产品全员可用；已设置/);
    expect(called('saveSettleProductRules').map(({ body }) => body)).to.deep.equal([
      {
        isNewPermission: true,
        formConfigObj: { personArray: 'optional', deptArray: 'required', positionArray: 'hidden' },
      },
      {
        isNewPermission: false,
        formConfigObj: { personArray: 'optional', deptArray: 'required', positionArray: 'hidden' },
      },
    ]);
    expect(act.root.querySelector('[aria-label="修改国内机票"]')).to.equal(null);
  });

  it('begin with who may use them, and are for everybody again at a press', async () => {
    const shown = await show();
    const { act } = shown;
    await pressNamed(act, '修改航空保险');
    await act.sees('林静');
    await act.check('全员');
    await act.press('保存');
    await closed(shown);
    expect(sent()[0]).to.deep.equal({
      productNo: '2',
      basedOn: 3,
      isAllStaff: true,
      personArray: [],
      deptArray: [],
      positionArray: [],
    });
  });

  it('show refusals of the gateway at its field, and changes of another user beside them', async () => {
    let isField = true;
    const shown = await show({
      saveSettleProduct: () => {
        if (!isField) throw refusal('settleProductChanged');
        throw new GatewayError({
          kind: 'fields',
          code: '41000',
          message: '提交的信息有误，请检查标出的内容',
          retryable: false,
          fields: { 'deptArray.0.orgnaizeID': '部门不存在，请重新选择' },
        });
      },
    });
    const { element, act } = shown;
    await pressNamed(act, '修改航空保险');
    await act.press('保存');
    await act.sees('部门不存在，请重新选择');
    expect(dialog(shown)?.querySelector('.tp-problem-box')).to.equal(null);
    await accessible(element);
    isField = false;
    await act.press('保存');
    await act.sees('该产品的适用人员已被他人修改');
  });

  it('continue after a change of another user: the user’s own choice stays, the rest is theirs', async () => {
    const good = settlementAnswers();
    const shown = await show(good);
    const { element, act } = shown;
    await pressNamed(act, '修改航空保险');
    await act.check('工程师');
    // Another user adds a department and removes the position.
    const save = good['saveSettleProduct'] as (body: BodyOf<typeof saveSettleProduct>) => object;
    save({
      productNo: '2',
      basedOn: 3,
      isAllStaff: false,
      personArray: [{ staffID: 'S0001' }],
      deptArray: [{ orgnaizeID: 'D03' }, { orgnaizeID: 'D09' }],
      positionArray: [],
    });
    await act.press('保存');
    await act.sees('您填写的内容尚未保存');
    await accessible(element);
    await act.press('载入最新数据并保留我的填写');
    await act.sees('已载入最新数据，您改过的内容已保留');
    expect(dialog(shown)?.querySelector('.tp-problem-box')).to.equal(null);
    await accessible(element);
    await act.press('保存');
    await closed(shown);
    expect(sent()[1]).to.deep.equal({
      productNo: '2',
      basedOn: 4,
      isAllStaff: false,
      personArray: [{ staffID: 'S0001' }],
      deptArray: [{ orgnaizeID: 'D03' }, { orgnaizeID: 'D09' }],
      positionArray: [{ positionNO: 'P2' }],
    });
  });

  it('keep the inputs where the response was lost, and are saved once', async () => {
    let isLost = true;
    const good = settlementAnswers();
    const shown = await show({
      ...good,
      saveSettleProduct: (body) => {
        if (isLost) throw lostAnswer();
        return good['saveSettleProduct']?.(body);
      },
    });
    await pressNamed(shown.act, '修改航空保险');
    await shown.act.check('全员');
    await shown.act.press('保存');
    await shown.act.sees('结果未知');
    isLost = false;
    await shown.act.press('保存');
    await closed(shown);
    const [first, second] = called('saveSettleProduct');
    expect(second?.requestId).to.equal(first?.requestId);
  });

  it('are not shown to those who may not set them', async () => {
    const { element, act } = await show({
      querySettleProducts: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限，请联系管理员');
    expect(act.button('重试')).to.equal(undefined);
    await accessible(element);
  });

  it('has one account or one of each accounting entity, and says which these are', async () => {
    const { element, act } = await show();
    await act.sees('结算方式');
    expect(act.button('保存结算方式'), 'nothing was changed').to.equal(undefined);
    await act.check('按核算主体分账户结算');
    await act.sees('91310000MA1FL0001X');
    await accessible(element);
    await act.press('保存结算方式');
    await act.sees('结算账户方式已保存');
    await until(() => act.button('保存结算方式') === undefined, 'it is as it is kept');
    expect(called('saveMultiAccount').map(({ body }) => body)).to.deep.equal([{ multiAccountStatus: 1 }]);
  });
});
