import type { GatewayConfig } from '../../server/config';

const BASE = '/single-sign-on';
export const START_PATH = `${BASE}/start`;
export const CALLBACK_PATH = `${BASE}/callback`;
export const LEAVE_PATH = `${BASE}/leave`;
export const LOGOUT_PATH = `${BASE}/logout`;

/** Addresses that the administrator of a provider enters there. */
export const addressesFor = ({ publicUrl }: Pick<GatewayConfig, 'publicUrl'>, providerNo: string) => ({
  redirectUrl: `${publicUrl}${CALLBACK_PATH}`,
  leaveUrl: `${publicUrl}/`,
  logoutUrl: `${publicUrl}${LOGOUT_PATH}/${providerNo}`,
});
