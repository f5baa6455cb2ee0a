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

describe('<tp-agency> sites', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('adds a site with a logo that is shown before it is saved', async () => {
    const page = await putOnPage('tp-agency', {
      ...agencyAnswers(),
      uploadAgencyPicture: ({ file }: { file: File }) => {
        if (file.name === 'lost.png') throw new Error('the connection is lost');
        return { address: PICTURE, width: 320, height: 120 };
      },
    });
    const { act } = page;
    await signIn(page);
    await act.press('网站与品牌');
    await act.sees('travel.example');
    await accessible(page.element);
    await act.press('新增网站');
    await act.type('域名', 'https://a.example');
    await act.type('网站名称', '远航商旅');
    bringPicture(act.root, 'lost.png');
    await until(() => act.root.querySelector('[data-state=failed]'), 'it is not uploaded');
    await act.press('保存');
    await act.sees('请输入域名（可带端口');
    await act.sees('请等待图片上传完成');
    expect(called('addSite')).to.have.length(0);
    await accessible(page.element);
    bringPicture(act.root, 'logo.png');
    await act.sees('图片已上传，保存后生效');
    const shown = [...act.root.querySelectorAll('[aria-label=预览] *')].map((one) => one.textContent);
    expect(shown).to.include('远航商旅');
    await act.type('域名', 'a.example:8443');
    await act.press('保存');
    await until(() => called('addSite').length === 1, 'it is added');
    expect(called('addSite')[0]?.body).to.deep.equal({
      host: 'a.example:8443',
      websiteName: '远航商旅',
      platName: '',
      logo: PICTURE,
      backgroungImg: '',
      copyRight1: '',
      copyRight2: '',
    });
  });

  it('shows a site with its changes, and changes and removes it as it was seen', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('网站与品牌');
    await pressNamed(act, '修改 travel.example');
    await act.type('平台名称', '差旅平台');
    await act.press('保存');
    await until(() => called('alterSite').length === 1, 'it is changed');
    await dialogClosed(act);
    expect(called('alterSite')[0]?.body).to.deep.include({ revision: 3, platName: '差旅平台' });
    await pressNamed(act, '删除 travel.example');
    await act.confirm();
    await until(() => called('removeSite').length === 1, 'it is removed');
    await dialogClosed(act);
    expect(called('removeSite')[0]?.body).to.deep.equal({ host: 'travel.example', revision: 3 });
    await pressNamed(act, '*（其他所有域名）');
    await act.sees('网站名称远途→远途商旅');
    await accessible(page.element);
  });
});
