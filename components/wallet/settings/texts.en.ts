import type { WalletSettingsTexts } from './texts';

const BOUNDS = {
  orderLimit: 'For one order',
  personDayLimit: 'In a day by one person',
  dayLimit: 'In a day by the company',
  reviewAbove: 'Consent above',
  securityAbove: 'Security password above',
  warnBelow: 'Low balance',
};
const DECISIONS = { agree: 'Agree', refuse: 'Refuse', withdraw: 'Take back' };
const DECIDED = {
  agree: 'The change is agreed to',
  refuse: 'The change is refused',
  withdraw: 'The change is taken back',
};

export default {
  edit: 'Settings of the wallet',
  loading: 'Reading the settings',
  save: 'Save',
  saved: 'The settings of the wallet are saved',
  limits: 'Limits of payments by the prepaid account',
  limitsHint:
    'Empty: no limit. Payments of a day in Beijing are added up; amounts paid and refunded on the same day do not count.',
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
  warnedNOList: 'Who is told',
  noEmail: (names: string) => `${names} cannot be told: no e-mail address`,
  zero: 'More than 0',
  tooMuch: 'Too much',
  nobody: 'Please choose who is told',
  loosenedHint:
    'Raising or emptying a limit, the amount of consent or that of the security password counts once another administrator who may set the wallet agrees; all else counts at once.',
  waitsFor: (names) => `${names} can agree.`,
  alone:
    'You are the only one in your enterprise who may set the wallet, so no amount can be loosened: grant the right to somebody else first, or ask your account manager.',
  savedPending: 'Saved. Weaker protection takes effect once another administrator agrees',
  pending: 'A change that waits for consent',
  pendingHint: 'It lapses where these amounts are saved anew.',
  askedBy: 'Asked for by',
  decide: (decision) => DECISIONS[decision],
  decideTitle: (decision) => `${DECISIONS[decision]}: change of the settings`,
  decided: (decision) => DECIDED[decision],
  boundName: (name) => BOUNDS[name],
  noBound: 'No bound',
  changes: 'Changes',
  noChanges: 'Nothing has been changed yet',
  none: 'None',
  fromTo: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  agreedTo: (name: string) => `Asked for by ${name}, agreed to here`,
} satisfies WalletSettingsTexts;
