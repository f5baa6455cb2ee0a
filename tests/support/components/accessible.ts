import axe from 'axe-core';

/** Asked only where it is named: what is seen on a control begins its name, so that whoever speaks it is understood. */
const NAMED_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Axe takes half a second of a processor each time: `npm test` has it look at the first state of a file alone. */
const SHORT_RUN_LOOKS = process.env['TEST_EXTENT'] === 'short' ? 1 : Infinity;
let looks = 0;

/** The tests of another file begin. */
export const lookAnew = (): void => void (looks = 0);

/** No accessibility violation; states of a file beyond the first are looked at by `npm run test:all`. */
export async function accessible(host: Element): Promise<void> {
  looks += 1;
  if (looks <= SHORT_RUN_LOOKS) await withoutViolations(host);
}

/** No accessibility violation, axe's best practices included, once nothing moves any more: colours that fade in have no contrast yet. */
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

/** What is being read anew is dimmed, which takes a few frames; what never ends is looked at as it is. */
const MOST_FRAMES = 120;

async function calm(host: Element): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    if (!host.shadowRoot?.querySelector('[aria-busy="true"]')) return;
    await new Promise(requestAnimationFrame);
  }
}
