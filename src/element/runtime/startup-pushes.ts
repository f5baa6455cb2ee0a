import { insertOrUpdateDeviceInfo, pushSensorUser } from '../../contract/client-report';
import { describeDevice, deviceCode } from '../../session/device';
import { planStartupPushes, type StartupPush } from '../../session/startup-plan';
import type { Runtime } from './runtime';
import { newId } from './new-id';

/** By runtime: user and enterprise of the last run, and its completion. */
const lastRunByRuntime = new WeakMap<Runtime, { holder: string; sent: Promise<void> }>();

/**
 * Sends the messages due after sign-in, once a session for all calls; another user or enterprise counts as another
 * session. Failures are silent and do not reject, because the user has not requested any of it (specification 8 exempts
 * the device information from boxes).
 */
export function runStartupPushes(runtime: Runtime): Promise<void> {
  const state = runtime.session.store.getState();
  if (state.status !== 'signedIn') return Promise.resolve();
  const { user, enterprise } = state;
  const holder = `${enterprise.enterpriseNum}/${user.userNO}`;
  const before = lastRunByRuntime.get(runtime);
  if (before?.holder === holder) return before.sent;

  const code = deviceCode(runtime.config.storage ?? 'local', newId);
  const device = describeDevice(code, navigator.userAgent);
  const sent = pushAll(runtime, planStartupPushes({ user, enterprise, device }));
  lastRunByRuntime.set(runtime, { holder, sent });
  return sent;
}

async function pushAll(runtime: Runtime, plan: readonly StartupPush[]): Promise<void> {
  // a failed message does not prevent the rest
  await Promise.allSettled(plan.map((push) => sendPush(runtime, push)));
}

const sendPush = (runtime: Runtime, push: StartupPush): Promise<unknown> =>
  push.kind === 'device'
    ? runtime.send(insertOrUpdateDeviceInfo, push.body)
    : runtime.send(pushSensorUser, push.body);
