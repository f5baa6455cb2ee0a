import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { useShallowStable } from '../../src/element/definition/react/use-shallow-stable';
import { lazyPart } from '../../src/element/host/lazy-part';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { useTexts } from '../../src/ui/texts/use-texts';
import { ApplyView } from './apply/ApplyView';
import type { invoice } from './declaration';
import { initialStateOf } from './initial-state';
import { createInvoiceStore, type InvoiceStore } from './invoice-store';
import { InvoiceList } from './list/InvoiceList';
import { SettingsView } from './settings/SettingsView';
import { invoiceTexts } from './texts';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

// loaded on first use: the lists need none of them
const InvoiceDialogs = lazyPart(() => import('./InvoiceDialogs'));
const InvoiceDetail = lazyPart(() => import('./list/InvoiceDetail'));

export default function Invoices(props: ViewProps<typeof invoice>) {
  const { host, view, invoiceNo, pageSize } = props;
  const t = useTexts(invoiceTexts);
  const given = useShallowStable(initialStateOf(props));
  const model = host.store<InvoiceStore>(() => createInvoiceStore(host, given));
  const state = useStore(model.store);
  const { show, setPageSize, follow } = model;
  useEffect(() => follow(given), [follow, given]);
  useOnValuesChange(() => show(invoiceNo), [show, invoiceNo]);
  useOnValuesChange(() => setPageSize(pageSize), [setPageSize, pageSize]);
  const { inPlace, dialog } = state;
  if (inPlace) return <TargetInPlace host={host} target={inPlace} back={t.back} onBack={model.back} />;
  return (
    <>
      {view === 'apply' && <ApplyView invoicing={model} appliedFor={state.appliedFor} />}
      {view === 'settings' && <SettingsView invoicing={model} />}
      {view === 'list' &&
        (state.invoiceNo === '' ? (
          <InvoiceList listing={model.invoices} of={model} onShowFiles={model.showDownloads} />
        ) : (
          <InvoiceDetail key={state.invoiceNo} invoicing={model} invoiceNo={state.invoiceNo} />
        ))}
      {dialog && <InvoiceDialogs invoicing={model} dialog={dialog} />}
    </>
  );
}
