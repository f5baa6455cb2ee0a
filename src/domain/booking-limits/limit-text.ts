import type { LimitGender, LimitIdType, LimitRange } from './plimit';

/** Chinese names of a restriction's ID values (specification 9); another enumeration than the card types. */
const ID_TYPE_NAMES: Readonly<Record<LimitIdType, string>> = {
  0: '不限证件',
  1: '身份证',
  2: '护照',
  3: '台胞证',
  4: '回乡证',
  5: '军人证',
  6: '外国人永久居留身份证',
  7: '港澳台居民居住证',
};

/** Upper bound of an age range that has no end: "x-99 is over" (specification 5.1). */
export const NO_UPPER_AGE = 99;

/** `0-x` is x岁以下, `x-99` is x岁以上, any other a-b岁, joined by 、. */
export const agesText = (ages: readonly LimitRange[]): string => ages.map(ageText).join('、');

export const idTypesText = (types: readonly LimitIdType[]): string =>
  types.map((type) => ID_TYPE_NAMES[type]).join('、');

export const countsText = (counts: readonly LimitRange[]): string =>
  counts.map(({ min, max }) => `${min}-${max}`).join('、');

/** 男 or 女. */
export const genderText = (gender: LimitGender): string => (gender === 'M' ? '男' : '女');

function ageText({ min, max }: LimitRange): string {
  if (min === 0) return `${max}岁以下`;
  return max === NO_UPPER_AGE ? `${min}岁以上` : `${min}-${max}岁`;
}
