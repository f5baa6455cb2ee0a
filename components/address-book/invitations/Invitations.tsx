import type { PageProps } from '../../../src/element/administration/declare-administration';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { usePlace } from '../use-place';
import { Applications } from './Applications';
import { Links } from './Links';
import { invitationTexts } from './texts';

/** Invitation links of the enterprise, and applications that wait for consent. */
export default function Invitations(props: PageProps) {
  const t = useTexts(invitationTexts);
  const [place, go] = usePlace(props);
  const tab = place['tab'] === 'applications' ? 'applications' : 'links';
  return (
    <Tabs
      label={t.tabs}
      tabs={[
        { value: 'links', label: t.links },
        { value: 'applications', label: t.applications },
      ]}
      value={tab}
      onChange={(to) => go(to === 'links' ? {} : { tab: to })}
    >
      {tab === 'links' ? <Links /> : <Applications />}
    </Tabs>
  );
}
