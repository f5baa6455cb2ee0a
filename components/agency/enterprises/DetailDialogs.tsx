import type { AgencyEnterprise } from '../../../src/contract/agency/enterprises';
import type { renewAdministratorLink } from '../../../src/contract/agency/enterprise-setup';
import type { ResultOf } from '../../../src/contract/call';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { LinkDialog } from '../LinkDialog';
import { AdministratorDialog } from './AdministratorDialog';
import { StopDialog } from './StopDialog';
import { agencyEnterprisesTexts } from './texts';
import { ViewDialog } from './ViewDialog';

export type DetailDialog =
  | { kind: 'renew' | 'stop' | 'view' }
  | { kind: 'renewed'; made: ResultOf<typeof renewAdministratorLink> };

interface Props {
  enterprise: AgencyEnterprise;
  isStopped: boolean;
  asked: DetailDialog | undefined;
  ask(asked: DetailDialog | undefined): void;
}

/** The open dialog of an enterprise. */
export function DetailDialogs({ enterprise, isStopped, asked, ask }: Props) {
  const t = useTexts(agencyEnterprisesTexts);
  const end = () => ask(undefined);
  switch (asked?.kind) {
    case 'view':
      return <ViewDialog enterprise={enterprise} onClose={end} />;
    case 'stop':
      return <StopDialog enterprise={enterprise} isStopped={!isStopped} onDone={end} onClose={end} />;
    case 'renew':
      return (
        <AdministratorDialog
          enterprise={enterprise}
          onMade={(made) => ask({ kind: 'renewed', made })}
          onClose={end}
        />
      );
    case 'renewed':
      return (
        <LinkDialog title={t.renewTitle} label={t.passwordLink} {...asked.made.link} onClose={end}>
          <p>{t.renewed(asked.made.adminName, asked.made.loginName)}</p>
        </LinkDialog>
      );
    case undefined:
      return null;
  }
}
