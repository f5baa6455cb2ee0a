import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { FormOf, RowOf } from '../../../src/contract/resource/resource';
import { groundStandards } from '../../../src/contract/travel-standard/ground-standards';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';
import { gradeAnswers, GRADES } from '../address-book/address-book-samples';

type Form = FormOf<typeof groundStandards>;
const COMMON = { grade: { no: 'G1', name: '员工级' }, modifyTime: null };
const ROWS: Omit<RowOf<typeof groundStandards>, 'version'>[] = [
  { ...COMMON, standardNO: 'S1', product: 'train', highestClass: 1, leastMinutes: null, remark: '高铁' },
  { ...COMMON, standardNO: 'S2', product: 'train', highestClass: 2, leastMinutes: 360, remark: '' },
  { ...COMMON, standardNO: 'S3', product: 'car', highestClass: 2, leastMinutes: null, remark: '' },
];

describe('<tp-travel-standard page="groundStandard">', () => {
  before(() => define(['travel-standard']));
  afterEach(takeAway);

  it('names the classes of each product, and sends a new standard', async () => {
    const { element, act } = await putOnPage(
      'tp-travel-standard',
      {
        ...gradeAnswers(),
        ...resourceAnswers(groundStandards, ROWS, () => ({ modifyTime: null })).answers,
      },
      { page: 'groundStandard' },
    );
    await act.sees('二等座、硬卧、硬座');
    await act.sees('一等座、软卧、动卧');
    await act.sees('舒适型');
    await act.press('新增火车和用车标准');
    // the list has a filter of the same name
    const grade = () => act.root.querySelector<HTMLElement>('dialog[open] input[role=combobox]');
    await until(grade, 'the form');
    grade()?.focus();
    grade()?.click();
    const option = () =>
      [...act.root.querySelectorAll<HTMLElement>('dialog[open] [role=option]')].find((one) =>
        one.textContent?.includes(GRADES[1].gradeName),
      );
    await until(option, 'a grade');
    option()?.click();
    await act.type('行程时长不少于', '360');
    await accessible(element);
    await act.press('保存');
    const add = groundStandards.add.path.slice(groundStandards.add.path.lastIndexOf('/') + 1);
    await until(() => called(add).length > 0, 'the addition');
    const { product, grade: chosen, highestClass, leastMinutes } = (called(add)[0]?.body ?? {}) as Form;
    expect([product, chosen.no, highestClass, leastMinutes]).to.deep.equal([
      'train',
      GRADES[1].gradeNO,
      1,
      360,
    ]);
  });
});
