import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { byLetter, matchPlaces } from '../../../src/domain/place/city-match';
import { placesOf } from '../../../src/domain/place/place';
import { cityViews } from '../../../src/ui/place/city-views';
import { nestAirports, pinyinDistance } from '../../../src/domain/place/place-likeness';
import { airports } from '../../../demo/gateway/reference-data/index';
import { citiesOf } from '../../../demo/gateway/supplier/cities';

const list = citiesOf(airports());
const places = placesOf(list);
const find = (typed: string, tolerant = true) => matchPlaces(places, typed, { tolerant });
const names = (typed: string) => find(typed).map(({ name }) => name);

describe('a city is found', () => {
  const ways: [typed: string, first: string, what: string][] = [
    ['北京', '北京', '中文'],
    ['北京市', '北京', 'with 市'],
    ['beijing', '北京', '拼音'],
    ["Bei'jing", '北京', 'with an apostrophe and a capital'],
    ['bei jing', '北京', 'with a blank'],
    ['ＢＪＳ', '北京', 'full-width letters'],
    ['bj', '北京', '首字母'],
    ['PEK', '北京首都机场', 'the code of one airport of several'],
    ['sha', '上海', 'a code that is a city and an airport'],
    ['pvg', '上海浦东机场', 'a code with a v'],
    ['hongqiao', '上海虹桥机场', 'the pinyin of an airport'],
    ['Shou Du', '北京首都机场', 'the pinyin of an airport with a blank'],
    ['hq', '上海虹桥机场', 'the initials of an airport'],
    ['shoudujichang', '北京首都机场', 'the pinyin of an airport with 机场'],
    ['shanghaipudong', '上海浦东机场', 'the pinyin of city and airport'],
    ['shpd', '上海浦东机场', 'the initials of city and airport'],
    ['xianyang', '西安', 'the pinyin of its only airport'],
    ['xiy', '西安', 'the code of its only airport'],
    ['咸阳', '西安', 'the name of its only airport'],
    ['浦东', '上海浦东机场', 'the name of an airport'],
    ['上海浦东国际机场', '上海浦东机场', 'the full name of an airport'],
    ['宝安国际机场', '深圳', 'the full name of its only airport'],
    ['lvliang', '吕梁', 'ü as v'],
    ['lüliang', '吕梁', 'ü as it is'],
    ['luliang', '吕梁', 'ü as u'],
    ['guangzou', '广州', 'as it sounds'],
    ['shenzen', '深圳', 'as it sounds'],
    ['bejing', '北京', 'a letter missing'],
    ['beijign', '北京', 'two letters changed over'],
    ['shangjai', '上海', 'a letter wrong'],
    ['bjing', '北京', 'letters left out'],
    ['hgh', '杭州', 'a code that begins no name'],
  ];
  for (const [typed, first, what] of ways) {
    it(`${first} by ${typed}: ${what}`, () => assert.equal(names(typed)[0], first));
  }

  it('by its own name before the name of its airport', () => {
    for (const [typed, own, byAirport] of [
      ['xy', '信阳', '西安'],
      ['jj', '九江', '泉州'],
      ['chaoyang', '朝阳', '延吉'],
    ] as const) {
      const found = names(typed);
      assert.ok(found.includes(own) && found.includes(byAirport), `${typed}: ${found.join()}`);
      assert.ok(found.indexOf(own) < found.indexOf(byAirport), `${typed}: ${found.join()}`);
    }
  });

  it('by its province, after everything else', () => {
    assert.ok(names('云南').includes('昆明'));
    assert.ok(names('云南').length > 5);
  });

  it('not at all by nonsense, blanks, or similar texts where a guess is not wanted', () => {
    for (const typed of ['', '   ', 'zzzz', '火星', '<img src=x>', '‮'])
      assert.deepEqual(names(typed), [], typed);
    assert.deepEqual(find('bejing', false), []);
  });

  it('with its airports behind it, each once', () => {
    assert.equal(names('上海')[0], '上海');
    assert.deepEqual(new Set(names('上海').slice(0, 3)), new Set(['上海', '上海虹桥机场', '上海浦东机场']));
    for (const typed of ['s', 'b', '机场', 'c', '上']) {
      const found = find(typed);
      assert.equal(new Set(found).size, found.length, typed);
      for (const [at, { isAirport, cityCode }] of found.entries()) {
        const isListed = found.some((place) => !place.isAirport && place.cityCode === cityCode);
        if (isAirport && isListed) assert.equal(found[at - 1]?.cityCode, cityCode, typed);
      }
    }
  });

  it('by every name, pinyin, code and initials it has', () => {
    for (const place of places) {
      for (const typed of [place.name, place.code, place.pinyin, place.initials]) {
        const found = find(typed, false);
        assert.ok(found.includes(place), `${place.name} by ${typed}`);
      }
    }
  });

  it('with hot ones first', () => {
    assert.equal(
      names('s').find((name) => !name.includes('机场')),
      '上海',
    );
    assert.equal(names('c')[0], '成都');
  });
});

describe('any text', () => {
  it('is matched without an error, and nothing is found that was not there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        for (const place of find(typed)) assert.ok(places.includes(place));
      }),
    );
  });
  it('is near to itself, and nothing else than Latin letters is near', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-u]{3,12}$/), (word) => assert.equal(pinyinDistance(word, word), 0)),
    );
    assert.equal(pinyinDistance('beijing', '北京北'), Infinity);
    assert.equal(pinyinDistance('beijing', 'bj'), Infinity);
  });
});

describe('the tabs', () => {
  it('hold every city and airport once, by letter', () => {
    const views = cityViews(places, []);
    assert.deepEqual(
      views.map(({ name }) => name),
      ['热门', 'A–D', 'E–H', 'J–L', 'M–R', 'S–W', 'X–Z'],
    );
    const listed = views.slice(1).flatMap(({ groups }) => groups.flatMap(({ options }) => options));
    assert.equal(listed.length, places.length);
    assert.equal(new Set(listed).size, places.length);
  });

  it('draw a part of the cities at a time', () => {
    for (const { name, groups } of cityViews(places, [])) {
      const drawn = groups.reduce((sum, { options }) => sum + options.length, 0);
      assert.ok(drawn <= 80, `${name}: ${drawn}`);
    }
  });

  it('begin with recent cities, and still show popular ones', () => {
    const [first] = cityViews(places, places.slice(0, 2));
    assert.equal(first?.name, '最近');
    assert.deepEqual(
      first?.groups.map(({ heading }) => heading),
      ['最近搜索', '热门城市'],
    );
  });

  it('have a place for cities whose pinyin is none', () => {
    const [city] = list;
    assert.ok(city);
    const odd = placesOf([{ ...city, cityName: '！', pinyin: '!', pinyinInitials: '' }]);
    assert.deepEqual(
      cityViews(odd, []).map(({ name }) => name),
      ['其他'],
    );
    assert.deepEqual(cityViews([], []), []);
  });

  it('put an airport behind its city', () => {
    const b =
      byLetter(places)
        .find(({ letter }) => letter === 'B')
        ?.places.map(({ name }) => name) ?? [];
    const after = b.slice(b.indexOf('北京') + 1, b.indexOf('北京') + 3);
    assert.deepEqual(new Set(after), new Set(['北京大兴机场', '北京首都机场']));
    assert.deepEqual(nestAirports([]), []);
  });
});
