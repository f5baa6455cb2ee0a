import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { refusal } from '../../support/components/samples';
import { DISPUTED } from './disputes-samples';
import { dialogClosed } from './dialog-closed';
import { signIn } from './sign-in';

describe('<tp-agency> disputes', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('answers a dispute, and decides it line by line, up to the claim', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    const { disputeNo, billNo } = DISPUTED.dispute;
    await signIn(page);
    await act.press('争议处理');
    await pressNamed(act, billNo);
    await act.sees('与协议价不符');
    await accessible(page.element);
    await act.press('回复');
    await act.type('回复内容', '正在核对');
    await act.confirm();
    await until(() => called('answerAgencyDispute').length === 1, 'it is answered');
    await dialogClosed(act);
    await act.press('作出处理');
    const accepted = '采纳金额：26110100000001 票价 陈思远（主张¥500.00）';
    await act.type(accepted, '500.01');
    await act.type('处理说明', '多收，予以更正');
    await act.confirm();
    await act.sees('不能超过主张金额¥500.00');
    expect(called('decideAgencyDispute')).to.have.length(0);
    await accessible(page.element);
    await act.type(accepted, '400');
    await act.confirm();
    await until(() => called('decideAgencyDispute').length === 1, 'it is decided');
    expect(called('decideAgencyDispute')[0]?.body).to.deep.equal({
      disputeNo,
      lastSequence: 1,
      content: '多收，予以更正',
      acceptedList: [{ lineNo: 7, acceptedAmount: 40_000 }],
    });
  });

  it('keeps what was typed when the enterprise writes meanwhile, and decides once that is read', async () => {
    const [first] = DISPUTED.messageList;
    let messageList = DISPUTED.messageList;
    const page = await putOnPage('tp-agency', {
      ...agencyAnswers(),
      queryAgencyDispute: () => ({ ...DISPUTED, messageList }),
      decideAgencyDispute: ({ lastSequence }: { lastSequence: number }) => {
        if (lastSequence !== messageList.at(-1)?.sequence) throw refusal('disputeChanged');
        return {};
      },
    });
    const { act } = page;
    await signIn(page);
    await act.press('争议处理');
    await pressNamed(act, DISPUTED.dispute.billNo);
    await act.press('作出处理');
    await act.type('采纳金额：26110100000001 票价 陈思远（主张¥500.00）', '400');
    await act.type('处理说明', '多收，予以更正');
    if (first) messageList = [first, { ...first, sequence: 2, content: '另有一笔也有误' }];
    await act.confirm();
    await act.sees('该异议有新的留言');
    await act.sees('另有一笔也有误');
    await accessible(page.element);
    await act.press('已阅读新留言');
    await act.confirm();
    await until(() => called('decideAgencyDispute').length === 2, 'it is decided');
    expect(called('decideAgencyDispute')[1]?.body).to.deep.equal({
      disputeNo: DISPUTED.dispute.disputeNo,
      lastSequence: 2,
      content: '多收，予以更正',
      acceptedList: [{ lineNo: 7, acceptedAmount: 40_000 }],
    });
    await dialogClosed(act);
  });
});
