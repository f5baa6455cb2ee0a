/** How many rounds of the loop below a quiet machine of two cores makes in a millisecond. */
const USUAL_ROUNDS_PER_MS = 30_000;
const LOOP_MS = 300;

/**
 * Tells the tests how much slower this machine is than a usual one: what they wait for at most grows with it. A given
 * `TEST_PATIENCE` stays.
 */
export function patienceEnv(): Record<string, string> {
  const given = process.env.TEST_PATIENCE;
  return { TEST_PATIENCE: given ?? String(Math.max(1, USUAL_ROUNDS_PER_MS / roundsPerMs())) };
}

function roundsPerMs(): number {
  const begun = performance.now();
  let rounds = 0;
  let mixed = 1;
  while (performance.now() - begun < LOOP_MS) {
    for (let i = 0; i < 1000; i += 1) mixed = Math.imul(mixed ^ i, 0x9e3779b1);
    rounds += 1000;
  }
  // the result is used, so that the loop is not taken out
  return (rounds + (mixed & 1)) / LOOP_MS;
}
