import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import type { SafetyPage } from '../../../src/element/navigation/safety-pages';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Steps } from '../../../src/ui/layout/tabs/Steps';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { Identity } from '../identity/Identity';
import { safetyTexts, type SafetyTexts } from '../texts';
import { RecoveryCodes } from '../second-factors/RecoveryCodes';
import { RecoveryForm } from '../second-factors/RecoveryForm';
import { RemoveTotpForm } from '../second-factors/RemoveTotpForm';
import { TotpForm } from '../second-factors/TotpForm';
import { EmailForm } from './EmailForm';
import { NewPhoneForm } from './NewPhoneForm';
import { PasswordForm } from './PasswordForm';
import { SecurityPasswordForm } from './SecurityPasswordForm';

type ChangingPage = Exclude<SafetyPage, 'safeList' | 'serviceCenter'>;
interface Props {
  safety: Safety;
  account: AccountSafety;
  page: ChangingPage;
}

interface Change {
  title(t: SafetyTexts): string;
  /** Factor to offer first in the proof of identity, and the factor to leave out. */
  identity: Pick<ComponentProps<typeof Identity>, 'first' | 'without'>;
  Form: typeof PasswordForm;
}

/** Pages that show the result of a change. */
const RESULTS = ['changePhoneSuccess', 'backSafeList', 'eMailValitor'] as const;

const NEW_PHONE = { title: (t: SafetyTexts) => t.phoneTitle, Form: NewPhoneForm };
const EMAIL: Change = { title: (t) => t.emailTitle, identity: {}, Form: EmailForm };
const SECURITY = { Form: SecurityPasswordForm };
const CHANGES: Readonly<Record<Exclude<ChangingPage, (typeof RESULTS)[number]>, Change>> = {
  changePassword: { title: (t) => t.passwordTitle, identity: {}, Form: PasswordForm },
  setSecurePassword: { ...SECURITY, title: (t) => t.securitySetTitle, identity: {} },
  changeSecurityPassword: {
    ...SECURITY,
    title: (t) => t.securityChangeTitle,
    identity: { first: 'securityPassword' },
  },
  resetSecurityPassword: {
    ...SECURITY,
    title: (t) => t.securityResetTitle,
    identity: { without: 'securityPassword' },
  },
  changePhone: { ...NEW_PHONE, identity: {} },
  getPhoneCode: { ...NEW_PHONE, identity: { first: 'sms' } },
  mailChangePhone: { ...NEW_PHONE, identity: { first: 'mail' } },
  setNewPhone: { ...NEW_PHONE, identity: {} },
  emailVerification: EMAIL,
  setNewEmail: EMAIL,
  setTotp: { title: (t) => t.totpTitle, identity: {}, Form: TotpForm },
  removeTotp: { title: (t) => t.totpRemoveTitle, identity: {}, Form: RemoveTotpForm },
  recoveryCodes: { title: (t) => t.recoveryTitle, identity: {}, Form: RecoveryForm },
};

/**
 * Page of one change: the user proves their identity first, then changes. The gateway stores the proof, so neither a
 * reload nor Back skips it.
 */
export default function ChangePage({ safety, account, page }: Props) {
  const t = useTexts(safetyTexts);
  const codes = useStore(safety.store, ({ recoveryCodes }) => recoveryCodes);
  // codes first: the proof may expire while the user writes them down
  if (codes !== undefined) return <RecoveryCodes safety={safety} codes={codes} />;
  if (page === 'changePhoneSuccess' || page === 'backSafeList' || page === 'eMailValitor') {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={resultOf(page, account, t)}
        action={
          <Button variant="primary" onClick={() => safety.go('safeList')}>
            {t.back}
          </Button>
        }
      />
    );
  }
  const { title, identity, Form } = CHANGES[page];
  const isProven = account.missing === 0;
  const name = title(t);
  return (
    <section className="as-card as-change" aria-label={name}>
      <div>
        <Button variant="text" size="small" icon={<ArrowLeft />} onClick={() => safety.go('safeList')}>
          {t.back}
        </Button>
      </div>
      {account.isPartners ? (
        <p>{t.partners}</p>
      ) : (
        <>
          <Steps label={name} steps={[t.stepIdentity, name]} current={isProven ? 1 : 0} />
          {isProven ? (
            <Form safety={safety} account={account} />
          ) : (
            <Identity safety={safety} account={account} {...identity} />
          )}
        </>
      )}
    </section>
  );
}

function resultOf(
  page: (typeof RESULTS)[number],
  { telephone, email, awaitedEmail }: AccountSafety,
  t: SafetyTexts,
): string {
  // opened by address nothing has changed, so these show the present state
  if (page === 'changePhoneSuccess') return t.phoneBound(telephone);
  if (page === 'backSafeList') return t.allDone;
  if (awaitedEmail !== '') return t.awaited(awaitedEmail);
  return email === '' ? t.emailNone : t.emailDone(email);
}
