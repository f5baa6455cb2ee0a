import axe from 'axe-core';

/** Rules that are off by default: the name of a control must start with its visible text, for voice control. */
const NAMED_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** An axe run takes half a second of processor time, so `npm test` checks only the first state of each file. */
const SHORT_RUN_LOOKS = process.env['TEST_EXTENT'] === 'short' ? 1 : Infinity;
let looks = 0;

/** Called at the start of each file. */
export const resetLookCount = (): void => void (looks = 0);

/**
 * Asserts that there is no accessibility violation. States of a file beyond the first are checked only by `npm run
 * test:all`.
 */
export async function accessible(host: Element): Promise<void> {
  looks += 1;
  if (looks <= SHORT_RUN_LOOKS) await withoutViolations(host);
}

/**
 * Asserts that there is no accessibility violation, axe's best practices included. Waits for animations first, because
 * colours that fade in fail contrast checks.
 */
export async function withoutViolations(host: Element): Promise<void> {
  await calm(host);
  const moving = [...document.getAnimations(), ...(host.shadowRoot?.getAnimations() ?? [])];
  const ending = moving.filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await axe.run(host, { resultTypes: ['violations'], rules: NAMED_RULES });
  const said = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)].join('\n'),
  );
  if (said.length > 0) throw new Error(said.join('\n\n'));
}

/** Reloading content is dimmed for a few frames. Content that stays busy is checked as it is. */
const MOST_FRAMES = 120;

async function calm(host: Element): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    if (!host.shadowRoot?.querySelector('[aria-busy="true"]')) return;
    await new Promise(requestAnimationFrame);
  }
}
