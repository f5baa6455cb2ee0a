import * as v from 'valibot';

/** A required name. */
/* @__NO_SIDE_EFFECTS__ */
export const nameOf = (label: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(`请输入${label}`), v.maxLength(40, `${label}不能超过40个字`));

/** A required amount of money: 0.01 to 10,000 yuan. */
/* @__NO_SIDE_EFFECTS__ */
export const MealAmount = (label: string) => {
  const wrong = `${label}须为0.01至10,000元`;
  return v.pipe(
    v.number(`请输入${label}`),
    v.integer(wrong),
    v.minValue(1, wrong),
    v.maxValue(1_000_000, wrong),
  );
};
