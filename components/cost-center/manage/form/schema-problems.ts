import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import type { Problems } from '../../../../src/ui/form/create-form';
import { costProblemTexts, type CostProblemTexts } from './problems/texts';

/** A message of the contract's schemas in the language of the element; others are not ours to say. */
export function problemText(message: string, t: CostProblemTexts): string {
  const names = Object.keys(costProblemTexts.chinese) as (keyof CostProblemTexts)[];
  const name = names.find((one) => costProblemTexts.chinese[one] === message);
  return name === undefined ? message : t[name];
}

interface Words {
  /** The field of a path of the body. */
  fieldOf(path: string): string;
  t: CostProblemTexts;
}

/** What a schema of the contract says of a body, in the language of the element; the first message of a field stands. */
export function schemaProblems(schema: GenericSchema, body: unknown, { fieldOf, t }: Words): Problems {
  const { issues = [] } = safeParse(schema, body);
  const said = issues.map(
    (issue) => [fieldOf(getDotPath(issue) ?? ''), problemText(issue.message, t)] as const,
  );
  return Object.fromEntries(said.toReversed());
}
