import { configureGlobal } from 'fast-check';

/**
 * Seed of property tests, fixed so that every day and machine tries the same values. `TEST_SEED=random` draws others,
 * and the message of a failed property names its seed. `TEST_RUNS=10` tries ten times as many.
 */
const SEED = process.env.TEST_SEED ?? '20261120';
const RUNS = Number(process.env.TEST_RUNS ?? 1);

configureGlobal({
  ...(SEED === 'random' ? {} : { seed: Number(SEED) }),
  numRuns: Math.round(100 * RUNS),
});
