import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { UsageError } from '../command/usage-error';

export interface ServiceOptions {
  url: string;
  isJson: boolean;
  asksToken: boolean;
  timeoutMs: number;
  /** Changes something at the service: for test systems alone. */
  changes: boolean;
}

/**
 * Reads the address and options of a command that checks a service. `change` names the option that allows changes.
 * Throws UsageError.
 */
export function readServiceOptions(args: readonly string[], change: string): ServiceOptions {
  return serviceOptionsOf(parseOptions(args, [change], []), change);
}

/** Reads the options of `parseOptions` that all commands share. Throws UsageError. */
export function serviceOptionsOf({ values, positionals }: Parsed, change: string): ServiceOptions {
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new UsageError('Give the address of the service.');
  const seconds = Number(values['timeout'] ?? 20);
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError('--timeout is a number of seconds up to 600.');
  return {
    url: addressOf(address),
    isJson: values['json'] === true,
    asksToken: values['token'] === true,
    timeoutMs: seconds * 1000,
    changes: values[change] === true,
  };
}

interface Parsed {
  values: Readonly<Record<string, unknown>>;
  positionals: readonly string[];
}

/** Parses the shared options, and a command's own flags and options with a value. Throws UsageError. */
export function parseOptions(
  args: readonly string[],
  flags: readonly string[],
  valued: readonly string[],
): Parsed {
  const options = Object.fromEntries([
    ...['json', 'token', ...flags].map((name) => [name, { type: 'boolean' }] as const),
    ...['timeout', ...valued].map((name) => [name, { type: 'string' }] as const),
  ]);
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // the message of Node would repeat an argument, which may be a token
    throw new UsageError('An option is unknown, or its value is missing.');
  }
}

/** Throws for an address with a password or query: it would be seen in lists of processes and in logs. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError('An address must begin with https:// or http://.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new UsageError('An address must have no user, password, query or fragment.');
  return text.replace(/\/+$/, '');
}

/**
 * Returns the token from the environment, or from the standard input if it is asked for. It is never an argument, which
 * other users of the machine can see. Throws UsageError without one.
 */
export async function readToken(
  given: string | undefined,
  { asksToken }: Pick<ServiceOptions, 'asksToken'>,
  input: Readable & { isTTY?: boolean } = process.stdin,
): Promise<string> {
  const token = asksToken ? await readLine(input) : given;
  if (!token) throw new UsageError('Give the token of the service, by its variable or by --token.');
  return token;
}

async function readLine(input: Readable & { isTTY?: boolean }): Promise<string | undefined> {
  const isTerminal = input.isTTY === true;
  // a terminal would show the typed token
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: isTerminal });
  if (isTerminal) process.stderr.write('Token of the service: ');
  const { value } = (await lines[Symbol.asyncIterator]().next()) as { value?: string };
  if (isTerminal) process.stderr.write('\n');
  lines.close();
  return value?.trim();
}
