import type {
  AccountNoticeKind,
  ImportNoticeKind,
  ContactNoticeKind,
  RuleNoticeKind,
  JoinNoticeKind,
  OrderNoticeKind,
  WalletNoticeKind,
} from '../../../contract/notice/notice';
import type { OwnNoticeTexts } from './texts';

const ORDER: Readonly<Record<OrderNoticeKind, string>> = {
  issued: 'The tickets of your order have been issued',
  notIssued: 'The tickets of your order could not be issued: your money goes back',
  changed: 'Your flight has been changed and the new ticket issued',
  changeRefused: 'Your flight could not be changed: the ticket you have stays valid',
  refunded: 'Your refund has arrived',
  unpaidSoon: 'Your order is cancelled soon: please pay now',
};
const ACCOUNT: Readonly<Record<AccountNoticeKind, string>> = {
  password: 'The login password of your account was changed',
  securityPassword: 'The security password of your account was set',
  phone: 'The phone number of your account was changed',
  email: 'The email address of your account was changed',
  totp: 'An authenticator was set up for your account',
  totpRemoved: 'The authenticator of your account was removed',
  recoveryCodes: 'New recovery codes were made for your account',
  recoveryCodeUsed: 'A recovery code of your account was used',
};
const WALLET: Readonly<Record<WalletNoticeKind, (byName: string) => string>> = {
  changeAsked: (byName) => `${byName} asks to loosen the safeguards of the wallet: please decide`,
  balanceLow: () => 'The prepaid balance of your enterprise is low: please recharge',
};

const JOIN: Readonly<Record<JoinNoticeKind, (byName: string) => string>> = {
  joinApplied: (byName) => `${byName} asks to join your enterprise`,
};

const IMPORT: Readonly<Record<ImportNoticeKind, (fileName: string) => string>> = {
  staffImported: (fileName) => `The staff of ${fileName} are imported`,
  staffImportStopped: (fileName) => `The import of ${fileName} has stopped: some staff are not imported`,
  recordsImported: (fileName) => `The travel records of ${fileName} are imported`,
  recordImportStopped: (fileName) =>
    `The import of ${fileName} has stopped: some travel records are not imported`,
};

const CONTACT: Readonly<Record<ContactNoticeKind, (byName: string) => string>> = {
  contactVoid: (byName) => `The request to change how ${byName} signs in came to nothing`,
};

const RULE: Readonly<Record<RuleNoticeKind, (byName: string, rules: string) => string>> = {
  ruleChangeAsked: (byName, rules) =>
    `${byName} asks to change ${rules}: it counts once you make the same change within 24 hours`,
};

export default {
  ofOrder: (kind) => ORDER[kind],
  ofAccount: (kind) => ACCOUNT[kind],
  ofWallet: (kind, byName = '') => WALLET[kind](byName),
  ofManager: (kind, byName) =>
    kind === 'mainManagerGiven'
      ? `${byName} has made you the main administrator`
      : `You are not the main administrator any more: ${byName} is`,
  ofJoin: (kind, byName) => JOIN[kind](byName),
  ofImport: (kind, fileName) => IMPORT[kind](fileName),
  importPage: 'Outcome of the import',
  ofContact: (kind, byName) => CONTACT[kind](byName),
  ofRule: (kind, byName, rules) => RULE[kind](byName, rules),
  rulePage: 'Go to the settings',
  contactPage: 'Requests to change sign-ins',
  joinPage: 'Applications to join',
  managerPage: 'Main administrator',
  walletPage: 'Wallet of the enterprise',
  notMine: 'Was it not you?',
} satisfies OwnNoticeTexts;
