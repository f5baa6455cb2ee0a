import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { flightNames } from '../../../src/domain/fare/leg-name';
import legTexts from '../../../src/domain/fare/legs/texts.en';
import { chipsOf } from '../../../components/flight-booking/filters/chips';
import { filterOptions } from '../../../components/flight-booking/filters/filter-options';
import { NO_FILTERS } from '../../../components/flight-booking/filters/filters';
import filterTexts from '../../../components/flight-booking/filters/texts.en';
import { limitTexts } from '../../../components/flight-booking/fares/limit-texts';
import fareTexts from '../../../components/flight-booking/fares/texts.en';
import resultTexts from '../../../components/flight-booking/results/texts.en';

describe('flights in English', () => {
  it('name selected values in the filters', () => {
    const filters = {
      ...NO_FILTERS,
      timeBands: ['dawn' as const],
      arrTimeBands: ['evening' as const],
      cabinTypes: [2],
      discountMost: 60,
      priceLeast: 50_000,
      priceMost: 80_050,
      directOnly: true,
      bookTime: 2 as const,
    };
    const options = filterOptions([], filters, filterTexts, resultTexts);
    assert.deepEqual(
      chipsOf(filters, options, filterTexts, resultTexts).map(({ label }) => label),
      [
        'Departs 00–06',
        'Arrives 18–24',
        'Business',
        '40% off or more',
        '¥500–800.50',
        'Direct only',
        'Bookable outside work hours',
      ],
    );
  });

  it('say who may buy a fare', () => {
    assert.deepEqual(limitTexts('1:0-12,60-99;2:M;3:1,2;4:2-9;5:F|18-60', fareTexts), [
      'ages up to 12, 60+ only',
      'Men only',
      'ID card, Passport only',
      '2–9 travellers only',
      'Women, ages 18–60 only',
    ]);
  });

  it('count in the singular and the plural', () => {
    assert.equal(resultTexts.found(1), '1 flight');
    assert.equal(resultTexts.found(12, 3, 2), '12 flights, 3 matching, 2 rows by aircraft');
    assert.equal(resultTexts.allTooEarly(1).startsWith('The only flight of the day leaves before'), true);
    assert.equal(resultTexts.allTooEarly(4).startsWith('All 4 flights of the day leave before'), true);
  });

  it('have names by way and place', () => {
    assert.deepEqual(flightNames([1, 1, 2], legTexts), ['Outbound flight 1', 'Outbound flight 2', 'Return']);
  });

  it('tell the sizes of aircraft apart', () => {
    assert.equal(resultTexts.plane('Airbus A330-300', '大'), 'Airbus A330-300 (large)');
    assert.equal(filterTexts.size('小'), 'Small aircraft');
  });
});
