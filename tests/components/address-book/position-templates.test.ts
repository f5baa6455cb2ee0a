import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { fieldsRefused } from '../../support/components/resource-answers';
import { positionTemplateAnswers } from './template-samples';

describe('positions that are added several at once', () => {
  before(() => define(['address-book']));
  afterEach(takeAway);
  const sent = (name: string) => called(name).at(-1)?.body as Record<string, unknown>;

  it('take a template over, and list added and skipped positions', async () => {
    const { element, act } = await putOnPage('tp-address-book', positionTemplateAnswers(), {
      page: 'positionModule',
    });
    await act.sees('总经理（已有）');
    await accessible(element);
    await act.press('全选');
    await act.press('采用所选（2）');
    await act.sees('已新增 1 个职位：会计');
    await act.sees('已跳过：出纳');
    expect(sent('takePositionTemplate')['positionNameList']).to.deep.equal(['会计', '出纳']);
  });

  it('name each wrong line with its reason, and add the rest once it is corrected', async () => {
    let attempts = 0;
    const answers = {
      addPositions: () => {
        attempts += 1;
        if (attempts === 1) throw fieldsRefused({ positionNameList: '“顾问”已有同名的职位' });
        return { addedCount: 2 };
      },
    };
    const { element, act } = await putOnPage('tp-address-book', answers, { page: 'addPosition' });
    await until(() => act.field('职位名称'), 'the field');
    await act.press('保存');
    await act.sees('请输入职位名称');
    await accessible(element);
    await act.type('职位名称', '顾问\n\n顾问\n助理');
    await act.press('保存');
    await act.sees('第 3 行：与第 1 行重复');
    await act.type('职位名称', '顾问\n助理');
    await act.press('保存');
    await act.sees('“顾问”已有同名的职位');
    await act.press('保存');
    await act.sees('已新增 2 个职位');
    expect(sent('addPositions')['positionNameList']).to.deep.equal(['顾问', '助理']);
  });
});
