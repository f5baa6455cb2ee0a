import * as v from 'valibot';

const numbers = (most: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))), v.minLength(1), v.maxLength(most));

/**
 * Narrow scope of a partner's token; its JSON is the `scope` of a signed request. Each part narrows the rights of
 * the user; none adds one.
 */
export const TokenScope = v.strictObject({
  /** Elements without the prefix `tp-`: only calls that these send are answered. */
  elements: v.optional(numbers(20)),
  /** Nothing is changed, and no file or full number is disclosed. */
  readOnly: v.optional(v.boolean()),
  /** Departments, with all below them: rows of others do not exist. */
  deptNOs: v.optional(numbers(100)),
  /** Cost centres: rows of others do not exist. */
  costCenterNOs: v.optional(numbers(100)),
});
export type TokenScope = v.InferOutput<typeof TokenScope>;

/** Longest `scope`, in characters. */
export const SCOPE_LENGTH = 8000;

/** The scope has filters that lock its data. */
export const hasLockedFilters = ({ deptNOs, costCenterNOs }: TokenScope): boolean =>
  deptNOs !== undefined || costCenterNOs !== undefined;
