import { expect } from '@open-wc/testing';
import { createStore } from 'zustand/vanilla';
import { placesOf, type Place } from '../../../../src/domain/place/place';
import type { BookingState } from '../../../../components/flight-booking/model/booking-state';
import {
  storeRecentPlaces,
  readRecent,
  recentPlaces,
} from '../../../../components/flight-booking/search/recent-places';
import type { City } from '../../../../src/contract/flight-booking/places';
import { fakeRuntime, until, USER } from '../../../support/components/fake-runtime';
import { goodAnswers, lostAnswer } from '../../../support/components/samples';

const KEY = `tp-recent-cities-${USER.userNO}`;
const cities: City[] = Array.from({ length: 12 }, (_, at) => ({
  cityCode: `C${at}`,
  cityName: `城${at}`,
  provinceName: '省',
  pinyin: 'cheng',
  pinyinInitials: 'c',
  hotRank: 0,
  airports: [`A${at}`, `B${at}`].map((airportCode) => ({
    airportCode,
    airportName: '机场',
    pinyin: '',
    pinyinInitials: '',
    terminals: [],
  })),
}));
const places = placesOf(cities);
const named = (code: string): Place => {
  const place = places.find((other) => other.code === code);
  if (!place) throw new Error(`no place ${code}`);
  return place;
};

function searching(
  config: Parameters<typeof fakeRuntime>[1] = { authSign: 'token-1' },
  answers = goodAnswers(),
) {
  const { runtime, calls } = fakeRuntime(answers, config);
  const store = createStore(() => ({ flow: { step: 'form' } }) as BookingState);
  // A separate runtime that keeps its data in the browser's storage.
  const here = { ...runtime, config: { ...runtime.config, storage: config.storage ?? 'local' } };
  const stop = storeRecentPlaces({ runtime: here }, store);
  const search = (dep: string, arr: string) =>
    store.setState({
      flow: {
        step: 'choosing',
        query: { dep: named(dep), arr: named(arr), date: '2027-03-01', returnDate: '' },
        choices: [],
        offers: [],
        tooEarly: [],
      },
    });
  const recent = async () => recentPlaces(await readRecent(here), places).map(({ code }) => code);
  const sees = async (codes: string[]) => {
    let now: string[] = [];
    await until(() => {
      void recent().then((found) => (now = found));
      return now.join() === codes.join();
    }, `${codes.join()} to be recent`);
  };
  return { search, recent, sees, stop, calls };
}

describe('recent places', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  it('are those of the last searches, the newest first, each once', async () => {
    const { search, sees } = searching();
    search('C0', 'C1');
    await sees(['C0', 'C1']);
    search('A2', 'C0');
    await sees(['A2', 'C0', 'C1']);
  });

  it('are there on the next visit, of the same user alone', async () => {
    const { search, sees } = searching();
    search('C0', 'C1');
    await sees(['C0', 'C1']);
    await searching().sees(['C0', 'C1']);
    const other = { ...goodAnswers(), verifyUserAuthSignForCloud: () => ({ ...USER, userNO: 'U0002' }) };
    expect(await searching({ authSign: 'token-2' }, other).recent()).to.deep.equal([]);
    expect(await searching({ authSign: 'token-1', storage: 'memory' }).recent()).to.deep.equal([]);
  });

  it('are not more than nine', async () => {
    const { search, sees } = searching();
    for (let at = 0; at < 12; at += 2) search(`C${at}`, `C${at + 1}`);
    await sees(['C10', 'C11', 'C8', 'C9', 'C6', 'C7', 'C4', 'C5', 'C2']);
  });

  it('are empty for an unknown user, without a request for the user', async () => {
    const { recent, calls } = searching({});
    expect(await recent()).to.deep.equal([]);
    expect(calls).to.deep.equal([]);
  });

  it('are none when the user cannot be verified', async () => {
    const lost = {
      ...goodAnswers(),
      verifyUserAuthSignForCloud: () => {
        throw lostAnswer();
      },
    };
    expect(await searching({ authSign: 'token-1' }, lost).recent()).to.deep.equal([]);
  });

  it('come from the offered cities, for any content of the storage', async () => {
    for (const [kept, found] of [
      ['["C3/","C99/","<b>/x",7,null]', ['C3']],
      ['{"C3/":1}', []],
      ['["C3/', []],
    ] as const) {
      localStorage.setItem(KEY, kept);
      expect(await searching().recent(), kept).to.deep.equal(found);
    }
  });

  it('are kept no more once stopped', async () => {
    const { search, stop, recent } = searching();
    stop();
    search('C0', 'C1');
    expect(await recent()).to.deep.equal([]);
  });
});
