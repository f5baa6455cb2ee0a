import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { addApprovalDeputy, Deputy } from '../../../src/contract/approval/deputies';
import type { BodyOf } from '../../../src/contract/call';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { accessible } from '../../support/components/accessible';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { LONG_NAME } from '../../support/components/one-line';
import { lostAnswer, refusal } from '../../support/components/samples';
import { APPLICANT, APPLY_ID } from './approval-samples';

type Body = BodyOf<typeof addApprovalDeputy>;
type Shown = Awaited<ReturnType<typeof show>>;

const today = shanghaiDate(new Date());
const SELF = { staffNO: 'S0001', staffName: '王建华' };
const deputy = (change: Partial<Deputy> = {}): Deputy => ({
  deputyId: '1',
  approver: SELF,
  deputy: { staffNO: 'S0002', staffName: '林静' },
  beginDate: today,
  endDate: addDays(today, 2),
  isActive: true,
  ...change,
});
const COLLEAGUES = ['何家俊', '孙可欣'].map((staffName, i) => ({
  staffNO: `S010${i}`,
  staffName,
  deptName: '财务部',
}));

/** A gateway with one current and one later deputy, which remembers changes. */
function answers(change: Answers = {}): Answers {
  let named = [
    deputy(),
    deputy({
      deputyId: '2',
      deputy: { staffNO: 'S0003', staffName: '周宁' },
      beginDate: addDays(today, 9),
      endDate: addDays(today, 9),
      isActive: false,
    }),
  ];
  const standingIn = [
    deputy({ deputyId: '3', approver: { staffNO: 'S0007', staffName: '刘敏' }, deputy: SELF }),
  ];
  return {
    queryApprovalDeputies: () => ({ canName: true, named, standingIn }),
    addApprovalDeputy: ({ staffNO, ...days }: Body) => {
      const staffName = COLLEAGUES.find((one) => one.staffNO === staffNO)?.staffName ?? '';
      const added = deputy({ deputyId: '4', deputy: { staffNO, staffName }, ...days });
      named = [...named, added];
      return added;
    },
    endApprovalDeputy: ({ deputyId }: { deputyId: string }) => {
      named = named.filter((one) => one.deputyId !== deputyId);
      return { deputyId };
    },
    queryStaffChoices: ({ keyword }: { keyword: string }) => ({
      staffList: COLLEAGUES.filter(({ staffName }) => staffName.includes(keyword)),
    }),
    ...change,
  };
}

