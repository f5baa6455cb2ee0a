/** Pages of account safety by their names in the portal's paths (specification 2.6), and those of second factors. */
export const SAFETY_PAGES = [
  'safeList',
  'changePassword',
  'setSecurePassword',
  'changeSecurityPassword',
  'resetSecurityPassword',
  'changePhone',
  'getPhoneCode',
  'mailChangePhone',
  'setNewPhone',
  'changePhoneSuccess',
  'emailVerification',
  'setNewEmail',
  'eMailValitor',
  'backSafeList',
  'serviceCenter',
  'setTotp',
  'removeTotp',
  'recoveryCodes',
] as const;
export type SafetyPage = (typeof SAFETY_PAGES)[number];
