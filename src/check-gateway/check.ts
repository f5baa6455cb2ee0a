import type { GatewaysSettings } from '../gateway/settings';
import { ask, type Outcome, type Question } from './ask';
import { Bodies, type Samples } from './bodies';
import { reasonAgainst, type NamedCall } from './calls';
import type { Problem } from './problems';

/** Which element sends which calls: `dist/openapi/index.json`. */
export interface ElementCalls {
  version: string;
  /** Names of calls by tag; `*`: those of every element. */
  elements: Readonly<Record<string, readonly string[]>>;
  /** Elements that an element shows inside. */
  inner: Readonly<Record<string, readonly string[]>>;
}

export interface CheckSettings {
  gateways: GatewaysSettings;
  token: string | undefined;
  operatorToken: string | undefined;
  origin: string | undefined;
  /** Tags of the elements whose calls are checked; all calls when empty. */
  elements: readonly string[];
  samples: Samples;
  now: number;
  newId(): string;
  pause(ms: number): Promise<unknown>;
}

export interface CallReport {
  call: string;
  gateway: string;
  path: string;
  /** Tags of the elements that send it. */
  elements: string[];
}
export interface Report {
  /** Number of calls whose answer keeps the contract. */
  kept: number;
  broken: (CallReport & { problems: Problem[] })[];
  skipped: (CallReport & { reason: string })[];
}

/** Requests at the same time. */
const AT_ONCE = 4;
/** Longest pause that a gateway may demand after too many requests, and number of attempts. */
const LONGEST_PAUSE_MS = 65_000;
const ATTEMPTS = 3;

/** Makes the reading calls of a gateway and reports each answer that breaks the contract. */
export async function checkGateway(
  calls: readonly NamedCall[],
  index: ElementCalls,
  settings: CheckSettings,
): Promise<Report> {
  const report: Report = { kept: 0, broken: [], skipped: [] };
  const { calls: given, values } = settings.samples;
  const bodies = new Bodies({ calls: given, values: { ...ownValues(settings), ...values } }, settings.now);
  const describe = ({ name, call }: NamedCall): CallReport => ({
    call: name,
    gateway: call.gateway,
    path: call.path,
    elements: elementsOf(name, index),
  });
  const skip = (named: NamedCall, reason: string) => void report.skipped.push({ ...describe(named), reason });
  let open = chosen(calls, index, settings.elements).filter((named) => {
    const reason = reasonAgainst(named.call) ?? reasonOfSettings(named, settings);
    if (reason !== undefined) skip(named, reason);
    return reason === undefined;
  });

  // answers bring the numbers that further calls need
  for (let isNew = true; isNew && open.length > 0;) {
    const ready = open.flatMap((named) => {
      const made = bodies.make(named);
      return 'body' in made ? [{ named, body: made.body }] : [];
    });
    const sent = new Set(ready.map(({ named }) => named));
    open = open.filter((named) => !sent.has(named));
    isNew = ready.length > 0;
    await inTurn(ready, async ({ named, body }) => {
      const outcome = await askOf(named, body, { settings, version: index.version });
      if (outcome.problems.length > 0) report.broken.push({ ...describe(named), problems: outcome.problems });
      else if (outcome.kind === 'refused') skip(named, outcome.reason);
      else report.kept += 1;
      if (outcome.kind === 'checked') bodies.learn(named, outcome.result);
    });
  }
  for (const named of open) {
    const made = bodies.make(named);
    skip(named, `no value for ${'missing' in made ? made.missing : 'its body'}`);
  }
  return sorted(report);
}

/** Some calls have the token in their body, others the host name of the page. */
function ownValues({ token, origin, gateways }: CheckSettings): Record<string, unknown> {
  const address = origin ?? gateways.noLogin.baseUrl;
  return {
    ...(token !== undefined && { authSign: token }),
    ...(address !== undefined && { host: new URL(address).hostname }),
  };
}

/** The calls of some elements, those inside them, and those that every element sends; all calls without elements. */
function chosen(
  calls: readonly NamedCall[],
  { elements, inner }: ElementCalls,
  tags: readonly string[],
): NamedCall[] {
  if (tags.length === 0) return [...calls];
  const all = new Set(tags);
  // the set grows during the iteration
  for (const tag of all) for (const shown of inner[tag] ?? []) all.add(shown);
  const names = new Set([...all, '*'].flatMap((tag) => elements[tag] ?? []));
  return calls.filter(({ name }) => names.has(name));
}

export const elementsOf = (name: string, { elements }: ElementCalls): string[] =>
  Object.keys(elements).filter((tag) => elements[tag]?.includes(name));

function reasonOfSettings({ call }: NamedCall, settings: CheckSettings): string | undefined {
  if (settings.gateways[call.gateway].baseUrl === undefined)
    return `no address of the ${call.gateway} gateway`;
  if (call.needs === 'token' && settings.token === undefined) return 'needs the token of a user';
  if (call.needs === 'operator' && settings.operatorToken === undefined)
    return 'needs the token of an operator';
  return undefined;
}

async function askOf(
  { call }: NamedCall,
  body: unknown,
  { settings, version }: { settings: CheckSettings; version: string },
): Promise<Outcome> {
  const { baseUrl = '', ...gateway } = settings.gateways[call.gateway];
  const question: Question = {
    call,
    body,
    gateway: { ...gateway, baseUrl },
    token: call.needs === 'operator' ? settings.operatorToken : settings.token,
    origin: settings.origin,
    version,
    now: settings.now,
    newId: settings.newId,
  };
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await ask(question);
    const retryMs = outcome.kind === 'refused' ? outcome.retryMs : undefined;
    if (retryMs === undefined || retryMs > LONGEST_PAUSE_MS || attempt === ATTEMPTS) return outcome;
    await settings.pause(retryMs);
  }
}

async function inTurn<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function sorted({ kept, broken, skipped }: Report): Report {
  const byName = (a: CallReport, b: CallReport) => (a.call < b.call ? -1 : 1);
  return { kept, broken: broken.toSorted(byName), skipped: skipped.toSorted(byName) };
}
