import { queryPartnerApps } from '../../../src/contract/agency/connections/partners';
import { useCall } from '../../../src/element/data/use-call';
import { useKeyword } from '../../../src/element/people/use-keyword';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { webhookTexts } from './texts';

export interface ChosenApp {
  appNo: string;
  appName: string;
}

interface Props {
  value: ChosenApp | null;
  error: string | undefined;
  onChange(value: ChosenApp | null): void;
}

const OFFERED = 20;

/** Field for an application of a partner, found by typing. */
export function AppField({ value, error, onChange }: Props) {
  const t = useTexts(webhookTexts);
  const keyword = useKeyword();
  const found = useCall(queryPartnerApps, {
    keyword: keyword.wanted,
    appState: 'active',
    pageSize: OFFERED,
  });
  return (
    <Field label={t.app} error={error} required>
      <Combobox<ChosenApp>
        value={value}
        groups={[{ options: found.data?.appList ?? [] }]}
        onQueryChange={keyword.type}
        onChange={(one) => onChange(one && { appNo: one.appNo, appName: one.appName })}
        optionKey={({ appNo }) => appNo}
        optionText={({ appName }) => appName}
        renderOption={({ appNo, appName }) => <OptionRow name={appName} code={appNo} />}
        loading={found.isPending || keyword.typed !== keyword.wanted}
        failure={found.isError ? { text: t.appsFailed, retry: () => void found.refetch() } : undefined}
        emptyText={t.noApps}
        placeholder={t.appHint}
      />
    </Field>
  );
}
