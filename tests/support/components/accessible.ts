import { expect } from '@open-wc/testing';

/** No accessibility violation, once nothing moves any more: colours that fade in have no contrast yet. */
export async function accessible(host: Element): Promise<void> {
  const moving = [...document.getAnimations(), ...(host.shadowRoot?.getAnimations() ?? [])];
  const ending = moving.filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await expect(host).to.be.accessible();
}
