import { useState } from 'react';
import type { AnyResource } from '../../contract/resource/resource';
import type { Named } from '../../contract/resource/values';
import { useCall } from '../data/use-call';
import { useKeyword } from '../people/use-keyword';
import { NamedCombobox } from './NamedCombobox';

/** What is offered at once; others are found by what is typed. */
const OFFERED = 50;

interface Props {
  resource: AnyResource;
  /** Field of its rows that says what one is called. */
  name: string;
  value: Named | null;
  onChange(value: Named | null): void;
}

/** A row of another resource. */
export function ReferenceChoice({ resource, name, value, onChange }: Props) {
  const [isWanted, setWanted] = useState(false);
  const keyword = useKeyword();
  const body = { keyword: keyword.wanted, pageSize: OFFERED };
  const found = useCall(resource.list, isWanted ? body : undefined, { quiet: true });
  const options = (found.data?.rows ?? []).map((row) => ({
    no: String(row[resource.key]),
    name: String(row[name]),
  }));
  return <NamedCombobox {...{ value, options, keyword, found, onChange }} onWanted={() => setWanted(true)} />;
}

interface FilterProps extends Omit<Props, 'value' | 'onChange'> {
  /** Its key. */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** The same as a filter, which an address names by its key alone. */
export function ReferenceFilter({ value, onChange, ...props }: FilterProps) {
  const { resource, name } = props;
  const chosen = useCall(resource.get, value === undefined ? undefined : { key: value }, { quiet: true });
  const said = chosen.data?.[name];
  const shown = value === undefined ? null : { no: value, name: typeof said === 'string' ? said : value };
  return <ReferenceChoice {...props} value={shown} onChange={(one) => onChange(one?.no)} />;
}
