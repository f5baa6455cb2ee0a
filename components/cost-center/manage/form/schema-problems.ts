import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import type { Problems } from '../../../../src/ui/form/create-form';
import { costProblemTexts, type CostProblemTexts } from './problems/texts';

/** Translates a message of the contract's schemas. Other messages are returned unchanged. */
export function problemText(message: string, t: CostProblemTexts): string {
  const names = Object.keys(costProblemTexts.chinese) as (keyof CostProblemTexts)[];
  const name = names.find((one) => costProblemTexts.chinese[one] === message);
  return name === undefined ? message : t[name];
}

interface ProblemTexts {
  /** Form field for a path of the request body. */
  fieldOf(path: string): string;
  t: CostProblemTexts;
}

/**
 * Validates a body against a schema of the contract. Returns the first message of each field in the language of the
 * element.
 */
export function schemaProblems(schema: GenericSchema, body: unknown, { fieldOf, t }: ProblemTexts): Problems {
  const { issues = [] } = safeParse(schema, body);
  const said = issues.map(
    (issue) => [fieldOf(getDotPath(issue) ?? ''), problemText(issue.message, t)] as const,
  );
  return Object.fromEntries(said.toReversed());
}
