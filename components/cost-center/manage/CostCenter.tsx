import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/host/view-props';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { costCenter } from './declaration';
import { Listed } from './Listed';
import { createManage, type Manage } from './manage';
import { costCenterTexts } from './texts';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

// loaded on first use only
const ObjectDetail = lazyPart(() => import('./detail/ObjectDetail'));
const ManageDialogs = lazyPart(() => import('./ManageDialogs'));

export default function CostCenter(props: ViewProps<typeof costCenter>) {
  const t = useTexts(costCenterTexts);
  const { host, costKind, view, objectNo, pageSize } = props;
  const manage = host.store<Manage>(() => createManage(host, { costKind, view, objectNo }));
  const state = useStore(manage.store);
  useOnValuesChange(() => manage.follow({ costKind, view, objectNo }), [manage, costKind, view, objectNo]);
  useOnValuesChange(() => manage.setPageSize(pageSize), [manage, pageSize]);
  useEffect(() => manage.takeUp(), [manage]);
  const { inPlace, dialog } = state;
  if (inPlace) return <TargetInPlace host={host} target={inPlace} back={t.back} onBack={manage.back} />;
  return (
    <>
      {state.objectNo === '' ? (
        <Listed manage={manage} state={state} />
      ) : (
        <ObjectDetail
          key={`${state.costKind} ${state.objectNo}`}
          manage={manage}
          costKind={state.costKind}
          no={state.objectNo}
        />
      )}
      {dialog && <ManageDialogs manage={manage} costKind={state.costKind} dialog={dialog} />}
    </>
  );
}
