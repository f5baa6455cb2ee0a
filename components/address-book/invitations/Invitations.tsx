import { useState } from 'react';
import { Tabs } from '../../../src/ui/layout/Tabs';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Applications } from './Applications';
import { Links } from './Links';
import { invitationTexts } from './texts';

/** The links by which people join the enterprise, and who waits for consent. */
export default function Invitations() {
  const t = useTexts(invitationTexts);
  const [tab, setTab] = useState<'links' | 'applications'>('links');
  return (
    <Tabs
      label={t.tabs}
      tabs={[
        { value: 'links', label: t.links },
        { value: 'applications', label: t.applications },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'links' ? <Links /> : <Applications />}
    </Tabs>
  );
}
