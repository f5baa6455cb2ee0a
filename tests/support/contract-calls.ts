import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call, Stream } from '../../src/contract/call';

const FOLDER = join(import.meta.dirname, '../../src/contract');

async function modulesOfContract(): Promise<Record<string, unknown>[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(join(FOLDER, file)).href)) as Record<string, unknown>,
    ),
  );
}

/** The exports of the contract as one module, as the package has them. */
export async function allExports(): Promise<Record<string, unknown>> {
  return Object.assign({}, ...(await modulesOfContract())) as Record<string, unknown>;
}

/** All exports of the contract, by name. */
async function exportsOfContract(): Promise<[name: string, value: unknown][]> {
  return (await modulesOfContract()).flatMap((module) => Object.entries(module)).flatMap(withCallsOfResource);
}

/** A resource counts as its calls: `overReasons.list`. */
function withCallsOfResource([name, value]: [name: string, value: unknown]): [
  name: string,
  value: unknown,
][] {
  const isResource = typeof value === 'object' && value !== null && 'list' in value && isCall(value.list);
  if (!isResource) return [[name, value]];
  return Object.entries(value)
    .filter(([, part]) => isCall(part))
    .map(([part, call]) => [`${name}.${part}`, call]);
}

/** Every call of the contract by the name of its export. */
export async function callsOfContract(): Promise<[name: string, call: Call][]> {
  return (await exportsOfContract()).filter((entry): entry is [string, Call] => isCall(entry[1]));
}

/** Every stream of the contract by the name of its export. */
export async function streamsOfContract(): Promise<[name: string, stream: Stream][]> {
  return (await exportsOfContract()).filter((entry): entry is [string, Stream] => isStream(entry[1]));
}

/** Paths of all calls and streams of the contract, with their origin and HTTP method. */
export async function pathsOfContract(): Promise<{ path: string; origin: string; method: 'GET' | 'POST' }[]> {
  return (await exportsOfContract()).flatMap(([, value]) => {
    if (!isCall(value) && !isStream(value)) return [];
    const method = isCall(value) ? (value.method ?? 'POST') : 'POST';
    return [{ path: value.path, origin: value.origin, method }];
  });
}

const isCall = (value: unknown): value is Call => isDeclared(value) && 'result' in value;
const isStream = (value: unknown): value is Stream => isDeclared(value) && 'event' in value;

function isDeclared(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'needs' in value && 'body' in value
  );
}
