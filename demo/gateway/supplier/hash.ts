const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Seed of all generated data of a flight, so that every call in every process gives the same. */
export function seedOf(text: string): number {
  return absorb(FNV_OFFSET, text);
}

/** A number in [0, 1) for one aspect of a seed; another aspect gives an unrelated number. */
export function chance(seed: number, aspect: string): number {
  return finish(absorb(seed, aspect)) / 2 ** 32;
}

/**
 * A seed for aspects with a common beginning: its `chance` of the rest equals that of the seed and the whole aspect.
 */
export function seedFor(seed: number, beginning: string): number {
  return absorb(seed, beginning);
}

/** An integer from `from` to `to`, both included. */
export function integer(seed: number, aspect: string, from: number, to: number): number {
  return from + Math.floor(chance(seed, aspect) * (to - from + 1));
}

/** One of a list. Throws RangeError for an empty one. */
export function pick<T>(list: readonly T[], seed: number, aspect: string): T {
  const picked = list[Math.floor(chance(seed, aspect) * list.length)];
  if (picked === undefined) throw new RangeError('Nothing to pick from');
  return picked;
}

/** FNV-1a. */
function absorb(state: number, text: string): number {
  let hash = state;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash;
}

/** murmur3's finaliser: FNV alone leaves texts that differ in the last letter close together. */
function finish(state: number): number {
  let hash = state;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
