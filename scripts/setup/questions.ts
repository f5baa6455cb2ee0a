import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { flagOf, UsageError, type Flag, type Given } from './flags';

type Schemas = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;

/** Message at a flag. */
const atFlag = (field: string, message: string): string => `${flagOf(field)}：${message}`;

/** Combines messages at fields into one error, a line for each flag. */
export const wrongFlags = (fields: Readonly<Record<string, string>>): UsageError =>
  new UsageError(
    Object.entries(fields)
      .map(([field, message]) => atFlag(field, message))
      .join('\n'),
  );

/**
 * Completes the given texts: asks at a terminal for those that are missing or asked for, and takes the defaults of the
 * others. Throws UsageError that names every missing or wrong flag. `schemas`: checks an answer at once.
 */
export async function complete(
  flags: readonly Flag[],
  given: Given,
  { schemas, isTerminal }: { schemas: Schemas; isTerminal: boolean },
): Promise<Record<string, string>> {
  const wrong = Object.fromEntries(
    flags.flatMap(({ field }) => {
      const text = given[field];
      const problem = text === undefined ? undefined : problemOf(schemas[field], text);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
  const open = flags.filter(({ field }) => given[field] === undefined);
  const missing = open.filter(({ otherwise }) => otherwise === undefined);
  if (!isTerminal) for (const { field, label } of missing) wrong[field] = `缺少${label}`;
  if (Object.keys(wrong).length > 0) {
    const hint = isTerminal || missing.length === 0 ? '' : '\n不在终端中运行时，请用参数给出这些内容。';
    throw new UsageError(`${wrongFlags(wrong).message}${hint}`);
  }
  const answers = isTerminal ? await ask(open, schemas) : {};
  return Object.fromEntries(
    flags.map(({ field, otherwise = '' }) => [field, given[field] ?? answers[field] ?? otherwise]),
  );
}

function problemOf(schema: Schemas[string] | undefined, text: string): string | undefined {
  if (schema === undefined) return undefined;
  const { issues } = v.safeParse(schema, text);
  return issues?.[0].message;
}

/** Asks for the required values and for those that are worth a question, each until its answer is right. */
async function ask(flags: readonly Flag[], schemas: Schemas): Promise<Record<string, string>> {
  const wanted = flags.filter(({ otherwise, isAsked }) => otherwise === undefined || isAsked === true);
  const answers: Record<string, string> = {};
  if (wanted.length === 0) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // the end of the input would leave the question open and the process would end without a word
  const ended = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new UsageError('已取消，没有写入任何内容')));
  });
  ended.catch(() => undefined);
  try {
    for (const { field, label, otherwise = '' } of wanted) {
      const hint = otherwise === '' ? '' : `[${otherwise}]`;
      for (;;) {
        const typed = await Promise.race([terminal.question(`${label}${hint}：`), ended]);
        const text = typed.trim() === '' ? otherwise : typed;
        const problem = problemOf(schemas[field], text);
        answers[field] = text;
        if (problem === undefined) break;
        console.log(`  ${problem}`);
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}
