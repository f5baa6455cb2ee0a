import { grades } from '../../../contract/address-book/grades';
import type { Holder } from '../../../contract/resource/values';
import { Field } from '../../../ui/field/Field';
import { Segmented } from '../../../ui/field/choice/Segmented';
import { Select } from '../../../ui/field/combobox/Select';
import { useTexts } from '../../../ui/texts/use-texts';
import type { FieldBinding, BoundField, FieldType } from './field-type';
import { ReferenceChoice } from './ReferenceChoice';
import { StaffChoice } from './StaffChoice';
import { resourceTexts, type HolderScope } from '../texts';
import { TreeChoice } from './TreeChoice';
import { DEPARTMENT_TREE } from './tree-sources';

function chineseName(scope: HolderScope, name: string): string {
  const { holder: say, holderScope } = resourceTexts.chinese;
  return say(holderScope(scope), name);
}

/** Scope of a row: one of these kinds with its members. Filtered by kind. `nameOf`: its words, Chinese by default. */
export const holder = <Scope extends HolderScope, T = unknown>(
  scopes: readonly [Scope, ...Scope[]],
  nameOf: (t: T) => (scope: Scope, name: string) => string = () => chineseName,
): FieldType<Holder<Scope>, T, Scope> => ({
  words: ({ scope, name }, t) => nameOf(t)(scope, name),
  blank: { scope: scopes[0], no: '', name: '' },
  required: true,
  width: 160,
  block: (bound) => <HolderField {...bound} scopes={scopes} />,
  filter: (bound) => <HolderFilter {...bound} scopes={scopes} />,
  parse: (text) => scopes.find((scope) => scope === text),
});

interface HolderFieldProps<Scope extends HolderScope> extends BoundField<Holder<Scope> | null> {
  scopes: readonly [Scope, ...Scope[]];
}

function HolderField<Scope extends HolderScope>({
  scopes,
  label,
  required,
  helper,
  error,
  value,
  onChange,
}: HolderFieldProps<Scope>) {
  const t = useTexts(resourceTexts);
  const { scope, ...named } = value ?? { scope: scopes[0], no: '', name: '' };
  const chosen = named.no === '' ? null : named;
  const choose = (one: { no: string; name: string } | null) =>
    onChange({ scope, ...(one ?? { no: '', name: '' }) });
  return (
    <>
      <Field label={t.holderKind} required={required}>
        <Segmented<Scope>
          value={scope}
          options={scopes.map((one) => ({ value: one, label: t.holderScope(one) }))}
          onChange={(next) => onChange({ scope: next, no: '', name: '' })}
        />
      </Field>
      <Field label={label} required={required} error={error} {...(helper !== undefined && { helper })}>
        {scope === 'person' ? (
          <StaffChoice value={chosen} onChange={choose} />
        ) : scope === 'department' ? (
          <TreeChoice
            source={DEPARTMENT_TREE}
            label={label}
            value={chosen ? [chosen] : []}
            single
            onChange={([one]) => choose(one ?? null)}
          />
        ) : (
          <ReferenceChoice resource={grades} value={chosen} onChange={choose} />
        )}
      </Field>
    </>
  );
}

interface HolderFilterProps<Scope extends HolderScope> extends FieldBinding<Scope | undefined> {
  scopes: readonly Scope[];
}

function HolderFilter<Scope extends HolderScope>({ scopes, value, onChange }: HolderFilterProps<Scope>) {
  const t = useTexts(resourceTexts);
  return (
    <Select<Scope | ''>
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      options={[
        { value: '' as const, label: t.all },
        ...scopes.map((scope) => ({ value: scope, label: t.holderScope(scope) })),
      ]}
    />
  );
}
