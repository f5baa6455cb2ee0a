import { useState } from 'react';
import {
  queryEnterpriseThirdPage,
  setEnterpriseThirdPage,
} from '../../../../src/contract/agency/platform/third-page';
import { thirdPageProblem } from '../../../../src/domain/agency/third-page';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import type { Host } from '../../../../src/element/host/host';
import { useHost } from '../../../../src/element/host/host-context';
import { createCallForm } from '../../../../src/element/submission/call-form';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { FormField } from '../../../../src/ui/form/FormField';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { Section } from '../../../../src/ui/layout/Section';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { thirdPageTexts } from './texts';

interface Props {
  enterpriseNum: string;
  mayManage: boolean;
}

/** Third-party page of an enterprise, and how the portal shows it. */
export function ThirdPageSection({ enterpriseNum, mayManage }: Props) {
  const t = useTexts(thirdPageTexts);
  const errors = useTexts(errorTexts);
  const host = useHost();
  const { data, error, isFetching, refetch } = useCall(queryEnterpriseThirdPage, { enterpriseNum });
  const [isOpen, setOpen] = useState(false);
  if (data === undefined)
    return error ? (
      <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={2} height={48} label={t.title} />
    );
  const { url, shownIn } = data;
  return (
    <Section title={t.title}>
      <p>{t.hint}</p>
      <Facts>
        <Fact name={t.address} wraps>
          {url || t.none}
        </Fact>
        {shownIn !== '' && (
          <Fact name={t.way} wraps>
            {shownIn === 'framed' ? t.framed : t.elsewhere}
          </Fact>
        )}
      </Facts>
      {mayManage && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t.alter}
          </Button>
        </div>
      )}
      {isOpen && (
        <PageDialog
          enterpriseNum={enterpriseNum}
          seenUrl={url}
          onClose={() => setOpen(false)}
          onSaved={() => {
            host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}

interface DialogProps {
  enterpriseNum: string;
  seenUrl: string;
  onSaved(): void;
  onClose(): void;
}

const createPageForm = (host: Host, { enterpriseNum, seenUrl, onSaved }: Omit<DialogProps, 'onClose'>) =>
  createCallForm(host, {
    call: setEnterpriseThirdPage,
    values: { url: seenUrl },
    body: ({ url }) => ({ enterpriseNum, seenUrl, url }),
    check: ({ url }): Record<string, string> => {
      // the gateway knows whether an address of the own computer is allowed
      const problem = thirdPageProblem(url.trim(), { mayBeLocal: true });
      return problem === undefined ? {} : { url: problem };
    },
    onDone: onSaved,
  });

function PageDialog({ onClose, ...props }: DialogProps) {
  const t = useTexts(thirdPageTexts);
  const host = useHost();
  const [editing] = useState(() => createPageForm(host, props));
  return (
    <FormDialog
      title={t.alter}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <FormField form={editing.form} name="url" label={t.url} helper={t.urlHint}>
        {(control) => <TextInput {...control} autoCapitalize="none" maxLength={500} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
