import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import type { StoredFile } from '../../../src/contract/files/files';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { application, FORM_FIELDS, TEMPLATES, tripDetail, TRIP_APPLY_ID } from './approval-samples';
import { daysFromNow, hasPurpose } from './request-steps';

const KEPT = 'tp-travel-request-3';
const numberOf = (letter: string) => `F${letter.repeat(32)}`;
const file = (letter: string, fileName: string): StoredFile => {
  return { fileNo: numberOf(letter), fileName, fileType: 'application/pdf', fileSize: 2000 };
};
const FORMER = [file('a', '会议通知.pdf'), file('b', '日程.pdf')];
const COPIES = [file('c', '会议通知.pdf'), file('d', '日程.pdf')];

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

/** A former request with these files, moved to days in the future. */
function formerWith(files: readonly StoredFile[]): Answers {
  const { trip, ...detail } = tripDetail({ files: [...files] });
  if (!trip) throw new Error('no trip');
  const days = { beginDate: daysFromNow(10), endDate: daysFromNow(12) };
  const legs = trip.legs.map((leg) => ({ ...leg, ...days }));
  const former = { ...trip, ...days, purposeCode: 'P1', legs };
  return {
    queryApprovalDetail: () => ({ ...detail, trip: former }),
    queryApprovalList: () => ({
      total: 1,
      applicationList: [
        application({ ...tripDetail(), trip: former, applyId: TRIP_APPLY_ID, overStandard: null }),
      ],
      canApprove: false,
      pendingCount: 0,
    }),
    fileCopy: () => COPIES,
  };
}

