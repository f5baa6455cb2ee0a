import type { WalletSettingsTexts } from './texts';

export default {
  title: 'Settings of the wallet',
  loading: 'Reading the settings',
  save: 'Save',
  saved: 'The settings of the wallet are saved',
  limits: 'Limits of payments by the prepaid account',
  limitsHint:
    'Empty: no limit. Payments of a day in Beijing are added up; what is paid and comes back on the same day does not count.',
  orderLimit: 'For one order',
  personDayLimit: 'In a day by one person',
  dayLimit: 'In a day by the company',
  review: 'Consent to payments',
  reviewAbove: 'One payment above',
  reviewAboveHint:
    'Empty: no consent is needed. A payment by the prepaid account above this amount needs the consent of somebody else who may give it.',
  security: 'Security password',
  securityAbove: 'One amount above',
  securityAboveHint:
    'Empty: it is not asked for. Payments by the prepaid account and recharges above this amount need the security password of who makes them, and so does raising or emptying it.',
  warning: 'Low balance',
  warnBelow: 'Balance below',
  warnBelowHint:
    'Empty: nobody is told. One mail when it falls below, and another only after it had risen above.',
  warned: 'Who is told',
  noEmail: (names: string) => `${names} cannot be told: no e-mail address`,
  zero: 'More than 0',
  tooMuch: 'Too much',
  nobody: 'Please choose who is told',
} satisfies WalletSettingsTexts;
