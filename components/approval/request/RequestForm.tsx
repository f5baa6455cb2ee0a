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
import { focusFirstError } from '../../../src/ui/field/focus-first-error';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import type { CalendarDay } from '../../../src/contract/flight-booking/places';
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
  const { refusals, busy, problem, isResumed, holidays } = useStore(requesting.store);
  const { form } = requesting;
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  // what is refused: the first thing to mend; later edits must not move the focus
  useEffect(() => {
    if (refusals > 0) focusFirstError(element.current);
  }, [refusals]);
  return (
    <form
      ref={element}
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
      <KindField requesting={requesting} />
      <div className="tr-pair">
        <PurposeField form={form} />
        <FormField form={form} name="budget" label="预算" helper="选填，含税费，用于该申请单下的全部订单">
          {({ value, onChange }) => (
            <TextInput
              value={value}
              inputMode="decimal"
              placeholder="不限"
              suffix="元"
              onChange={(budget) => onChange(filterMoneyInput(budget))}
            />
          )}
        </FormField>
      </div>
      <FormField
        form={form}
        name="reason"
        label="出差事由"
        required
        helper={`${draft.reason.length}/${REASON_LENGTH}`}
      >
        {(control) => (
          <TextArea {...control} rows={3} maxLength={REASON_LENGTH} placeholder="请说明出差的事由" />
        )}
      </FormField>
      <CityRows requesting={requesting} />
      <Days requesting={requesting} marks={holidays} />
      <TravellersField form={form} />
      {problem && (
        <p className="tr-problem" role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      <Actions requesting={requesting} draft={draft} busy={busy} />
    </form>
  );
}

/** A trip or before a trip; with why the enterprise lets nobody ask in this way, if it does not. */
function KindField({ requesting: { form, store } }: Pick<Props, 'requesting'>) {
  const { value, error, onChange } = useFormField(form, 'applyType');
  const self = useStore(store, (state) => state.self);
  const { data: templates } = useCall(queryTemplateTypes, self?.companyNO);
  const missing = templates && templateProblem(templates, formTypeOf(value));
  return (
    <Field label="申请类型" error={error ?? missing}>
      <RadioGroup value={value} options={KINDS} onChange={onChange} />
    </Field>
  );
}

interface DaysProps extends Pick<Props, 'requesting'> {
  marks: readonly CalendarDay[];
}

function Days({ requesting: { form, today }, marks }: DaysProps) {
  const begin = useFormField(form, 'beginDate');
  const end = useFormField(form, 'endDate');
  return (
    <DateRangeField
      {...requestDays(today)}
      marks={marks}
      from={{ label: '开始日期', shortName: '开始', required: true, value: begin.value, error: begin.error }}
      to={{ label: '结束日期', shortName: '结束', required: true, value: end.value, error: end.error }}
      onChange={({ from, to }) => {
        // only what changed: the error at the other end stands until it is mended
        if (from !== begin.value) begin.onChange(from);
        if (to !== end.value) end.onChange(to);
      }}
    />
  );
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
