import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { accessible } from '../../../support/components/accessible';
import { Calendar, type DayMark } from '../../../../src/ui/date/Calendar';
import { DateField, type DateFieldProps } from '../../../../src/ui/date/DateField';
import { parseDate } from '../../../../src/ui/date/date-text';
import { Field } from '../../../../src/ui/field/Field';
import { all, mount, one, placedPopover, press, withText } from '../../../support/components/mount';
import { waitUntil } from '../../../support/components/wait-until';

const marks: DayMark[] = [
  { date: '2026-10-01', name: '国庆节', type: 'holiday' },
  { date: '2026-10-10', name: '国庆节', type: 'workday' },
];
const note = (date: string) =>
  date === '2026-10-09' ? { content: '¥540', label: '最低 540 元' } : undefined;
const seen: string[] = [];

/** Validates a date as the owner of a date field would. */
function dateProblem(text: string, { min, max }: { min: string; max: string }): string | undefined {
  if (text === '') return undefined;
  const date = parseDate(text);
  if (!date) return '日期不存在';
  if (date < min) return `日期不能早于 ${min}`;
  return date > max ? `日期不能晚于 ${max}` : undefined;
}

function Departure({ start = '', ...rest }: Partial<DateFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  const limits = { min: '2026-09-10', max: '2027-09-09' };
  return (
    <Field label="出发日期" error={dateProblem(value, limits)}>
      <DateField
        value={value}
        onChange={(date) => {
          seen.push(date);
          setValue(date);
        }}
        {...limits}
        today="2026-09-10"
        marks={marks}
        note={note}
        {...rest}
      />
    </Field>
  );
}

const field = (root: ShadowRoot) => one<HTMLInputElement>(root, 'input');
const calendars = (root: ShadowRoot) => all(root, '.tp-calendar');
const months = (root: ShadowRoot) => all(root, '.rdp-caption_label').map((caption) => caption.textContent);
const day = (root: ShadowRoot, date: string) => one<HTMLButtonElement>(root, `[data-day="${date}"] button`);
async function calendar(root: ShadowRoot): Promise<void> {
  await waitUntil(() => calendars(root).length === 1, 'the calendar is there');
  await placedPopover(root);
}

