import { HOSTILE } from '../support/gateway/hostile-values';
import { Random } from './random';

/** Stands for an omitted field. */
export const MISSING = Symbol('missing');

/** Characters with a meaning somewhere: in SQL, JSON, HTML, paths, templates, terminals, Unicode. */
const SIGNS = [
  ...`'"\\\`;%_*?/.,:-+$&|<>(){}[]#@!=~^ 0189aAzZ\n\r\t\0\x1b\x7f`,
  '\u00e9',
  '\u0301',
  '\u200f',
  '\u2028',
  '\ufffe',
  '\ud83d',
  '\ude00',
  '😀',
  '中',
  '１',
  '--',
  '/*',
  '${',
  '{{',
  '..',
  '%00',
  '\\u0000',
];
const PARTS = [
  '0000',
  '1900',
  '2026',
  '9999',
  '-1',
  '00',
  '02',
  '13',
  '29',
  '31',
  '60',
  'T',
  'Z',
  '+14:00',
  'e308',
];
const MOST_SIGNS = 60;

type Make = (random: Random, valid: unknown) => unknown;

const text = (random: Random): string =>
  Array.from({ length: random.below(MOST_SIGNS) }, () => random.pick(SIGNS)).join('');

/** Changes a text at one place: cuts it, doubles it, or inserts a character. */
const nearby: Make = (random, valid) => {
  const letters = [...(typeof valid === 'string' ? valid : JSON.stringify([valid]))];
  const at = random.below(letters.length + 1);
  const change = random.below(3);
  if (change === 0) letters.splice(at, 1 + random.below(3));
  else if (change === 1) letters.splice(at, 0, ...letters.slice(0, 1 + random.below(40)));
  else letters.splice(at, random.below(2), random.pick(SIGNS));
  return letters.join('');
};

const number: Make = (random) => {
  const sizes = [1, 10, 1000, 2 ** 15, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e16, 1e100];
  const value = random.pick(sizes) * random.pick([1, -1]) + random.pick([0, 1, -1, 0.5]);
  return random.below(4) === 0 ? String(value) : value;
};

const date: Make = (random) => {
  const [year, month, day] = [random.pick(PARTS), random.pick(PARTS), random.pick(PARTS)];
  const time =
    random.below(2) === 0 ? '' : `T${random.pick(PARTS)}:${random.pick(PARTS)}:00${random.pick(PARTS)}`;
  return `${year}-${month}-${day}${time}`;
};

const list: Make = (random, valid) => Array.from({ length: random.below(40) }, () => valid);

const wrapped: Make = (random, valid) =>
  random.pick<unknown>([[valid], { value: valid }, [[valid]], [valid, null], { 0: valid, length: 1 }]);

/** Adds a property with a name that objects have already, or one that the contract lacks. */
const named: Make = (random, valid) => {
  const name = random.pick([
    '__proto__',
    'constructor',
    'toString',
    'length',
    'then',
    '',
    '\0',
    '$ne',
    'extra',
  ]);
  const base = typeof valid === 'object' && valid !== null && !Array.isArray(valid) ? valid : {};
  // like JSON.parse: an own property, even of __proto__
  return { ...base, ...(JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(valid ?? null)}}`) as object) };
};

const nested: Make = (random) => {
  const depth = random.below(200);
  const [open, close] = random.pick([['[', ']'] as const, ['{"a":', '}'] as const]);
  return JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);
};

const KINDS: readonly Make[] = [
  text,
  text,
  nearby,
  nearby,
  nearby,
  number,
  number,
  date,
  list,
  wrapped,
  named,
  nested,
  () => MISSING,
  (random) => random.pick([true, false, null]),
  (random) => random.pick(SIGNS).repeat(random.below(5_000)),
];

/**
 * Yields `count` values instead of a valid one, the same for the same seed: first all known hostile values, in an order
 * that depends on the seed, mixed with random ones, then only random ones.
 */
export function* mutationsOf(seed: string, valid: unknown, count: number): Generator {
  const random = new Random(seed);
  const known = [...HOSTILE];
  for (let i = 0; i < count; i += 1) {
    // a third is random from the start, so that a short run has both
    if (known.length > 0 && i % 3 !== 2) yield known.splice(random.below(known.length), 1)[0];
    else yield random.pick(KINDS)(random, valid);
  }
}
