import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';

interface Tokens {
  token: string | undefined;
  operatorToken: string | undefined;
}

/**
 * Returns the tokens: from the environment, or from the standard input for those that are asked for, one per line.
 * They are never arguments, which other users of the machine can see.
 */
export async function readTokens(
  asks: Record<keyof Tokens, boolean>,
  environment: Readonly<Record<string, string | undefined>>,
  input: Readable & { isTTY?: boolean } = process.stdin,
): Promise<Tokens> {
  const tokens: Tokens = {
    token: environment['TRAVEL_PORTAL_TOKEN'] || undefined,
    operatorToken: environment['TRAVEL_PORTAL_OPERATOR_TOKEN'] || undefined,
  };
  const names = (['token', 'operatorToken'] as const).filter((name) => asks[name]);
  if (names.length === 0) return tokens;
  const isTerminal = input.isTTY === true;
  // a terminal would show the typed token
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: isTerminal });
  const reading = lines[Symbol.asyncIterator]();
  for (const name of names) {
    if (isTerminal) process.stderr.write(name === 'token' ? 'Token of a user: ' : 'Token of an operator: ');
    const { value } = (await reading.next()) as { value?: string };
    tokens[name] = value?.trim() || undefined;
    if (isTerminal) process.stderr.write('\n');
  }
  lines.close();
  return tokens;
}
