import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/host/view-props';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { costCenterImport } from './declaration';
import { createCostImportStore } from './cost-import-store';
import { ImportList } from './ImportList';
import { OneImport } from './OneImport';
import { costCenterImportTexts } from './texts';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

export default function CostCenterImport({
  host,
  costKind,
  importNo,
  pageSize,
}: ViewProps<typeof costCenterImport>) {
  const t = useTexts(costCenterImportTexts);
  const importing = host.store(createCostImportStore);
  const state = useStore(importing.store);
  useOnValuesChange(() => importing.choose(costKind), [importing, costKind]);
  useOnValuesChange(() => importing.show(importNo), [importing, importNo]);
  useOnValuesChange(() => importing.setPageSize(pageSize), [importing, pageSize]);
  if (state.inPlace) {
    return <TargetInPlace host={host} target={state.inPlace} back={t.back} onBack={importing.back} />;
  }
  if (state.importNo !== '') {
    return <OneImport key={state.importNo} importing={importing} importNo={state.importNo} />;
  }
  return <ImportList importing={importing} state={state} />;
}
