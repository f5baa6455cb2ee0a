import type { Factor } from '../../../contract/account-safety/account-safety';
import { formatPrice } from '../../money/money';
import { instantText } from '../../shanghai-time';
import type { SecurityTexts } from './texts';

const FACTORS: Readonly<Record<Factor, string>> = {
  password: 'Password',
  sms: 'SMS code',
  mail: 'Email code',
  securityPassword: 'Security password',
  totp: 'Authenticator app',
  recoveryCode: 'Recovery code',
};

export default {
  factors: 'How',
  factorName: (factor) => FACTORS[factor],
  codeOf: (target) => `Code (${target})`,
  codeGet: 'Get a code',
  codeAgain: (seconds) => `Again in ${seconds} s`,
  codeSent: 'The code was sent and is good for 5 minutes',
  totpCode: 'The 6 digits the app shows',
  recoveryTyped: 'Recovery code of 10 characters',

  proof: 'Prove who you are',
  proofNext: 'Next',
  proofLoading: 'Loading the ways to prove it',
  beforeNumber:
    'Before a whole number is shown, prove who you are; that counts for 10 minutes. Each look is written down.',

  label: 'Security password',
  hint: (above: number) => `Above ¥${formatPrice(above)} your security password of 6 digits is asked for.`,
  unset: (above: number) =>
    `Above ¥${formatPrice(above)} a security password is asked for. You have none yet.`,
  beyondPartner: (above: number) =>
    `Above ¥${formatPrice(above)} a security password is asked for. Please sign in to the travel portal to go on.`,
  set: 'Set a security password',
  forgotten: 'Forgot it',
  form: 'Please enter the 6 digits of your security password',
  wrong: 'Wrong security password. Please enter it again.',
  locked: 'Too many wrong security passwords. Please try again in 15 minutes.',
  lockedUntil: (until: string) => `Too many wrong security passwords: locked until ${instantText(until)}`,
} satisfies SecurityTexts;