describe('DateField', () => {
  beforeEach(async () => {
    seen.splice(0);
    await setViewport({ width: 1024, height: 768 });
  });

  it('is a text field named by its label alone', async () => {
    const { root } = mount(<Departure />);
    const input = field(root);
    expect([...(input.labels ?? [])].map((label) => label.textContent)).to.deep.equal(['出发日期']);
    for (const element of all(root, '[aria-label]')) expect(element.ariaLabel).not.to.contain('出发日期');
  });

  it('takes a typed date and says its weekday and holiday', async () => {
    const { root } = mount(<Departure />);
    field(root).focus();
    await sendKeys({ type: '2026-10-01' });
    expect(seen.at(-1)).to.equal('2026-10-01');
    const described = field(root).getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => root.getElementById(id)?.textContent);
    expect(texts).to.deep.equal(['周四 国庆节']);
  });

  it('corrects other notations on leaving or Enter, and leaves unknown ones', async () => {
    const { root } = mount(<Departure />);
    field(root).focus();
    await sendKeys({ type: '20261009' });
    await sendKeys({ press: 'Enter' });
    expect(field(root).value).to.equal('2026-10-09');
    field(root).select();
    await sendKeys({ type: '2026/10/5' });
    field(root).blur();
    await waitUntil(() => field(root).value === '2026-10-05');
    field(root).focus();
    field(root).select();
    await sendKeys({ type: '2026-02-30' });
    await sendKeys({ press: 'Tab' });
    expect(field(root).value).to.equal('2026-02-30');
    expect(one(root, '.tp-field-message').textContent).to.equal('日期不存在');
    expect(field(root).ariaInvalid).to.equal('true');
  });

  it('opens the calendar by a press on the field; typing goes on and moves it along', async () => {
    const { root } = mount(<Departure start="2026-10-01" />);
    await press(field(root));
    await calendar(root);
    expect(root.activeElement).to.equal(field(root));
    expect(months(root)).to.deep.equal(['2026年10月', '2026年11月']);
    field(root).select();
    await sendKeys({ type: '2027-01-15' });
    expect(months(root)).to.deep.equal(['2027年1月', '2027年2月']);
    expect(one(root, '[aria-selected=true]').dataset['day']).to.equal('2027-01-15');
  });

  it('is used by keyboard alone: down into the calendar, arrows, Enter, back in the field', async () => {
    const { root } = mount(<Departure start="2026-10-01" />);
    field(root).focus();
    await sendKeys({ press: 'ArrowDown' });
    await calendar(root);
    await waitUntil(() => root.activeElement === day(root, '2026-10-01'));
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft']) await sendKeys({ press: key });
    expect(root.activeElement).to.equal(day(root, '2026-11-08'));
    await sendKeys({ press: 'Enter' });
    expect(seen).to.deep.equal(['2026-11-08']);
    expect(calendars(root)).to.deep.equal([]);
    expect(root.activeElement).to.equal(field(root));
    await sendKeys({ press: 'ArrowDown' });
    await calendar(root);
    await sendKeys({ press: 'Escape' });
    expect(calendars(root)).to.deep.equal([]);
    expect(root.activeElement).to.equal(field(root));
  });

  it('opens by its button, with the focus on the day', async () => {
    const { root } = mount(<Departure start="2026-10-01" />);
    const button = withText(root, 'button', '打开日历');
    await press(button);
    await calendar(root);
    await waitUntil(() => root.activeElement === day(root, '2026-10-01'));
    expect(button.ariaExpanded).to.equal('true');
    await sendKeys({ press: 'Escape' });
    expect(root.activeElement).to.equal(button);
  });

  it('chooses a day by a press', async () => {
    const { root } = mount(<Departure start="2026-10-01" />);
    await press(field(root));
    await calendar(root);
    await press(day(root, '2026-10-09'));
    expect(seen).to.deep.equal(['2026-10-09']);
    expect(calendars(root)).to.deep.equal([]);
  });

  it('shows one month while the window is narrow', async () => {
    await setViewport({ width: 390, height: 800 });
    const { root } = mount(<Departure start="2026-10-01" />);
    await press(field(root));
    await calendar(root);
    expect(months(root)).to.deep.equal(['2026年10月']);
    expect(one(root, '.tp-popover').getBoundingClientRect().right).to.be.at.most(390);
    await setViewport({ width: 1024, height: 800 });
    await waitUntil(() => months(root).length === 2, 'there is room for two');
    await setViewport({ width: 390, height: 800 });
    await waitUntil(() => months(root).length === 1, 'there is room for one');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible closed and open, ${theme}`, async () => {
      const { host, root } = mount(<Departure start="2026-10-01" />, theme);
      await accessible(host);
      await press(field(root));
      await calendar(root);
      await accessible(host);
    });
  }
});

describe('Calendar', () => {
  const view = (value: string) => (
    <Calendar
      value={value}
      onChange={(date) => seen.push(date)}
      min="2026-09-10"
      max="2026-11-20"
      today="2026-09-10"
      marks={marks}
      note={note}
    />
  );
  beforeEach(async () => {
    seen.splice(0);
    await setViewport({ width: 1024, height: 768 });
  });

  it('names a day by date, weekday, holiday or workday, note, and today', () => {
    const { root } = mount(view('2026-10-01'));
    const name = (date: string) => day(root, date).ariaLabel;
    expect(name('2026-10-01')).to.equal('2026年10月1日 周四 国庆节 休');
    expect(name('2026-10-10')).to.equal('2026年10月10日 周六 国庆节 班');
    expect(name('2026-10-09')).to.equal('2026年10月9日 周五 最低 540 元');
    expect(name('2026-10-11')).to.equal('2026年10月11日 周日');
    const { root: september } = mount(view(''));
    expect(day(september, '2026-09-10').ariaLabel).to.equal('2026年9月10日 周四 今天');
  });

  it('writes 休 and 班 with the name, or the note in its place', () => {
    const { root } = mount(view('2026-10-01'));
    const written = (date: string) => one(root, `[data-day="${date}"]`).textContent;
    expect(written('2026-10-01')).to.equal('1休国庆节');
    expect(written('2026-10-10')).to.equal('10班国庆节');
    expect(written('2026-10-09')).to.equal('9¥540');
  });

  it('lets no day outside of the limits be chosen, nor months be shown', async () => {
    const { root } = mount(view('2026-11-20'));
    expect(months(root)).to.deep.equal(['2026年10月', '2026年11月']);
    expect(day(root, '2026-11-21').disabled).to.equal(true);
    expect(day(root, '2026-11-20').disabled).to.equal(false);
    const next = one(root, '[aria-label=下个月]');
    expect(next.ariaDisabled).to.equal('true');
    await press(one(root, '[aria-label=上个月]'));
    expect(months(root)).to.deep.equal(['2026年9月', '2026年10月']);
    expect(day(root, '2026-09-09').disabled).to.equal(true);
    await press(day(root, '2026-09-10'));
    expect(seen).to.deep.equal(['2026-09-10']);
  });

  it('stays where it is when a day of its second month is chosen', async () => {
    const { root, render } = mount(view('2026-09-15'));
    expect(months(root)).to.deep.equal(['2026年9月', '2026年10月']);
    await press(day(root, '2026-10-09'));
    render(view('2026-10-09'));
    expect(months(root)).to.deep.equal(['2026年9月', '2026年10月']);
    expect(root.activeElement).to.equal(day(root, '2026-10-09'));
  });
});
