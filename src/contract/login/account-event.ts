import * as v from 'valibot';

/** Way in which a session was opened. */
export const SignInWay = v.picklist([
  'password',
  'sms',
  'partner',
  'thirdParty',
  'link',
  'agencyView',
  'singleSignOn',
]);
export type SignInWay = v.InferOutput<typeof SignInWay>;

/** Events and attempted events of an account. */
export const AccountEventKind = v.picklist([
  'signedIn',
  'signInRefused',
  'identityProved',
  'identityRefused',
  'passwordChanged',
  'passwordLinkMade',
  'passwordEnded',
  'securityPasswordSet',
  'phoneChanged',
  'emailChanged',
  'emailRemoved',
  'sessionEnded',
  'otherSessionsEnded',
  'changeDenied',
  'personalChanged',
  'numberRevealed',
  'dataExported',
  'claimMade',
  'claimApproved',
  'claimRefused',
  'claimWithdrawn',
  'claimDenied',
  'accountUnlocked',
  'contactAsked',
  'contactAgreed',
  'contactDenied',
  'contactEnded',
  'secondStepRefused',
  'totpSet',
  'totpRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
]);
export type AccountEventKind = v.InferOutput<typeof AccountEventKind>;
