import type { DeviceInfo, SensorUser } from '../contract/client-report';
import type { EnterpriseShortInfo, LoginUserInfo } from '../contract/login/login';
import type { OBJECT } from '../contract/permission/objects';

/** One thing the gateway is told, or asked for, when a user has signed in. */
export type StartupPush =
  | { kind: 'device'; body: DeviceInfo }
  | { kind: 'sensor'; body: SensorUser }
  | { kind: 'biPreAuthorisation' };

export interface StartupFacts {
  user: Pick<LoginUserInfo, 'telephone'>;
  enterprise: EnterpriseShortInfo;
  device: DeviceInfo;
  /** Numbers of the actions held. */
  operations: readonly string[];
}

/** Written out, checked by its type: the screens load no more of the contract than they send. */
const BI_ANALYSIS = 'YHWZ-YMQX-JYYSSFX' satisfies (typeof OBJECT)['biAnalysis'];

/**
 * What is sent once after sign-in (specification 7.2): the device, who uses the portal, and, only with the
 * operation YHWZ-YMQX-JYYSSFX, the request for a BI pre-authorisation (specification 6).
 */
export function planStartupPushes({ user, enterprise, device, operations }: StartupFacts): StartupPush[] {
  const sensor: SensorUser = {
    phone: user.telephone,
    companyName: enterprise.entName,
    companyNo: enterprise.enterpriseNum,
    staffNo: enterprise.staffNO,
    staffName: enterprise.staffName,
  };
  const pushes: StartupPush[] = [
    { kind: 'device', body: device },
    { kind: 'sensor', body: sensor },
  ];
  return operations.includes(BI_ANALYSIS) ? [...pushes, { kind: 'biPreAuthorisation' }] : pushes;
}
