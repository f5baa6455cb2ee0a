import { useState } from 'react';
import { BOOKING_PARAMS, PORTAL_PARAMS } from '../../../src/contract/agency/platform/parameters';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { Dictionaries } from './Dictionaries';
import { ParameterList } from './ParameterList';
import { parameterTexts } from './texts';

const TABS = ['booking', 'portal', 'dictionaries'] as const;

/** Parameters and dictionaries of the agency. */
export default function Parameters({ rights }: AgencyPageProps) {
  const t = useTexts(parameterTexts);
  const [tab, setTab] = useState<(typeof TABS)[number]>('booking');
  const names = { booking: t.tabBooking, portal: t.tabPortal, dictionaries: t.tabDictionaries };
  const mayManage = rights.includes('managePlatform');
  return (
    <Tabs
      label={t.tabs}
      tabs={TABS.map((value) => ({ value, label: names[value] }))}
      value={tab}
      onChange={setTab}
    >
      {tab === 'booking' && (
        <ParameterList params={BOOKING_PARAMS} hint={t.bookingHint} mayManage={mayManage} />
      )}
      {tab === 'portal' && <ParameterList params={PORTAL_PARAMS} hint={t.portalHint} mayManage={mayManage} />}
      {tab === 'dictionaries' && <Dictionaries mayManage={mayManage} />}
    </Tabs>
  );
}
