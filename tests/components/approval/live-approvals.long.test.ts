import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { setValue, within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { applicationDetail, APPLY_ID } from './approval-samples';

let provider: HTMLElement;
let fake: ReturnType<typeof fakeRuntime>;

async function show(answers: Answers, attributes: Record<string, string> = {}) {
  fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-approval-list');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return within(element);
}

/** Sends an event about an application on the stream. */
async function tell(): Promise<void> {
  const open = () => fake.streams.find(({ name, ended }) => name === 'streamOrderChanges' && !ended);
  await until(open, 'a stream');
  open()?.tell({ cursor: '7', orderNos: [], applyIds: [APPLY_ID], exportNos: [] });
}

describe('applications that change while they are in view', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('are listed as they are by now, without a reload', async () => {
    const list = goodAnswers()['queryApprovalList'];
    let isMore = false;
    const act = await show({
      queryApprovalList: (body: never) => {
        const found = list?.(body) as { pendingCount: number };
        return isMore ? { ...found, pendingCount: 3 } : found;
      },
    });
    await act.sees('待我审批2');
    isMore = true;
    await tell();
    await act.sees('待我审批3');
  });

  it('keep the typed opinion', async () => {
    let detail = applicationDetail();
    const act = await show({ queryApprovalDetail: () => detail }, { 'apply-id': APPLY_ID });
    await act.sees('审批意见');
    const opinion = act.root.querySelector('textarea') as HTMLTextAreaElement;
    opinion.focus();
    setValue(opinion, '同意出行');
    detail = { ...detail, deptName: '新的部门' };
    await tell();
    await act.sees('新的部门');
    expect(opinion.value).to.equal('同意出行');
    expect(act.root.activeElement).to.equal(opinion);
  });
});
