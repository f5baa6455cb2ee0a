import { parseArgs } from 'node:util';
import { callsOfContract, streamsOfContract } from '../support/contract-calls';
import { runFuzz, type FuzzOptions } from './run-fuzz';
import { gatewayTarget, OTHER_CALLS, otherCallsTarget, type ClosableTarget } from './targets';

/**
 * `npm run fuzz -- [calls] [--mutations 200] [--seed n]`: sends so many unexpected values in every field of every call
 * of the contract, or of the calls whose names contain one of the words. Exits with 1 if any answer is a failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutations: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const options: FuzzOptions = { seed: Number(values.seed), mutations: Number(values.mutations) };
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((word) => name.toLowerCase().includes(word.toLowerCase()));

let isGood = true;
await fuzz(await gatewayTarget(), [...(await callsOfContract()), ...(await streamsOfContract())]);
await fuzz(await otherCallsTarget(), OTHER_CALLS);
process.exitCode = isGood ? 0 : 1;

async function fuzz(target: ClosableTarget, calls: Parameters<typeof runFuzz>[1]): Promise<void> {
  const begun = Date.now();
  for (const entry of calls.filter(([name]) => isWanted(name))) {
    const { requests, handled, failures } = await runFuzz(target, [entry], options);
    failures.push(...target.errors.splice(0));
    isGood &&= failures.length === 0;
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    console.log(
      `${seconds} s  ${entry[0]}: ${requests} sent, ${handled} handled, ${failures.length} failures`,
    );
    for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
  }
  await target.close();
}
