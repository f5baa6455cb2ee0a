import * as v from 'valibot';

/** Conditions on what may be bought, by the specification's types (section 9), as an enterprise or an application sets them. */
export const BookConditions = v.array(v.object({ conditionType: v.number(), values: v.array(v.number()) }));
