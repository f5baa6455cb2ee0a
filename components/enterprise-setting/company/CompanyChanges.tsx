import type { CompanySettings } from '../../../src/contract/enterprise-setting/company';
import type { RowChange } from '../../../src/contract/resource/resource';
import { instantText } from '../../../src/domain/shanghai-time';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { SETTING_FIELDS, settingWords } from './settings-words';
import { companyTexts } from './texts';

/** What was set, by whom and when, the newest first. */
export function CompanyChanges({ changes }: { changes: readonly RowChange[] }) {
  const t = useTexts(companyTexts);
  return (
    <Section title={t.changes}>
      {changes.length === 0 && <p>{t.noChanges}</p>}
      {changes.length > 0 && (
        <ol>
          {changes.map((change) => (
            <li key={change.changeNO}>
              <p>
                <strong>{change.changedBy}</strong>{' '}
                <time dateTime={change.changedTime}>{instantText(change.changedTime)}</time>
              </p>
              <ul>
                {changedFields(change).map(({ field, from, to }) => (
                  <li key={field}>
                    {t.label(field)}：{t.fromTo(settingWords(from, field, t), settingWords(to, field, t))}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** What is other than before, of what there was to set when the change was written. */
function changedFields({ before, after }: RowChange) {
  if (!isSettings(before) || !isSettings(after)) return [];
  return SETTING_FIELDS.filter(
    (field) =>
      field in before && field in after && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  ).map((field) => ({ field, from: before, to: after }));
}

const isSettings = (values: unknown): values is CompanySettings =>
  typeof values === 'object' && values !== null && SETTING_FIELDS.some((field) => field in values);
