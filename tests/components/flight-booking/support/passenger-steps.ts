import type { BodyOf } from '../../../../src/contract/call';
import type { createOrder } from '../../../../src/contract/flight-booking/booking';
import type { Runtime } from '../../../../src/element/runtime/runtime';
import type { Session } from '../../../../src/session/session';
import { within } from '../../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../../support/components/fake-runtime';
import { goodAnswers } from '../../../support/components/samples';
import { searchFlights } from './search-steps';

let provider: HTMLElement;
let runtime: Runtime;
let calls: ReturnType<typeof fakeRuntime>['calls'];

/** With `inTab`, the runtime may use the tab's storage. */
export async function show(answers: Answers = {}, { inTab = false, hidesHeldOrders = false } = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  ({ calls } = fake);
  runtime = inTab
    ? { ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' } }
    : fake.runtime;
  provider = createProvider(runtime);
  const element = document.createElement('tp-flight-booking');
  element.toggleAttribute('hides-held-orders', hidesHeldOrders);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element) };
}

export async function toPassengers(answers: Answers = {}, options: { inTab?: boolean } = {}) {
  const shown = await show(answers, options);
  await searchFlights(shown.element);
  await shown.act.press('选择');
  await shown.act.press('预订');
  await until(() => shown.act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
  await until(() => shown.act.field('成本中心'), 'the cost fields');
  return shown;
}

/** Calls of a name from the element shown last. */
export const called = (name: string) => calls.filter((call) => call.name === name);
export const ordered = () => called('createOrder').at(-1)?.body as BodyOf<typeof createOrder>;
/** Session of the element shown last. */
export const session = (): Session => runtime.session;
export const takeAway = (): void => provider.remove();
