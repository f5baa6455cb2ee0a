import { insertOrUpdateDeviceInfo, pushSensorUser } from '../../contract/client-report';
import type { BiPreAuthorisation } from '../../contract/bi-analysis/bi-analysis';
import { describeDevice, deviceCode } from '../../session/device';
import { planStartupPushes, type StartupPush } from '../../session/startup-plan';
import type { Runtime } from './runtime';
import { newId } from './new-id';

export interface StartupOutcome {
  /** Lets the user in at the BI site, once and for minutes; undefined without the operation, or when it failed. */
  biPreAuthorisation: BiPreAuthorisation | undefined;
}

const NOTHING: StartupOutcome = { biPreAuthorisation: undefined };

/** By runtime: for which user and enterprise it was done, and what came of it. */
const done = new WeakMap<Runtime, { holder: string; outcome: Promise<StartupOutcome> }>();

/**
 * Sends what is due after sign-in, once a session however often it is called; another user or enterprise is
 * another session. `operations`: numbers of the actions held. Failures are silent, and never rejected with: the
 * user did not ask for any of it (specification 8 exempts the device information from boxes).
 */
export function runStartupPushes(runtime: Runtime, operations: readonly string[]): Promise<StartupOutcome> {
  const state = runtime.session.store.getState();
  if (state.status !== 'signedIn') return Promise.resolve(NOTHING);
  const { user, enterprise } = state;
  const holder = `${enterprise.enterpriseNum}/${user.userNO}`;
  const before = done.get(runtime);
  if (before?.holder === holder) return before.outcome;

  const code = deviceCode(runtime.config.storage ?? 'local', newId);
  const device = describeDevice(code, navigator.userAgent);
  const outcome = pushAll(runtime, planStartupPushes({ user, enterprise, device, operations }));
  done.set(runtime, { holder, outcome });
  return outcome;
}

async function pushAll(runtime: Runtime, plan: readonly StartupPush[]): Promise<StartupOutcome> {
  const outcomes = await Promise.all(
    // one that fails must not keep the others from being sent
    plan.map((push) => sendPush(runtime, push).catch(() => undefined)),
  );
  return { biPreAuthorisation: outcomes.find((answer) => answer !== undefined) };
}

/** Sends one; only the pre-authorisation has an answer. */
async function sendPush(runtime: Runtime, push: StartupPush): Promise<BiPreAuthorisation | undefined> {
  if (push.kind === 'biPreAuthorisation') {
    const authSign = await runtime.session.token();
    if (authSign === undefined) return undefined;
    const { getBiPreAuthorisationCode } = await import('../../contract/bi-analysis/bi-analysis');
    return runtime.send(getBiPreAuthorisationCode, { authSign });
  }
  if (push.kind === 'device') await runtime.send(insertOrUpdateDeviceInfo, push.body);
  else await runtime.send(pushSensorUser, push.body);
  return undefined;
}
