import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import amounts from '../../../src/domain/texts/amounts/texts.en';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import dates from '../../../src/domain/texts/dates/texts.en';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { dayLabel } from '../../../src/domain/portal/service-thread';

describe('dates in words', () => {
  it('are those of their language', () => {
    assert.equal(dateTexts.chinese.weekday('2026-11-19'), '周四');
    assert.equal(dates.weekday('2026-11-19'), 'Thu');
    assert.equal(dateTexts.chinese.date('2026-01-05'), '2026年1月5日');
    assert.equal(dates.date('2026-01-05'), '5 January 2026');
    assert.equal(dateTexts.chinese.day('2026-01-05'), '1月5日');
    assert.equal(dates.day('2026-01-05'), '5 Jan');
    assert.equal(dateTexts.chinese.month('2026-10'), '2026年10月');
    assert.equal(dates.month('2026-10'), 'October 2026');
  });

  it('name the days of a conversation', () => {
    assert.equal(dayLabel('2026-11-19', '2026-11-20', dates), 'Yesterday');
    assert.equal(dayLabel('2026-11-18', '2026-11-20', dates), '18 Nov Wed');
    assert.equal(dayLabel('2025-11-18', '2026-11-20', dates), '18 November 2025 Tue');
    assert.equal(dayLabel('2025-11-18', '2026-11-20'), '2025年11月18日 周二');
  });
});

describe('amounts in words', () => {
  it('are English with right plurals', () => {
    assert.equal(amounts.duration(125), '2 h 5 min');
    assert.equal(amounts.duration(120), '2 h');
    assert.equal(amounts.duration(0), '0 min');
    assert.equal(amounts.wait(24 * 3600), '1 day');
    assert.equal(amounts.wait(51 * 3600), '2 days 3 h');
    assert.equal(amounts.wait(125), '2 min 05 s');
    assert.equal(amounts.hours(1), '1 hour');
    assert.equal(amounts.hours(48), '2 days');
    assert.equal(amounts.discount(85), '15% off');
    assert.equal(amounts.discount(100), 'Full fare');
    assert.equal(amounts.discount(120), '120% of full fare');
    assert.equal(amounts.list(['A', 'B']), 'A, B');
  });

  it('are Chinese as they were', () => {
    assert.equal(amountTexts.chinese.hours(48), '2天');
    assert.equal(amountTexts.chinese.hours(5), '5小时');
    assert.equal(amountTexts.chinese.list(['甲', '乙']), '甲、乙');
  });
});
