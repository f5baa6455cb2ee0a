import { expect } from '@open-wc/testing';
import { assert, double, integer, oneof, pre, property } from 'fast-check';
import { numberText } from '../../../components/report/dashboard/terms/number-text';
import '../../support/fixed-seed';

/** The browser's own number formats in the languages of the suite. */
const browsers = (locale: string, digits: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

describe('numbers of reports', () => {
  for (const locale of ['zh-CN', 'en'])
    for (const digits of [0, 1]) {
      const format = browsers(locale, digits);

      it(`are written as the browser writes them, ${locale}, ${digits} digits`, () => {
        const halves = integer({ min: -1e9, max: 1e9 }).map((twentieths) => twentieths / 20);
        const any = double({ min: -1e12, max: 1e12, noNaN: true });
        assert(
          property(oneof(halves, any), (value) => {
            // Excludes -0.
            pre(!Object.is(value, -0));
            expect(numberText(value, digits)).to.equal(format.format(value));
          }),
        );
      });
    }

  it('are rounded as they are written', () => {
    expect(numberText(0.15, 1)).to.equal('0.2');
    expect(numberText(-0.5, 0)).to.equal('-1');
    expect(numberText(1e-9, 1)).to.equal('0.0');
    expect(numberText(1_234_567.95, 1)).to.equal('1,234,568.0');
    expect(numberText(-0, 0)).to.equal('0');
  });
});
