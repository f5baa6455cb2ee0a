import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { queryTemplateTypes } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { formTypeOf, templateProblem } from '../../../src/domain/standard/approval-template';
import { filterMoneyInput } from '../../../src/domain/money/money';
import { applyTypeName } from '../../../src/domain/standard/apply-type';
import { Button } from '../../../src/ui/button/Button';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import { Field } from '../../../src/ui/field/Field';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { RadioGroup } from '../../../src/ui/field/RadioGroup';
import { TextArea } from '../../../src/ui/field/TextArea';
import { TextInput } from '../../../src/ui/field/TextInput';
import { CityRows } from './CityRows';
import { isTouched, KIND, REASON_LENGTH, requestDays, type RequestDraft } from './draft';
import { PurposeField } from './PurposeField';
import type { Requesting } from './requesting';
import { TravellersField } from './TravellersField';

interface Props {
  requesting: Requesting;
  draft: RequestDraft;
}

const KINDS = Object.values(KIND).map((value) => ({ value, label: applyTypeName(value) }));

export function RequestForm({ requesting, draft }: Props) {
  const { errors, refusals, busy, problem, isResumed, holidays } = useStore(requesting.store);
  const { edit } = requesting;
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const missingTemplates = useMissingTemplates(requesting, draft);
  // what is refused: the first thing to mend; later edits must not move the focus
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role=alert]')?.focus();
  }, [refusals]);
  return (
    <form
      ref={form}
      className="tr-card tr-form"
      part="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        void requesting.submit();
      }}
    >
      <h2 id={titleId}>新建{applyTypeName(draft.applyType)}</h2>
      {isResumed && (
        <p className="tr-note" role="status">
          已恢复上次未提交的申请内容
          <Button variant="text" size="small" onClick={requesting.startAnew}>
            清空重填
          </Button>
        </p>
      )}
      <Field label="申请类型" error={errors.applyType ?? missingTemplates}>
        <RadioGroup value={draft.applyType} options={KINDS} onChange={(applyType) => edit({ applyType })} />
      </Field>
      <div className="tr-pair">
        <PurposeField
          value={draft.purposeCode}
          error={errors.purposeCode}
          onChange={(purposeCode) => edit({ purposeCode })}
        />
        <Field label="预算" error={errors.budget} helper="选填，含税费，用于该申请单下的全部订单">
          <TextInput
            value={draft.budget}
            inputMode="decimal"
            placeholder="不限"
            suffix="元"
            onChange={(budget) => edit({ budget: filterMoneyInput(budget) })}
          />
        </Field>
      </div>
      <Field
        label="出差事由"
        required
        error={errors.reason}
        helper={`${draft.reason.length}/${REASON_LENGTH}`}
      >
        <TextArea
          value={draft.reason}
          rows={3}
          maxLength={REASON_LENGTH}
          placeholder="请说明出差的事由"
          onChange={(reason) => edit({ reason })}
        />
      </Field>
      <CityRows requesting={requesting} cities={draft.cities} errors={errors.cities ?? {}} />
      <DateRangeField
        {...requestDays(requesting.today)}
        marks={holidays}
        from={{
          label: '开始日期',
          shortName: '开始',
          value: draft.beginDate,
          required: true,
          error: errors.beginDate,
        }}
        to={{
          label: '结束日期',
          shortName: '结束',
          value: draft.endDate,
          required: true,
          error: errors.endDate,
        }}
        onChange={({ from, to }) => {
          // only what changed: the error at the other end stands until it is mended
          if (from !== draft.beginDate) edit({ beginDate: from });
          if (to !== draft.endDate) edit({ endDate: to });
        }}
      />
      <TravellersField
        travellers={draft.travellers}
        error={errors.travellers}
        onChange={(travellers) => edit({ travellers })}
      />
      {problem && (
        <p className="tr-problem" role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      <Actions requesting={requesting} draft={draft} busy={busy} />
    </form>
  );
}

/** Why the enterprise lets nobody ask in this way; undefined: it does, or it is not known yet. */
function useMissingTemplates({ store }: Requesting, { applyType }: RequestDraft): string | undefined {
  const self = useStore(store, (state) => state.self);
  const { data } = useCall(queryTemplateTypes, self?.companyNO);
  return data && templateProblem(data, formTypeOf(applyType));
}

function Actions({ requesting, draft, busy }: Props & { busy: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="tr-actions">
      <Button type="submit" variant="primary" size="large" loading={busy} loadingText="正在提交申请">
        提交申请
      </Button>
      <Button
        size="large"
        disabled={busy}
        onClick={() => (isTouched(draft) ? setAsking(true) : requesting.cancel())}
      >
        取消
      </Button>
      {asking && (
        <MessageBox
          title="取消申请"
          confirmText="放弃填写"
          cancelText="继续填写"
          danger
          onConfirm={() => {
            setAsking(false);
            requesting.cancel();
          }}
          onCancel={() => setAsking(false)}
        >
          已填写的内容将被清空。
        </MessageBox>
      )}
    </div>
  );
}
