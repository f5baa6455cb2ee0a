import { useState } from 'react';
import type { ChosenResource } from '../../../contract/resource/resource';
import type { Named } from '../../../contract/resource/values';
import { useCall } from '../../data/use-call';
import { useKeyword } from '../../people/use-keyword';
import { NamedCombobox } from './NamedCombobox';

interface Props {
  resource: ChosenResource;
  value: Named | null;
  onChange(value: Named | null): void;
}

/** Field for a row of another resource. */
export function ReferenceChoice({ resource, value, onChange }: Props) {
  const [isWanted, setWanted] = useState(false);
  const keyword = useKeyword();
  const found = useCall(resource.choices, isWanted ? { keyword: keyword.wanted } : undefined, {
    quiet: true,
  });
  const options = found.data ?? [];
  return <NamedCombobox {...{ value, options, keyword, found, onChange }} onWanted={() => setWanted(true)} />;
}

interface FilterProps extends Omit<Props, 'value' | 'onChange'> {
  /** Key of the row. */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** Filter by a row of another resource, which an address stores by key alone. */
export function ReferenceFilter({ resource, value, onChange }: FilterProps) {
  const asked = value === undefined ? undefined : { keyword: '', key: value };
  const [chosen] = useCall(resource.choices, asked, { quiet: true }).data ?? [];
  const shown = value === undefined ? null : { no: value, name: chosen?.name ?? value };
  return <ReferenceChoice resource={resource} value={shown} onChange={(one) => onChange(one?.no)} />;
}
