import type { DeviceInfo, SensorUser } from '../contract/client-report';
import type { EnterpriseShortInfo, LoginUserInfo } from '../contract/login/login';

/** One message to the gateway after sign-in. */
export type StartupPush = { kind: 'device'; body: DeviceInfo } | { kind: 'sensor'; body: SensorUser };

export interface StartupFacts {
  user: Pick<LoginUserInfo, 'telephone'>;
  enterprise: EnterpriseShortInfo;
  device: DeviceInfo;
}

/**
 * Messages sent once after sign-in (specification 7.2): the device and the user of the portal. The pre-authorisation of
 * the BI analysis is not among them: it is valid for minutes, and its page requests it when opened.
 */
export function planStartupPushes({ user, enterprise, device }: StartupFacts): StartupPush[] {
  const sensor: SensorUser = {
    phone: user.telephone,
    companyName: enterprise.entName,
    companyNo: enterprise.enterpriseNum,
    staffNo: enterprise.staffNO,
    staffName: enterprise.staffName,
  };
  return [
    { kind: 'device', body: device },
    { kind: 'sensor', body: sensor },
  ];
}
