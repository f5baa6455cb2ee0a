import {
  DEPARTMENT_RULES,
  queryStandardPriority,
  saveStandardPriority,
  type StandardPriority,
} from '../../../src/contract/travel-standard/priority';
import { RESOURCE_FAULTS } from '../../../src/contract/resource/faults';
import { STANDARD_SCOPES } from '../../../src/contract/travel-standard/shapes';
import { choice } from '../../../src/element/resource/fields/field-types';
import { settingsPage } from '../../../src/element/settings-page/settings-page';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Section } from '../../../src/ui/layout/Section';
import { ReorderList } from '../../../src/ui/reorder-list/ReorderList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { priorityTexts, type PriorityTexts as T } from './texts';

/** Order in which one of several travel standards applies to a person. */
export default settingsPage({
  name: 'standardPriority',
  read: queryStandardPriority,
  save: saveStandardPriority,
  texts: priorityTexts,
  values: (read) => read,
  body: (to, from) => ({ from, to }),
  fieldOf: (path) => path.replace(/^to\./, ''),
  fields: {
    scopes: {
      words: (scopes, t) => t.list(scopes.map(t.scopeName)),
      blank: [],
      block: ({ value, onChange }, t) => (
        <div>
          <p>{t.orderHint}</p>
          <ReorderList
            label={t.order}
            items={(value ?? []).map((scope) => ({ id: scope, name: t.scopeName(scope) }))}
            onChange={(ids) => onChange(ids.flatMap((id) => STANDARD_SCOPES.filter((scope) => scope === id)))}
          />
        </div>
      ),
    },
    departments: {
      ...choice(DEPARTMENT_RULES, (t: T) => t.ruleName),
      control: ({ value, onChange }, t) => (
        <>
          <Segmented
            value={value ?? DEPARTMENT_RULES[0]}
            options={DEPARTMENT_RULES.map((rule) => ({ value: rule, label: t.ruleName(rule) }))}
            onChange={onChange}
          />
          {value && <p>{t.ruleHint(value)}</p>}
        </>
      ),
    },
  },
  groups: { departments: '' },
  conflict: RESOURCE_FAULTS.rowsRearranged,
  failed: (t, problem) => t.failed(problem),
  saved: (t) => t.saved,
  View: PriorityView,
});

function PriorityView({ answer: { scopes, departments } }: { answer: StandardPriority }) {
  const t = useTexts(priorityTexts);
  return (
    <>
      <Section title={t.order}>
        <p>{t.orderHint}</p>
        <ol>
          {scopes.map((scope) => (
            <li key={scope}>{t.scopeName(scope)}</li>
          ))}
        </ol>
      </Section>
      <Section title={t.departments}>
        <p>
          <strong>{t.ruleName(departments)}</strong>
        </p>
        <p>{t.ruleHint(departments)}</p>
      </Section>
    </>
  );
}
