import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { errorTexts } from '../../src/element/errors/texts';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { invite } from './declaration';
import { createInvitationStore, type InvitationStore, type Step } from './invitation-store';
import { Member, Refused, Success, Waiting } from './Outcomes';
import { PersonStep } from './PersonStep';
import { PhoneStep } from './PhoneStep';
import { inviteTexts } from './texts';

export default function Invite({ host, page, entName, appTitle }: ViewProps<typeof invite>) {
  const t = useTexts(inviteTexts);
  const inviting = host.store(createInvitationStore);
  const { at, shown } = useStore(inviting.store);
  const isLink = page === 'linkInvite';
  useEffect(() => (isLink ? inviting.follow() : undefined), [inviting, isLink]);
  if (shown) return <TargetInPlace host={host} target={shown} back={t.back} onBack={inviting.back} />;
  return (
    <div className="invite">
      {isLink ? (
        <Present inviting={inviting} at={at} />
      ) : (
        <Success inviting={inviting} entName={entName} appTitle={appTitle} />
      )}
    </div>
  );
}

function Present({ inviting, at }: { inviting: InvitationStore; at: Step }) {
  const t = useTexts(inviteTexts);
  const errors = useTexts(errorTexts);
  switch (at.step) {
    case 'reading':
      return <SkeletonRows rows={3} height={48} label={t.reading} />;
    case 'failed':
      return <ErrorState message={errors.of(at.error)} onRetry={inviting.retry} />;
    case 'refused':
      return <Refused inviting={inviting} why={at.why} />;
    case 'phone':
      return <PhoneStep inviting={inviting} invitation={at.invitation} isAgain={at.isAgain} />;
    case 'person':
      return <PersonStep inviting={inviting} invitation={at.invitation} proved={at.proved} />;
    case 'member':
      return <Member inviting={inviting} userName={at.userName} entShortName={at.invitation.entShortName} />;
    case 'waiting':
      return <Waiting inviting={inviting} entShortName={at.entShortName} />;
    case 'joined':
      return <Success inviting={inviting} entName={at.entName} appTitle={at.appTitle} hasMoved />;
  }
}
