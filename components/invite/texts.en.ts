import type { Refusal } from './refusal';
import type { InviteTexts } from './texts';

const REFUSED: Readonly<Record<Refusal, { title: string; hint: string }>> = {
  unknown: {
    title: 'The invitation link is not valid',
    hint: 'The link may be incomplete. Open the whole link again, or ask the company’s administrator for a new one.',
  },
  expired: {
    title: 'The invitation has expired',
    hint: 'Please ask the company’s administrator for a new one.',
  },
  usedUp: {
    title: 'All places are taken',
    hint: 'As many as it was for have joined. Please ask the company’s administrator for a new one.',
  },
  withdrawn: {
    title: 'The invitation has been withdrawn',
    hint: 'The company has withdrawn it. If you still need to join, contact the company’s administrator.',
  },
};

export default {
  reading: 'Reading the invitation',
  invited: (inviter: string, enterprise: string) => `${inviter} invites you to join ${enterprise}`,
  until: (time: string) => `The invitation is good until ${time}`,
  phone: 'Mobile number',
  phoneWrong: 'Enter a mobile number of 11 digits',
  code: 'Verification code',
  codeWrong: 'Enter the code of 6 digits',
  codeGet: 'Get code',
  codeSent: (seconds: number) => `Code sent. You can get another in ${seconds} s`,
  next: 'Continue',
  checking: 'Checking',
  unproved: 'The verification of your number has expired. Please get a new code.',
  account: 'Your account',
  known: (name: string, enterprise: string) =>
    `You join ${enterprise} with the account of ${name}. Nothing changes in your other companies.`,
  isNew: 'Your number is verified. Please enter your name.',
  name: 'Name',
  nameHint: 'As on your travel document: in Chinese, or in capitals as SURNAME/GIVEN, e.g. ZHANG/SAN',
  email: 'Email (optional)',
  emailHint: 'For notices of trips and approvals',
  emailWrong: 'Enter a valid email address',
  join: (enterprise: string) => `Join ${enterprise}`,
  joining: 'Joining',
  waiting: (enterprise: string) => `You have asked to join ${enterprise}`,
  waitingHint: 'You can sign in once an administrator agrees. You will be told by SMS.',
  member: (name: string, enterprise: string) => `${name}, you are a member of ${enterprise} already`,
  memberHint: 'There is no need to join again. Just sign in.',
  refused: (why: Refusal) => REFUSED[why].title,
  refusedHint: (why: Refusal) => REFUSED[why].hint,
  alreadyIn: 'If you have an account, you can sign in.',
  signIn: 'Sign in',
  joined: (enterprise: string) =>
    enterprise === '' ? 'You have joined the company' : `You have joined ${enterprise}`,
  joinedHint: (app: string) =>
    `Sign in${app === '' ? '' : ` to ${app}`} with your mobile number and a code by SMS to book your trips.`,
  download: 'Download the app',
  back: 'Back',
} satisfies InviteTexts;
