import * as fc from 'fast-check';

/** ISO 7064 MOD 11-2 as the standard defines it: digit by digit, without the table of weights. */
export function withCheckDigit(body: string): string {
  let remainder = 0;
  for (const digit of body) remainder = ((remainder + Number(digit)) * 2) % 11;
  const check = (12 - remainder) % 11;
  return body + (check === 10 ? 'X' : String(check));
}

/** Valid numbers with the facts that they encode. */
export const anyIdNumber = fc
  .record({
    region: fc.constantFrom(
      '110105',
      '220104',
      '310115',
      '440305',
      '500101',
      '650102',
      '710000',
      '810000',
      '830000',
    ),
    birthDay: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    sequence: fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0')),
    sexDigit: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ region, birthDay, sequence, sexDigit }) => ({
    cardNo: withCheckDigit(`${region}${birthDay.replaceAll('-', '')}${sequence}${sexDigit}`),
    birthDay,
    sexTem: sexDigit % 2 === 1 ? 0 : 1,
  }));