const show = (change: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-approval-list', answers(change), attributes);
const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
async function open(shown: Shown): Promise<void> {
  await shown.act.sees(APPLY_ID);
  shown.act.button('审批代理')?.focus();
  await shown.act.press('审批代理');
  await shown.act.sees('我的代理人');
}
async function choose(shown: Shown, name: string): Promise<void> {
  await until(() => shown.act.field('代理人'), 'the field');
  const field = shown.act.field('代理人');
  field?.focus();
  field?.click();
  const option = () =>
    [...shown.act.root.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
      one.textContent?.includes(name),
    );
  await until(option, name);
  option()?.click();
}
const added = () => called('addApprovalDeputy').map(({ body }) => body);

describe('the deputies of an approver', () => {
  before(() => define());
  afterEach(() => takeAway());

  it('are those they have named and those they stand in for', async () => {
    const shown = await show();
    await open(shown);
    const rows = [...(dialog(shown)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(rows).to.deep.equal([
      `林静${today} 至 ${addDays(today, 2)}生效中结束代理`,
      `周宁${addDays(today, 9)}未开始结束代理`,
      `刘敏${today} 至 ${addDays(today, 2)}生效中`,
    ]);
    await accessible(shown.element);
  });

  it('are named for days ahead', async () => {
    const shown = await show();
    await open(shown);
    await choose(shown, '何家俊');
    await shown.act.type('结束日期', addDays(today, 365));
    await shown.act.press('设置代理人');
    await shown.act.sees('已设置何家俊为代理人');
    expect(added()).to.deep.equal([{ staffNO: 'S0100', beginDate: today, endDate: addDays(today, 365) }]);
    await until(() => dialog(shown)?.querySelectorAll('li').length === 4, 'one more');
    expect((shown.act.field('结束日期') as HTMLInputElement).value).to.equal('');
    await accessible(shown.element);
  });

  it('show errors at the field before anything is sent', async () => {
    const shown = await show();
    await open(shown);
    await shown.act.type('开始日期', addDays(today, -1));
    await shown.act.press('设置代理人');
    await shown.act.sees('请选择代理人');
    await shown.act.sees('开始日期不能早于今天');
    await shown.act.sees('请选择结束日期');
    expect(shown.act.root.activeElement === shown.act.field('代理人'), 'the first to mend').to.equal(true);
    await accessible(shown.element);
    await shown.act.type('开始日期', addDays(today, 3));
    await shown.act.type('结束日期', addDays(today, 2));
    await shown.act.press('设置代理人');
    await shown.act.sees('结束日期不能早于开始日期');
    await shown.act.type('结束日期', addDays(today, 366));
    await shown.act.press('设置代理人');
    await shown.act.sees('结束日期须在一年以内');
    await shown.act.type('结束日期', '2026-02-31');
    await shown.act.press('设置代理人');
    await shown.act.sees('请输入正确的日期');
    expect(added()).to.deep.equal([]);
  });

  for (const [fault, words, label] of [
    ['deputyOverlaps', '该时间段内已设置代理人', '开始日期'],
    ['approverWithoutRight', '所选人员没有审批权限', '代理人'],
  ] as const) {
    it(`show refusals of the gateway at its field, ${fault}`, async () => {
      const shown = await show({
        addApprovalDeputy: () => {
          throw refusal(fault);
        },
      });
      await open(shown);
      await choose(shown, '何家俊');
      await shown.act.type('结束日期', today);
      await shown.act.press('设置代理人');
      await shown.act.sees(words);
      await until(() => shown.act.field(label)?.getAttribute('aria-invalid') === 'true', 'the field');
      expect(shown.act.root.activeElement === shown.act.field(label)).to.equal(true);
    });
  }

  it('are never two for one answer that was lost, though the dialog was closed', async () => {
    let isLost = true;
    const good = answers()['addApprovalDeputy'];
    const shown = await show({
      addApprovalDeputy: (body: never) => {
        if (isLost) throw lostAnswer();
        return good?.(body);
      },
    });
    await open(shown);
    await choose(shown, '孙可欣');
    await shown.act.type('结束日期', today);
    await shown.act.press('设置代理人');
    await shown.act.sees('结果未知');
    shown.act.button('关闭')?.click();
    await until(() => dialog(shown) === null, 'the dialog to close');
    isLost = false;
    await open(shown);
    await shown.act.press('设置代理人');
    await shown.act.sees('已设置孙可欣为代理人');
    const ids = called('addApprovalDeputy').map(({ requestId }) => requestId);
    expect(ids).to.have.length(2);
    expect(ids[0]).to.equal(ids[1]);
  });

  it('are ended after a question', async () => {
    const shown = await show();
    await open(shown);
    await shown.act.press('结束代理');
    await shown.act.sees('结束后林静不能再代您审批');
    await accessible(shown.element);
    await shown.act.press('暂不结束');
    expect(called('endApprovalDeputy')).to.deep.equal([]);
    await shown.act.press('结束代理');
    await shown.act.press('确定结束');
    await shown.act.sees('已结束林静的代理');
    await until(() => dialog(shown)?.querySelectorAll('li').length === 2, 'one fewer');
    expect(called('endApprovalDeputy').map(({ body }) => body)).to.deep.equal([{ deputyId: '1' }]);
    expect(dialog(shown)?.contains(shown.act.root.activeElement), 'the focus stays').to.equal(true);
  });

  it('say why one cannot be ended', async () => {
    const shown = await show({
      endApprovalDeputy: () => {
        throw refusal('deputyUnknown');
      },
    });
    await open(shown);
    await shown.act.press('结束代理');
    await shown.act.press('确定结束');
    await shown.act.sees('该代理设置不存在或已结束');
  });

  it('are left by Escape, and the focus comes back', async () => {
    const shown = await show();
    await open(shown);
    await sendKeys({ press: 'Escape' });
    await until(() => dialog(shown) === null, 'the dialog to close');
    expect(shown.act.root.activeElement?.textContent).to.equal('审批代理');
  });

  it('fit a phone, even with long names', async () => {
    await setViewport({ width: 390, height: 844 });
    const staff = { staffNO: 'S0002', staffName: LONG_NAME };
    const shown = await show({
      queryApprovalDeputies: () => ({ canName: true, named: [deputy({ deputy: staff })], standingIn: [] }),
    });
    await open(shown);
    const body = dialog(shown)?.querySelector('.tp-dialog-body');
    expect(body?.scrollWidth).to.be.at.most(body?.clientWidth ?? 0);
    await accessible(shown.element);
    await setViewport({ width: 1024, height: 768 });
  });

  it('cannot be named by users without approval rights', async () => {
    const shown = await show(APPLICANT);
    await shown.act.sees(APPLY_ID);
    expect(shown.act.button('审批代理')).to.equal(undefined);
    takeAway();
    const other = await show({
      queryApprovalDeputies: () => ({ canName: false, named: [], standingIn: [deputy()] }),
    });
    await open(other);
    await other.act.sees('没有设置代理人');
    expect(other.act.button('设置代理人')).to.equal(undefined);
  });

  it('can be read once they can be, and speak English', async () => {
    let isLost = true;
    const good = answers()['queryApprovalDeputies'] as () => unknown;
    const shown = await show(
      {
        queryApprovalDeputies: () => {
          if (isLost) throw lostAnswer();
          return good();
        },
      },
      { lang: 'en' },
    );
    await shown.act.press('Deputies');
    await shown.act.sees('The deputies could not be loaded');
    isLost = false;
    await shown.act.press('Try again');
    await shown.act.sees('My deputies');
    await shown.act.press('Name deputy');
    await shown.act.sees('Please choose a deputy');
    expect(findCatalogueTexts(shown.element)).to.deep.equal([]);
  });
});
