import { useId, useState } from 'react';
import {
  PRODUCT_FIELDS,
  saveSettleProductRules,
  type ProductFormConfig,
} from '../../../src/contract/settlement/products';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Unsent } from '../../../src/element/sending/sending';
import { SendingProblem } from '../../../src/element/sending/SendingProblem';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Settling } from '../settling';
import { productsTexts } from './texts';

interface Rules {
  isNewPermission: boolean;
  formConfigObj: ProductFormConfig;
}

/** Rules of the form of products: whether the listed users take effect, and which fields the form has. */
export function ProductRules({ settling: { host }, saved }: { settling: Settling; saved: Rules }) {
  const t = useTexts(productsTexts);
  const titleId = useId();
  const saving = useIntent(saveSettleProductRules);
  const [changes, setChanges] = useState<Partial<Rules>>({});
  const [problem, setProblem] = useState<Unsent>();
  const { isNewPermission, formConfigObj } = { ...saved, ...changes };
  const isChanged =
    isNewPermission !== saved.isNewPermission ||
    PRODUCT_FIELDS.some((field) => formConfigObj[field] !== saved.formConfigObj[field]);
  async function save(): Promise<void> {
    setProblem(undefined);
    const sent = await saving.send({ isNewPermission, formConfigObj });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      return setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
    }
    host.notify({ as: 'toast', text: t.rulesSaved, delayMs: 0 });
  }
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.rules}</h3>
      <form
        className="st-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t.permission} helper={t.permissionHint}>
          <RadioGroup
            value={isNewPermission ? 'new' : 'open'}
            options={[
              { value: 'new', label: t.byUsers },
              { value: 'open', label: t.openToAll },
            ]}
            onChange={(value) => setChanges({ ...changes, isNewPermission: value === 'new' })}
          />
        </Field>
        {isNewPermission &&
          PRODUCT_FIELDS.map((field) => (
            <Field key={field} label={t.fieldRule(field)}>
              <RadioGroup
                value={formConfigObj[field]}
                options={(['optional', 'required', 'hidden'] as const).map((value) => ({
                  value,
                  label: t.ruleName(value),
                }))}
                onChange={(value) =>
                  setChanges({ ...changes, formConfigObj: { ...formConfigObj, [field]: value } })
                }
              />
            </Field>
          ))}
        <SendingProblem problem={problem} />
        {isChanged && (
          <div>
            <Button type="submit" variant="primary" loading={saving.isSending} loadingText={t.saving}>
              {t.saveRules}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}
