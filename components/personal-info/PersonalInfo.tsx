import { useStore } from 'zustand';
import { queryPersonalInfo } from '../../src/contract/personal-info/personal-info';
import { useCall } from '../../src/element/data/use-call';
import type { ViewProps } from '../../src/element/host/view-props';
import { errorTexts } from '../../src/element/errors/texts';
import { lazyPart } from '../../src/element/host/lazy-part';
import { isRefused } from '../../src/element/list/is-refused';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { personalInfo } from './declaration';
import { createPersonal, type Personal } from './personal';
import { Delegates } from './sections/Delegates';
import { Documents } from './sections/Documents';
import { Identity } from './sections/Identity';
import { Managed } from './sections/Managed';
import { Notices } from './sections/Notices';
import { Outdated } from './sections/Outdated';
import { OwnRights } from './sections/OwnRights';
import { OwnStandard } from './sections/OwnStandard';
import { OwnData } from './sections/OwnData';
import { TravelPreferences } from './sections/TravelPreferences';
import { personalTexts } from './texts';

// loaded when the first dialog opens
const Dialogs = lazyPart(() => import('./forms/Dialogs'));

export default function PersonalInfo({ host }: ViewProps<typeof personalInfo>) {
  const t = useTexts(personalTexts);
  const personal = host.store<Personal>(createPersonal);
  const inPlace = useStore(personal.store, (state) => state.inPlace);
  if (inPlace) return <TargetInPlace host={host} target={inPlace} back={t.back} onBack={personal.back} />;
  return <Page personal={personal} />;
}

function Page({ personal }: { personal: Personal }) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  const dialog = useStore(personal.store, (state) => state.dialog);
  const { data, error, isFetching, refetch } = useCall(queryPersonalInfo, {}, { live: true, early: true });
  if (data === undefined) {
    if (!error) return <SkeletonRows rows={6} height={96} label={t.loading} />;
    return (
      <ErrorState
        message={errors.of(error)}
        retrying={isFetching}
        onRetry={isRefused(error) ? undefined : () => void refetch()}
      />
    );
  }
  const { personalInfo: info } = data;
  return (
    <div className="pi-page">
      <Outdated personal={personal} orders={info.outdatedOrders} />
      <Identity personal={personal} info={info} />
      <Documents personal={personal} info={info} />
      <TravelPreferences personal={personal} info={info} />
      <Delegates personal={personal} />
      <Notices personal={personal} />
      <Managed managed={info.managed} />
      <OwnStandard />
      <OwnRights staffNO={info.managed.staffNO} />
      <OwnData personal={personal} canExport={!info.isPartners} />
      {dialog && <Dialogs personal={personal} info={info} dialog={dialog} />}
    </div>
  );
}
