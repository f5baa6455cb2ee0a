import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import type { AccountClaim } from '../../../src/contract/account-safety/claims';
import type { AccountEvent, AccountSession } from '../../../src/contract/account-safety/sessions';
import type { Answers } from '../../support/components/fake-runtime';

export const ACCOUNT: AccountSafety = {
  level: 'medium',
  advice: ['setSecurityPassword', 'renewPassword'],
  loginName: 'chensiyuan',
  hasPassword: true,
  passwordChangedAt: '',
  telephone: '138****0001',
  email: 's****@demo.example',
  awaitedEmail: '',
  recordedEmail: '',
  hasSecurityPassword: false,
  securityChangedAt: '',
  securityLockedUntil: '',
  totpSince: '',
  recoveryCodesLeft: 0,
  factors: ['password', 'sms', 'mail'],
  proofs: [{ factor: 'password', until: '2026-11-20T02:10:00.000Z' }],
  missing: 1,
  isPartners: false,
};

const WHERE = {
  browser: 'Chrome 143',
  system: 'Windows 10',
  address: '203.0.113.7',
  way: 'password',
} as const;

export const PRESENT: AccountSession = {
  sessionNo: '00000000-0000-4000-8000-000000000001',
  ...WHERE,
  openedAt: '2026-11-20T01:00:00.000Z',
  lastSeenAt: '2026-11-20T02:00:00.000Z',
  isPresent: true,
};
export const OTHER: AccountSession = {
  ...PRESENT,
  sessionNo: '00000000-0000-4000-8000-000000000002',
  browser: 'Safari 18',
  system: 'iOS 18.1',
  isPresent: false,
};

const SIGNED_IN: AccountEvent = {
  eventNo: 1,
  kind: 'signedIn',
  ...WHERE,
  happenedAt: '2026-11-20T01:00:00.000Z',
};

export const CLAIM: AccountClaim = {
  claimNo: 'SS261120000000000001',
  claimState: 'waiting',
  phone: '139****5678',
  reason: '手机丢失，邮箱已停用',
  applyTime: '2026-11-20T02:00:00.000Z',
  decideTime: '',
  effectTime: '',
  refuseReason: '',
  fileList: [{ fileNo: `F${'1'.repeat(32)}`, fileName: '身份证.png', fileType: 'image/png', fileSize: 2000 }],
};
const RECOVERY_CODES = Array.from({ length: 10 }, (_, i) => `ABCD${i}-EFGH${i}`);

/** A gateway with one account that has proved its password and needs another proof. */
export function safetyAnswers(given: Partial<AccountSafety> = {}): Answers {
  let account = { ...ACCOUNT, ...given };
  let sessions = [PRESENT, OTHER];
  let claim: AccountClaim | null = null;
  return {
    queryAccountSafety: () => ({ accountSafety: account }),
    queryAccountSessions: () => ({ sessionList: sessions }),
    queryAccountEvents: () => ({ eventList: [SIGNED_IN], total: 1 }),
    sendProofCode: () => ({ resendAfterSeconds: 60 }),
    sendNewPhoneCode: () => ({ resendAfterSeconds: 60 }),
    proveIdentity: () => {
      account = { ...account, missing: 0 };
      return { proofs: account.proofs, missing: 0, authSign: 'renewed' };
    },
    ratePassword: () => ({ score: 3, problem: '' }),
    changeLoginPassword: () => ({ endedSessions: 1, authSign: 'renewed' }),
    setSecurityPassword: () => {
      account = { ...account, hasSecurityPassword: true, securityChangedAt: '2026-11-20T02:00:00.000Z' };
      return {};
    },
    changePhone: () => ({ telephone: '139****5678' }),
    requestEmail: () => ({ awaitedEmail: 'c****@mail.example' }),
    removeEmail: () => ({}),
    queryAccountClaim: () => ({ claim }),
    sendClaimCode: () => ({ resendAfterSeconds: 60 }),
    applyAccountClaim: ({ reason }: { reason: string }) => {
      claim = { ...CLAIM, reason };
      return { claimNo: CLAIM.claimNo };
    },
    withdrawAccountClaim: () => {
      claim = { ...CLAIM, claimState: 'withdrawn' };
      return { claimNo: CLAIM.claimNo };
    },
    beginTotp: () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/chensiyuan?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    confirmTotp: () => {
      account = { ...account, totpSince: '2026-11-20T02:00:00.000Z', recoveryCodesLeft: 10 };
      return { recoveryCodes: RECOVERY_CODES };
    },
    makeRecoveryCodes: () => {
      account = { ...account, recoveryCodesLeft: 10 };
      return { recoveryCodes: RECOVERY_CODES };
    },
    removeTotp: () => {
      account = { ...account, totpSince: '', recoveryCodesLeft: 0 };
      return {};
    },
    endAccountSession: () => {
      sessions = [PRESENT];
      return {};
    },
    endOtherSessions: () => {
      sessions = [PRESENT];
      return { endedSessions: 1 };
    },
  };
}
