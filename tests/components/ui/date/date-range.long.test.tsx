import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { accessible } from '../../../support/components/accessible';
import { DateRangeField, type DateRangeFieldProps } from '../../../../src/ui/date/DateRangeField';
import { all, hover, mount, one, placedPopover, press } from '../../../support/components/mount';
import { waitUntil } from '../../../support/components/wait-until';

const shown: string[] = [];
const going = (date: string) => ({ content: '¥500', label: `去 ${date}` });
const back = (date: string) => ({ content: '¥700', label: `回 ${date}` });

const NOTHING = { from: '', to: '' };
function Journey({ start = NOTHING }: { start?: { from: string; to: string } }) {
  const [range, setRange] = useState(start);
  const onShow: DateRangeFieldProps['onShow'] = (end, first, last) => shown.push(`${end} ${first} ${last}`);
  return (
    <DateRangeField
      from={{
        name: 'dep',
        label: '去程日期',
        shortName: '去程',
        value: range.from,
        required: true,
        note: going,
      }}
      to={{
        name: 'ret',
        label: '返程日期',
        shortName: '返程',
        value: range.to,
        required: true,
        note: back,
        error: range.to !== '' && range.to < range.from ? '返程日期不能早于去程日期' : undefined,
      }}
      onChange={setRange}
      min="2026-09-10"
      max="2027-09-09"
      today="2026-09-10"
      onShow={onShow}
    />
  );
}

const field = (root: ShadowRoot, name: string) => one<HTMLInputElement>(root, `input[name=${name}]`);
const values = (root: ShadowRoot) => [field(root, 'dep').value, field(root, 'ret').value];
const day = (root: ShadowRoot, date: string) => one<HTMLButtonElement>(root, `[data-day="${date}"] button`);
const prompt = (root: ShadowRoot) => one(root, '.tp-range-head').textContent;
const between = (root: ShadowRoot) =>
  all(root, '.tp-span-between:not(.rdp-hidden)').map((cell) => cell.dataset['day']);
async function calendar(root: ShadowRoot): Promise<void> {
  await waitUntil(() => all(root, '.tp-calendar').length === 1, 'the calendar is there');
  await placedPopover(root);
}

