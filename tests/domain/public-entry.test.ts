import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'vitest';
import * as domain from '../../src/domain/index';

test('the public entry exports the documented rules and nothing else', () => {
  assert.deepEqual(Object.keys(domain).sort(), [
    'STANDARD_PRIORITY',
    'ageOn',
    'buildMenuTree',
    'cheaperFares',
    'cheaperInPlace',
    'checkBookingLimits',
    'checkIdCard',
    'countingFares',
    'evaluateStandards',
    'fareOptions',
    'filterMoneyInput',
    'formatDiscount',
    'formatPrice',
    'governingStandard',
    'highestWithin',
    'lowestFare',
    'obstaclesFor',
    'overStandardOf',
    'parsePlimit',
    'permittedPages',
    'policyOf',
    'quoteFees',
    'rankAdverts',
    'splitParty',
    'splitTexts',
    'websiteOf',
  ]);
});

test('the rules answer alike in every time zone of the machine', () => {
  const program = `
    import * as domain from './src/domain/index.ts';
    import * as time from './src/domain/shanghai-time.ts';
    import { passengerTypeOn } from './src/domain/passenger/age.ts';
    const midnight = new Date('2026-03-07T16:00:00Z');
    const passengers = [{ staffName: '张伟', identityCardType: 0, sexTem: 0, birthDay: '2004-02-29' }];
    const flights = [{ depDate: '2027-02-28', plimit: '1:23-99' }];
    console.log(JSON.stringify([
      new Date(2026, 0, 1).toISOString(),
      time.shanghaiDate(midnight), time.shanghaiDateTime(midnight), time.instantOf('2026-03-08T02:30'),
      time.addDays('2026-03-07', 1), time.addDays('2026-11-01', 1), time.daysBetween('2026-03-01', '2026-11-30'),
      domain.ageOn('2004-02-29', '2027-02-28'), domain.ageOn('2004-02-29', '2027-03-01'),
      passengerTypeOn('2026-02-22', '2026-03-08'), passengerTypeOn('2026-02-23', '2026-03-08') ?? null,
      domain.checkIdCard('11010519491231002X'),
      domain.quoteFees({ passengerTypeID: 1, distance: 800, issueDate: '2026-01-05', isFeeder: false }),
      domain.checkBookingLimits({ voyageType: 1, segments: [{ segmentNo: 1, flights }], passengers }),
    ]));`;
  const answers = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Niue'].map(
    (TZ) => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', program],
        { env: { ...process.env, TZ }, encoding: 'utf8' },
      );
      const [localMidnight, ...rest]: [string, ...unknown[]] = JSON.parse(stdout || stderr);
      return { localMidnight, rest };
    },
  );
  const zones = new Set(answers.map(({ localMidnight }) => localMidnight));
  assert.equal(zones.size, answers.length, 'the machine did not take the time zones');
  for (const { rest } of answers) assert.deepEqual(rest, answers[0]?.rest);
  assert.deepEqual(answers[0]?.rest.slice(0, 10), [
    '2026-03-08',
    '2026-03-08T00:00',
    '2026-03-07T18:30:00.000Z',
    '2026-03-08',
    '2026-11-02',
    274,
    22,
    23,
    3,
    null,
  ]);
});