async function show(answers: Answers, attributes: Record<string, string> = { 'copy-of': TRIP_APPLY_ID }) {
  const all = { ...goodAnswers(), ...formerWith(FORMER), ...answers };
  const fake = fakeRuntime(all, { authSign: 'token-1' });
  ({ calls } = fake);
  const runtime = { ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' as const } };
  provider = createProvider(runtime);
  const element = document.createElement('tp-travel-request');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  await within(element).sees('新建');
  return { element, act: within(element) };
}
const sent = (name: string) => calls.filter((call) => call.name === name);
const body = () => sent('submitApprovalApplyAuto')[0]?.body as BodyOf<typeof submitApprovalApplyAuto>;
const reasonIs = (act: ReturnType<typeof within>) =>
  until(() => act.field('出差事由')?.value === '上海项目驻场实施', 'its reason');
async function submit({ act }: Awaited<ReturnType<typeof show>>): Promise<void> {
  await hasPurpose(act);
  await act.press('提交申请');
}

describe('the files of a request that is copied', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  it('go along as copies, each of which can be removed', async () => {
    const shown = await show({});
    const { element, act } = shown;
    await act.sees('会议通知.pdf');
    const [copied] = sent('fileCopy');
    expect(copied?.body).to.deep.equal({ fileNos: FORMER.map(({ fileNo }) => fileNo) });
    await accessible(element);
    await until(() => act.button('删除 日程.pdf'), 'it can be removed');
    act.button('删除 日程.pdf')?.click();
    await until(() => !act.text().includes('日程.pdf'), 'it is removed');
    await submit(shown);
    await act.sees('出差申请已提交');
    expect(body().fileNos).to.deep.equal([numberOf('c')]);
    expect(sent('fileCopy').length).to.equal(1);
  });

  it('go along with one that is chosen from the list, too', async () => {
    const { act } = await show({}, {});
    await act.press('复制历史申请');
    await until(() => act.button(`复制 ${TRIP_APPLY_ID}`), 'it is offered');
    act.button(`复制 ${TRIP_APPLY_ID}`)?.click();
    await reasonIs(act);
    await act.sees('会议通知.pdf');
    await act.sees('日程.pdf');
  });

  it('are those of the trip too where a change of it is copied', async () => {
    const [ofTrip, ofChange] = FORMER.map((one) => formerWith([one])['queryApprovalDetail']?.({} as never));
    await show({
      queryApprovalDetail: ({ applyId }: { applyId: string }) =>
        applyId === 'SP1' ? ofTrip : { ...(ofChange as object), changeOf: 'SP1' },
    });
    await until(() => sent('fileCopy')[0], 'they are copied');
    expect(sent('fileCopy')[0]?.body).to.deep.equal({ fileNos: FORMER.map(({ fileNo }) => fileNo) });
  });

  it('are there again after a reload, and not copied twice', async () => {
    const { act } = await show({});
    await act.sees('会议通知.pdf');
    await until(() => sessionStorage.getItem(KEPT)?.includes(numberOf('c')), 'they are kept');
    provider.remove();
    const again = await show({});
    await again.act.sees('会议通知.pdf');
    await submit(again);
    await again.act.sees('出差申请已提交');
    expect(body().fileNos).to.deep.equal(COPIES.map(({ fileNo }) => fileNo));
    expect(sent('fileCopy')).to.deep.equal([]);
  });

  it('delay the form: a request submitted without them says so, and a reload copies them then', async () => {
    const shown = await show({ fileCopy: () => new Promise(() => undefined) });
    await shown.act.sees('正在复制原申请的附件');
    await submit(shown);
    await shown.act.sees('原申请的附件尚未复制完成');
    provider.remove();
    const again = await show({});
    await again.act.sees('会议通知.pdf');
    expect(again.act.text()).not.to.include('原申请的附件');
  });

  it('that could not be copied say so at their field, keep the rest, and are tried again', async () => {
    let works = false;
    const shown = await show({
      fileCopy: () => {
        if (works) return COPIES;
        throw lostAnswer();
      },
    });
    const { element, act } = shown;
    await act.sees('原申请的附件未能复制：');
    await reasonIs(act);
    await accessible(element);
    await submit(shown);
    await act.sees('原申请的附件尚未复制完成');
    works = true;
    await act.press('重试');
    await act.sees('会议通知.pdf');
    expect(act.text()).not.to.include('原申请的附件');
    const [first, second] = sent('fileCopy');
    expect(second?.requestId, 'the same copies once more').to.equal(first?.requestId);
    await submit(shown);
    await act.sees('出差申请已提交');
    expect(body().fileNos).to.deep.equal(COPIES.map(({ fileNo }) => fileNo));
  });

  it('can be done without where they cannot be copied', async () => {
    const shown = await show({
      fileCopy: () => {
        throw refusal('fileUnknown');
      },
    });
    const { act } = shown;
    await act.sees('原申请的附件未能复制：文件不存在或已失效，请重新上传');
    await act.press('不带附件');
    await until(() => !act.text().includes('原申请的附件'), 'nothing is said of them');
    await submit(shown);
    await act.sees('出差申请已提交');
    expect(body().fileNos).to.deep.equal([]);
  });

  it('are reported as missing where even the former request could not be loaded', async () => {
    let works = false;
    const { act } = await show(
      {
        queryApprovalDetail: (asked: never) => {
          if (!works) throw lostAnswer();
          return formerWith(FORMER)['queryApprovalDetail']?.(asked);
        },
      },
      {},
    );
    await act.press('复制历史申请');
    await until(() => act.button(`复制 ${TRIP_APPLY_ID}`), 'it is offered');
    act.button(`复制 ${TRIP_APPLY_ID}`)?.click();
    await act.sees('原申请的附件未能复制：');
    await reasonIs(act);
    works = true;
    await act.press('重试');
    await act.sees('会议通知.pdf');
  });

  it('stay behind where the form asks for none', async () => {
    const { act } = await show({
      queryTemplateTypes: () =>
        TEMPLATES.map((template) => ({ ...template, formFields: { ...FORM_FIELDS, files: 'hidden' } })),
    });
    await reasonIs(act);
    await act.sees('成本中心');
    expect(act.text()).not.to.include('附件');
    expect(sent('fileCopy')).to.deep.equal([]);
  });

  it('that are more than a request may have are for the user to choose from', async () => {
    const six = [...'012345'].map((letter) => file(letter, `附件${letter}.pdf`));
    const shown = await show({ ...formerWith(six), fileCopy: () => six });
    const { act } = shown;
    await act.sees('最多上传5个文件');
    await submit(shown);
    await until(() => act.root.activeElement?.matches('[type=file]'), 'it is led to its field');
    act.button('删除 附件3.pdf')?.click();
    await until(() => !act.text().includes('最多上传5个文件'), 'it is mended');
    await act.press('提交申请');
    await act.sees('出差申请已提交');
    expect(body().fileNos?.length).to.equal(5);
  });
});
