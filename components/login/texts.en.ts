import type { LoginTexts } from './texts';

export default {
  account: 'Account',
  accountMissing: 'Enter your account',
  password: 'Password',
  passwordMissing: 'Enter your password',
  forgotten: 'Forgot password',
  forgottenBySms: 'If you have forgotten your password, sign in with your mobile number and a code by SMS',
  forgottenAsk: 'If you have forgotten your password, contact your company’s administrator',
  phone: 'Mobile number',
  phoneWrong: 'Enter a mobile number of 11 digits',
  code: 'Verification code',
  codeWrong: 'Enter the code of 6 digits',
  codeGet: 'Get code',
  codeSent: (seconds: number) => `Code sent. You can get another in ${seconds} s`,
  signIn: 'Sign in',
  signingIn: 'Signing in',
  failed: 'Sign-in failed. Please try again later',
  bySms: 'Use a code by SMS',
  byPassword: 'Use account and password',
} satisfies LoginTexts;
