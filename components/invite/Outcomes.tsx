import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Link2Off from 'lucide-react/icons/link-2-off';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { foreignText } from '../../src/domain/texts/foreign-text';
import { Button } from '../../src/ui/button/Button';
import { useTexts } from '../../src/ui/texts/use-texts';
import { Heading } from './Heading';
import type { InvitationStore } from './invitation-store';
import type { Refusal } from './refusal';
import { inviteTexts } from './texts';

/** Longest name, in characters, shown from an address, which anybody can write. */
const LONGEST_NAME = 40;

interface Props {
  inviting: InvitationStore;
}

/** Refused invitation, with the reason and the next steps. */
export function Refused({ inviting, why }: Props & { why: Refusal }) {
  const t = useTexts(inviteTexts);
  return (
    <>
      <div className="invite-head" role="alert">
        <Link2Off className="invite-icon" aria-hidden="true" />
        <Heading takesFocus={false}>{t.refused(why)}</Heading>
        <p className="invite-hint">{t.refusedHint(why)}</p>
        <p className="invite-hint">{t.alreadyIn}</p>
      </div>
      <div className="invite-ways">
        <Button size="large" variant="primary" onClick={() => inviting.go({ target: 'signIn' })}>
          {t.signIn}
        </Button>
      </div>
    </>
  );
}

/** Outcome for users who already belong to the enterprise. */
export function Member({
  inviting,
  userName,
  entShortName,
}: Props & { userName: string; entShortName: string }) {
  const t = useTexts(inviteTexts);
  return (
    <>
      <div className="invite-head">
        <UserRoundCheck className="invite-icon good" aria-hidden="true" />
        <Heading takesFocus>{t.member(userName, entShortName)}</Heading>
        <p className="invite-hint">{t.memberHint}</p>
      </div>
      <Ways inviting={inviting} />
    </>
  );
}

/** Outcome of an application: an SMS will announce the decision. */
export function Waiting({ inviting, entShortName }: Props & { entShortName: string }) {
  const t = useTexts(inviteTexts);
  return (
    <>
      <div className="invite-head">
        <Hourglass className="invite-icon" aria-hidden="true" />
        <Heading takesFocus>{t.waiting(entShortName)}</Heading>
        <p className="invite-hint">{t.waitingHint}</p>
      </div>
      <Ways inviting={inviting} />
    </>
  );
}

/** Outcome of joining. The names may come from an address that anybody can write. */
export function Success({
  inviting,
  entName,
  appTitle,
  hasMoved = false,
}: Props & { entName: string; appTitle: string; hasMoved?: boolean }) {
  const t = useTexts(inviteTexts);
  return (
    <>
      <div className="invite-head">
        <CircleCheck className="invite-icon good" aria-hidden="true" />
        <Heading takesFocus={hasMoved}>
          <bdi>{t.joined(foreignText(entName, LONGEST_NAME))}</bdi>
        </Heading>
        <p className="invite-hint">
          <bdi>{t.joinedHint(foreignText(appTitle, LONGEST_NAME))}</bdi>
        </p>
      </div>
      <Ways inviting={inviting} />
    </>
  );
}

/** Links to continue with. */
function Ways({ inviting }: Props) {
  const t = useTexts(inviteTexts);
  return (
    <div className="invite-ways">
      <Button size="large" variant="primary" onClick={() => inviting.go({ target: 'signIn' })}>
        {t.signIn}
      </Button>
      <Button size="large" onClick={() => inviting.go({ target: 'appDownload' })}>
        {t.download}
      </Button>
    </div>
  );
}
