import Plus from 'lucide-react/icons/plus';
import { useMemo, type ReactNode } from 'react';
import { queryInvoiceTemplates, queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { useCall, type CallState } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { applyTexts } from '../apply/texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { useInvoiceRights } from '../use-rights';
import { Distribution } from './Distribution';
import { templateColumns, titleColumns } from './columns';
import { invoiceSettingsTexts } from './texts';

/** Titles of invoices, templates for splitting them, and the distribution of receipts. */
export function SettingsView({ invoicing }: { invoicing: InvoiceStore }) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(invoiceSettingsTexts);
  const a = useTexts(applyTexts);
  const { maySet } = useInvoiceRights();
  const titles = useCall(queryInvoiceTitles, {}, { live: true });
  const templates = useCall(queryInvoiceTemplates, {}, { live: true });
  const titleList = titles.data?.titleList;
  const ofTitles = useMemo(() => titleColumns(t), [t]);
  const ofTemplates = useMemo(() => templateColumns({ s, t, a }, titleList ?? []), [s, t, a, titleList]);
  return (
    <div className="iv-settings">
      <Section
        heading={t.titles}
        found={titles}
        columns={ofTitles}
        rows={titleList ?? []}
        rowKey={({ titleNo }) => titleNo}
        nothing={t.noTitles}
        add={maySet ? t.addTitle : ''}
        onAdd={() => invoicing.ask({ kind: 'title', title: undefined })}
        actions={
          maySet
            ? (title) => (
                <EditButton name={title.titleName} onEdit={() => invoicing.ask({ kind: 'title', title })} />
              )
            : undefined
        }
      />
      <Section
        heading={t.templates}
        found={templates}
        columns={ofTemplates}
        rows={templates.data?.templateList ?? []}
        rowKey={({ templateNo }) => templateNo}
        nothing={t.noTemplates}
        add={maySet && titles.data ? t.addTemplate : ''}
        onAdd={() => invoicing.ask({ kind: 'template', template: undefined })}
        actions={
          maySet && titles.data
            ? (template) => (
                <EditButton
                  name={template.templateName}
                  onEdit={() => invoicing.ask({ kind: 'template', template })}
                />
              )
            : undefined
        }
      />
      <Distribution invoicing={invoicing} />
    </div>
  );
}

function EditButton({ name, onEdit }: { name: string; onEdit(): void }) {
  const t = useTexts(invoiceSettingsTexts);
  return (
    <Button variant="text" size="small" aria-haspopup="dialog" aria-label={t.editOf(name)} onClick={onEdit}>
      {t.edit}
    </Button>
  );
}

interface SectionProps<Row extends object> {
  heading: string;
  found: CallState<unknown>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Text of the empty list. */
  nothing: string;
  /** Label of the button that adds a row; '' for no button. */
  add: string;
  onAdd(): void;
  actions: ((row: Row) => ReactNode) | undefined;
}

function Section<Row extends object>(props: SectionProps<Row>) {
  const { heading, found, columns, rows, rowKey, nothing, add, onAdd, actions } = props;
  const t = useTexts(invoiceSettingsTexts);
  const errors = useTexts(errorTexts);
  return (
    <div className="iv-section">
      <div className="iv-head">
        <h2>{heading}</h2>
        {add !== '' && (
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={onAdd}>
            {add}
          </Button>
        )}
      </div>
      {found.error && found.data === undefined ? (
        <ErrorState
          message={t.loadFailed(errors.of(found.error))}
          retrying={found.isFetching}
          // a refusal offers no retry, because another attempt would be refused too
          onRetry={isRefused(found.error) ? undefined : () => void found.refetch()}
        />
      ) : (
        <DataTable
          label={heading}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowActions={actions}
          loading={found.data === undefined}
          skeletonRows={3}
          empty={<EmptyState title={nothing} />}
        />
      )}
    </div>
  );
}
