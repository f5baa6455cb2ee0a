import { airports, cities } from '../../reference-data/index';

let names: ReadonlyMap<string, string> | undefined;

/**
 * Names of all cities by code, in the order of their pinyin. A city with an airport has the code of flights; a
 * prefecture that no airport is named after has its administrative code.
 */
export const allCityNames = (): ReadonlyMap<string, string> => (names ??= joinCities());

function joinCities(): ReadonlyMap<string, string> {
  const flown = airports().map(({ city_code, city_zh, pinyin }) => ({
    code: city_code,
    name: city_zh,
    pinyin,
  }));
  const flownNames = new Set(flown.map(({ name }) => name));
  const others = cities()
    .filter(({ short }) => !flownNames.has(short))
    .map(({ adcode, short, pinyin }) => ({ code: adcode, name: short, pinyin }));
  const sorted = [...flown, ...others].sort((one, other) => (one.pinyin < other.pinyin ? -1 : 1));
  return new Map(sorted.map(({ code, name }) => [code, name]));
}
