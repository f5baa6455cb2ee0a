import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { UsageError } from '../command/usage-error';
import { GATEWAY_NAMES } from '../contract/call';
import { resolveGateways, type GatewaysConfig, type GatewaysSettings } from '../gateway/settings';
import type { Samples } from './bodies';

export const USAGE = `travel-portal-elements check-gateway <address> [options]

Makes the reading calls of a gateway, and names each answer that the elements could not read.

  --${GATEWAY_NAMES.join(' | --')} <address>
                          address of one gateway, if it has one of its own
  --gateways <file>       JSON of the elements' property gateways: addresses, authHeader, suffix
  --element <tag>         only the calls of this element and those inside it; may be repeated
  --origin <origin>       also checks that pages of this origin are let in (CORS)
  --samples <file>        JSON: { "calls": { "<call>": <body> }, "values": { "<field>": <value> } }
  --timeout <seconds>     time limit of an answer
  --token                 reads the token of a user from the standard input
  --operator-token        reads the token of an operator of the agency from the standard input
  --json                  prints the report as JSON

Tokens are also taken from TRAVEL_PORTAL_TOKEN and TRAVEL_PORTAL_OPERATOR_TOKEN.
Ends with 0 if every checked answer keeps the contract, with 1 if one breaks it, and with 2 if none could be checked.`;

export interface Options {
  gateways: GatewaysSettings;
  elements: string[];
  origin: string | undefined;
  samples: Samples;
  isJson: boolean;
  asks: { token: boolean; operatorToken: boolean };
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = {
  ...(Object.fromEntries(GATEWAY_NAMES.map((name) => [name, TEXT])) as Record<
    (typeof GATEWAY_NAMES)[number],
    typeof TEXT
  >),
  gateways: TEXT,
  element: { type: 'string', multiple: true },
  origin: TEXT,
  samples: TEXT,
  timeout: TEXT,
  token: FLAG,
  'operator-token': FLAG,
  json: FLAG,
} as const;

const SamplesFile = v.strictObject({
  calls: v.optional(v.record(v.string(), v.unknown()), {}),
  values: v.optional(v.record(v.string(), v.unknown()), {}),
});
const GatewaysFile = v.record(
  v.picklist(GATEWAY_NAMES),
  v.strictObject({
    baseUrl: v.exactOptional(v.string()),
    authHeader: v.exactOptional(v.string()),
    suffix: v.exactOptional(v.picklist(['', '.json'])),
    timeoutMs: v.exactOptional(v.number()),
  }),
);

/** Reads the arguments after `check-gateway`. Throws UsageError. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const [address, ...others] = positionals;
  if (others.length > 0) throw new UsageError('Give one address; those of single gateways have options.');
  const given: GatewaysConfig = values.gateways === undefined ? {} : readJson(values.gateways, GatewaysFile);
  const timeout = values.timeout === undefined ? {} : { timeoutMs: secondsOf(values.timeout) * 1000 };
  const config: GatewaysConfig = {};
  for (const name of GATEWAY_NAMES) {
    const own = values[name] ?? given[name]?.baseUrl;
    config[name] = { ...given[name], ...(own !== undefined && { baseUrl: addressOf(own) }), ...timeout };
  }
  if (address === undefined && GATEWAY_NAMES.every((name) => config[name]?.baseUrl === undefined)) {
    throw new UsageError('Give the address of a gateway.');
  }
  return {
    gateways: resolveGateways(address === undefined ? undefined : addressOf(address), config),
    elements: values.element ?? [],
    origin: values.origin === undefined ? undefined : new URL(addressOf(values.origin)).origin,
    samples: values.samples === undefined ? { calls: {}, values: {} } : readJson(values.samples, SamplesFile),
    isJson: values.json === true,
    asks: { token: values.token === true, operatorToken: values['operator-token'] === true },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
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
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError('An address must have no user, password, query or fragment.');
  }
  return text.replace(/\/+$/, '');
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError('--timeout is a number of seconds up to 600.');
  return seconds;
}

function readJson<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} cannot be read as JSON.`);
  }
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw new UsageError(`${file}: ${v.getDotPath(issues[0]) ?? 'the file'} has the wrong form.`);
}
