import type { ReactNode } from 'react';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { instantText } from '../../../src/domain/shanghai-time';
import type { SafetyPage } from '../../../src/element/navigation/safety-pages';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts } from '../texts';
import { Events } from './Events';
import { Sessions } from './Sessions';

interface Props {
  safety: Safety;
  account: AccountSafety;
}

const LEVEL_TONE: Readonly<Record<AccountSafety['level'], Tone>> = {
  low: 'blocked',
  medium: 'over',
  high: 'within',
};

/** Overview: level of safety, means of protection, sessions and events. */
export function Overview({ safety, account }: Props) {
  const t = useTexts(safetyTexts);
  return (
    <div className="as-page">
      <section className="as-card" aria-label={t.level}>
        <header>
          <h2>{t.level}</h2>
          <Tag tone={LEVEL_TONE[account.level]}>{t.levelName(account.level)}</Tag>
        </header>
        {account.isPartners && <p className="as-hint">{t.partners}</p>}
        {account.advice.length === 0 ? (
          <p className="as-hint">{t.noAdvice}</p>
        ) : (
          <ul className="as-advice">
            {account.advice.map((advice) => (
              <li key={advice}>{t.advice(advice)}</li>
            ))}
          </ul>
        )}
      </section>
      <Means safety={safety} account={account} />
      {!account.isPartners && (
        <>
          <Sessions safety={safety} />
          <Events safety={safety} />
        </>
      )}
    </div>
  );
}

/** Means of protection, each with a link to change it. */
function Means({ safety, account }: Props) {
  const t = useTexts(safetyTexts);
  const { hasPassword, hasSecurityPassword, securityLockedUntil, email, awaitedEmail, recordedEmail } =
    account;
  const security = hasSecurityPassword
    ? securityLockedUntil === ''
      ? t.setAt(instantText(account.securityChangedAt))
      : t.lockedUntil(instantText(securityLockedUntil))
    : t.notSet;
  const change = (page: SafetyPage, words: string, name: string) => (
    <Button
      size="small"
      aria-label={`${words}${t.between}${name}`}
      disabled={account.isPartners}
      onClick={() => safety.go(page)}
    >
      {words}
    </Button>
  );
  return (
    <ul className="as-card as-means">
      {account.loginName !== '' && (
        <Item name={t.password} hint={t.passwordHint} value={passwordText()}>
          {change('changePassword', hasPassword ? t.change : t.set, t.password)}
        </Item>
      )}
      <Item name={t.securityPassword} hint={t.securityHint} value={security}>
        {hasSecurityPassword ? (
          <>
            {change('changeSecurityPassword', t.change, t.securityPassword)}
            {change('resetSecurityPassword', t.reset, t.securityPassword)}
          </>
        ) : (
          change('setSecurePassword', t.set, t.securityPassword)
        )}
      </Item>
      <Item
        name={t.totp}
        hint={t.totpHint}
        value={account.totpSince === '' ? t.totpOff : t.totpOn(instantText(account.totpSince))}
      >
        {account.totpSince === ''
          ? change('setTotp', t.turnOn, t.totp)
          : change('removeTotp', t.turnOff, t.totp)}
      </Item>
      {account.totpSince !== '' && (
        <Item name={t.recovery} hint={t.recoveryHint} value={t.recoveryLeft(account.recoveryCodesLeft)}>
          {change('recoveryCodes', t.remake, t.recovery)}
        </Item>
      )}
      <Item name={t.phone} hint={t.phoneHint} value={account.telephone}>
        {change('changePhone', t.replace, t.phone)}
        {/* for users whose former phone is lost */}
        {account.factors.includes('mail') && change('mailChangePhone', t.replaceByMail, t.phone)}
      </Item>
      <Item name={t.email} hint={emailHint()} value={email === '' ? t.notSet : email}>
        {change('emailVerification', email === '' ? t.set : t.replace, t.email)}
      </Item>
    </ul>
  );

  function emailHint(): string {
    if (awaitedEmail !== '') return t.awaited(awaitedEmail);
    return recordedEmail === '' ? t.emailHint : t.recorded(recordedEmail);
  }

  function passwordText(): string {
    if (!hasPassword) return t.passwordVoid;
    return account.passwordChangedAt === ''
      ? t.passwordGiven
      : t.setAt(instantText(account.passwordChangedAt));
  }
}

function Item({
  name,
  hint,
  value,
  children,
}: {
  name: string;
  hint: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <li>
      <div className="as-mean">
        <h3>{name}</h3>
        <p className="as-hint">{hint}</p>
      </div>
      <p className="as-value">{value}</p>
      <div className="as-acts">{children}</div>
    </li>
  );
}
