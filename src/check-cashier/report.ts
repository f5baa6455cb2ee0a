/** Rules of docs/cashier.md by the names that the report uses. */
export const RULES = {
  'pay-page': 'GET /pay with a right signature answers 200 with a page',
  'pay-page-former': 'GET /pay with a right signature of version 1 answers 200 with a page',
  'pay-page-refused': 'GET /pay with a wrong signature, version or currency answers 400',
  'query-unknown': 'POST /trades/query of an unknown payment answers 200 with notice null',
  'query-refused': 'POST /trades/query with a wrong signature answers 400',
  'refund-unknown-trade': 'POST /refunds of an unknown trade answers a signed refusal with a reason',
  'refund-refused-again': 'a refused refund number is refused again',
  'refund-fields': 'POST /refunds with an amount of 0 answers 400',
  'refund-refused': 'POST /refunds with a wrong signature answers 400',
  'refund-query-unknown': 'POST /refunds/query of an unknown refund answers 200 with refund null',
  'refund-query-refused': 'POST /refunds/query with a wrong signature answers 400',
  notice: 'a payment is notified with a signed message of its number and amount',
  'notice-repeated': 'a notice that was not accepted is sent again, and is the same',
  query: 'POST /trades/query of a paid payment answers its notice',
  'refund-partial': 'a part of a trade is given back',
  'refund-beyond': 'a refund beyond the rest of the trade is refused',
  'refund-number-used': 'a refund number with another amount answers 409',
  'refund-repeated': 'a repeated refund answers the same and gives nothing more back',
  'refund-rest': 'the rest of the trade is given back',
  'refund-query': 'POST /refunds/query answers the state of a refund',
} as const;
export type Rule = keyof typeof RULES;

export interface Result {
  rule: Rule;
  /** Difference between the answer and the rule; undefined: kept. */
  problem: string | undefined;
}

/** Runs the check of a rule and stores its result; errors other than a broken rule are thrown. */
export type Check = (rule: Rule, run: () => Promise<void>) => Promise<void>;

/** An answer breaks a rule; the message says how, and contains no secret. */
export class Broken extends Error {}
/** The cashier does not answer, so nothing can be said about it. */
export class NoAnswer extends Error {}

export function reportText(results: readonly Result[]): string {
  const broken = results.filter(({ problem }) => problem !== undefined);
  return [
    ...results.map(({ rule, problem }) =>
      problem === undefined ? `kept    ${rule}` : `BROKEN  ${rule}: ${RULES[rule]}\n        ${problem}`,
    ),
    '',
    `${results.length - broken.length} rules are kept, ${broken.length} are broken.`,
  ].join('\n');
}

export const exitCodeOf = (results: readonly Result[]): 0 | 1 =>
  results.some(({ problem }) => problem !== undefined) ? 1 : 0;
