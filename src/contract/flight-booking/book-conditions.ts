import * as v from 'valibot';

/** Purchase conditions of an enterprise or an application, by the specification's types (section 9). */
export const BookConditions = v.array(v.object({ conditionType: v.number(), values: v.array(v.number()) }));