describe('DateRangeField', () => {
  beforeEach(async () => {
    shown.splice(0);
    await setViewport({ width: 1024, height: 768 });
  });

  it('is two fields named by their labels, each with its error', async () => {
    const { root } = mount(<Journey start={{ from: '2026-10-05', to: '2026-10-01' }} />);
    const name = (input: HTMLInputElement) => [...(input.labels ?? [])].map((label) => label.textContent);
    expect(name(field(root, 'dep'))).to.deep.equal(['去程日期']);
    expect(name(field(root, 'ret'))).to.deep.equal(['返程日期']);
    expect(field(root, 'ret').ariaInvalid).to.equal('true');
    expect(field(root, 'dep').ariaInvalid).to.equal(null);
    expect(one(root, '.tp-field-message').textContent).to.equal('返程日期不能早于去程日期');
  });

  it('chooses the first day and then the last from one calendar, and goes on in the form', async () => {
    const { root } = mount(<Journey />);
    await press(field(root, 'dep'));
    await calendar(root);
    expect(prompt(root)).to.equal('请选择去程日期');
    await press(day(root, '2026-09-15'));
    expect(prompt(root)).to.equal('请选择返程日期');
    await press(day(root, '2026-09-18'));
    expect(values(root)).to.deep.equal(['2026-09-15', '2026-09-18']);
    expect(all(root, '.tp-calendar')).to.deep.equal([]);
    expect(root.activeElement).to.equal(field(root, 'ret'));
  });

  it('draws the span, counts its days and shows it in advance where one points', async () => {
    const { root } = mount(<Journey start={{ from: '2026-09-28', to: '2026-10-02' }} />);
    await press(field(root, 'ret'));
    await calendar(root);
    expect(between(root)).to.deep.equal(['2026-09-29', '2026-09-30', '2026-10-01']);
    expect(prompt(root)).to.equal('请选择返程日期共 5 天');
    await hover(day(root, '2026-09-30'));
    await waitUntil(() => between(root).length === 1);
    expect(between(root)).to.deep.equal(['2026-09-29']);
    expect(day(root, '2026-09-28').ariaLabel).to.contain('去程');
    expect(day(root, '2026-10-02').ariaLabel).to.contain('返程');
  });

  it('lets the last day not be before the first; the same day is a day trip', async () => {
    const { root } = mount(<Journey start={{ from: '2026-09-15', to: '' }} />);
    await press(field(root, 'ret'));
    await calendar(root);
    expect(day(root, '2026-09-14').disabled).to.equal(true);
    await press(day(root, '2026-09-15'));
    await press(field(root, 'ret'));
    await calendar(root);
    expect(prompt(root)).to.equal('请选择返程日期当天往返');
  });

  it('gives a last day up that a new first day has left behind, and keeps it otherwise', async () => {
    const { root } = mount(<Journey start={{ from: '2026-09-15', to: '2026-09-18' }} />);
    await press(field(root, 'dep'));
    await calendar(root);
    await press(day(root, '2026-09-17'));
    expect(values(root)).to.deep.equal(['2026-09-17', '2026-09-18']);
    await press(field(root, 'dep'));
    await press(day(root, '2026-09-20'));
    expect(values(root)).to.deep.equal(['2026-09-20', '']);
    expect(prompt(root)).to.equal('请选择返程日期');
  });

  it('is used by keyboard alone', async () => {
    const { root } = mount(<Journey start={{ from: '2026-09-15', to: '' }} />);
    field(root, 'dep').focus();
    await sendKeys({ press: 'ArrowDown' });
    await calendar(root);
    await waitUntil(() => root.activeElement === day(root, '2026-09-15'));
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    expect(prompt(root)).to.equal('请选择返程日期');
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await sendKeys({ press: key });
    expect(values(root)).to.deep.equal(['2026-09-16', '2026-09-24']);
    expect(root.activeElement).to.equal(field(root, 'ret'));
  });

  it('takes typed dates in both fields, and the calendar goes along from one to the other', async () => {
    const { root } = mount(<Journey />);
    await press(field(root, 'dep'));
    await calendar(root);
    await sendKeys({ type: '20260920' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement).to.equal(field(root, 'ret'));
    expect(prompt(root)).to.equal('请选择返程日期');
    await sendKeys({ type: '2026/9/22' });
    await sendKeys({ press: 'Enter' });
    expect(values(root)).to.deep.equal(['2026-09-20', '2026-09-22']);
    expect(all(root, '.tp-calendar')).to.deep.equal([]);
    await sendKeys({ press: 'ArrowDown' });
    await calendar(root);
    await sendKeys({ press: 'Escape' });
    expect(root.activeElement).to.equal(field(root, 'ret'));
  });

  it('writes each direction its own notes and tells which days are in view', async () => {
    const { root } = mount(<Journey start={{ from: '2026-09-15', to: '' }} />);
    await press(field(root, 'dep'));
    await calendar(root);
    expect(day(root, '2026-09-20').ariaLabel).to.contain('去 2026-09-20');
    expect(shown).to.deep.equal(['from 2026-09-01 2026-10-31']);
    await press(field(root, 'ret'));
    expect(day(root, '2026-09-20').ariaLabel).to.contain('回 2026-09-20');
    expect(shown.at(-1)).to.equal('to 2026-09-01 2026-10-31');
    await press(one(root, '[aria-label=下个月]'));
    expect(shown.at(-1)).to.equal('to 2026-10-01 2026-11-30');
  });

  it('fits where the window is narrow', async () => {
    await setViewport({ width: 390, height: 800 });
    const { root } = mount(<Journey start={{ from: '2026-09-15', to: '2026-09-18' }} />);
    await press(field(root, 'ret'));
    await calendar(root);
    expect(all(root, '.rdp-month').length).to.equal(1);
    expect(one(root, '.tp-popover').getBoundingClientRect().right).to.be.at.most(390);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible closed and open, ${theme}`, async () => {
      const { host, root } = mount(<Journey start={{ from: '2026-09-15', to: '2026-09-18' }} />, theme);
      await accessible(host);
      await press(field(root, 'ret'));
      await calendar(root);
      await accessible(host);
    });
  }
});
