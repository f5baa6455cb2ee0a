import type { within } from './act';
import { until } from './fake-runtime';

/** Presses the button of this very name, which may say more than is written on it. */
export async function pressNamed(act: ReturnType<typeof within>, name: string): Promise<void> {
  await until(() => act.button(name), `a button of the name ${name}`);
  act.button(name)?.click();
}
