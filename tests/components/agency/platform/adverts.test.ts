import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { accessible } from '../../../support/components/accessible';
import { bringPicture } from '../../../support/components/bring-file';
import { called, putOnPage, takeAway } from '../../../support/components/element-page';
import { until } from '../../../support/components/fake-runtime';
import { pressNamed } from '../../../support/components/press-named';
import { agencyAnswers } from '../agency-samples';
import { dialogClosed } from '../dialog-closed';
import { signIn } from '../sign-in';
import { PICTURE } from './sites-samples';

describe('<tp-agency> adverts', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  async function show() {
    const page = await putOnPage('tp-agency', agencyAnswers());
    await signIn(page);
    await page.act.press('广告');
    await page.act.sees('冬春航季已开放预订');
    return page;
  }

  it('adds an advert with a picture, a link and a period', async () => {
    const { act, element } = await show();
    await accessible(element);
    await act.press('新增广告');
    await act.type('链接', 'javascript:alert(1)');
    await act.type('结束日期', '2026-12-31');
    await act.press('保存');
    await act.sees('请填写广告文字或上传图片');
    await act.sees('链接须以http://');
    expect(called('addAdvert')).to.have.length(0);
    await accessible(element);
    await act.type('链接', '#/flightBooking/index');
    bringPicture(act.root, 'advert.png');
    await act.sees('图片已上传，保存后生效');
    await act.press('保存');
    await until(() => called('addAdvert').length === 1, 'it is added');
    expect(called('addAdvert')[0]?.body).to.deep.include({
      advertSpaceNo: 'YHWZ-SY',
      enterpriseNum: '',
      advertPriority: 1,
      beginEffectTime: '',
      endEffectTime: '2026-12-31 23:59:59',
      imageUrl: PICTURE,
      linkUrl: '#/flightBooking/index',
    });
  });

  it('changes, publishes and copies an advert as it was seen', async () => {
    const { act, element } = await show();
    await pressNamed(act, '修改 冬春航季已开放预订');
    await act.type('场景标签', 'spring');
    await act.press('保存');
    await until(() => called('alterAdvert').length === 1, 'it is changed');
    await dialogClosed(act);
    // the seconds of a period that the form does not show stay
    expect(called('alterAdvert')[0]?.body).to.deep.include({
      advertNo: 7,
      revision: 4,
      label: 'spring',
      beginEffectTime: '2026-12-01 08:30:15',
    });
    await pressNamed(act, '发布 冬春航季已开放预订');
    await act.confirm();
    await until(() => called('publishAdvert').length === 1, 'it is published');
    await dialogClosed(act);
    expect(called('publishAdvert')[0]?.body).to.deep.equal({ advertNo: 7, revision: 4, isPublished: true });
    await pressNamed(act, '复制 冬春航季已开放预订');
    await act.confirm();
    await until(() => called('copyAdvert').length === 1, 'it is copied');
    await dialogClosed(act);
    await pressNamed(act, 'SY-01');
    await act.sees('2026-12-01 08:30:15 至 不限');
    await accessible(element);
  });
});
