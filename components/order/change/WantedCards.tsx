import { NO_CHANGE_REASON } from '../../../src/contract/order/change';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonCard } from '../after-sale/ReasonCard';
import { ChangePassengers } from './ChangePassengers';
import { NewFlights } from './NewFlights';
import { changeTexts } from './texts';
import type { ChangeFormProps, FilledChange } from './use-change-draft';

interface Props {
  form: ChangeFormProps;
  filled: FilledChange;
  isVoluntary: boolean;
  isApproved: boolean;
  /** True after an attempt to submit; missing input is then reported at its field. */
  wasAsked: boolean;
}

/** Passengers, reason and flights of a change. */
export function WantedCards({ form, filled, isVoluntary, isApproved, wasAsked }: Props) {
  const t = useTexts(changeTexts);
  const { host, detail, isStale, reasons, changeReason, onReason } = form;
  const { draft, edit, passengerNos, segments, segmentNos } = filled;
  return (
    <>
      <section className="or-card">
        <h3>{t.passengers}</h3>
        <ChangePassengers
          detail={detail}
          chosen={passengerNos}
          isStale={isStale}
          onChoose={(chosen) => edit({ passengerNos: chosen })}
        />
      </section>
      <ReasonCard
        t={t}
        options={reasons.map((one) => ({ value: one.changeReason, label: t.reasonName(one) }))}
        value={changeReason === NO_CHANGE_REASON ? null : changeReason}
        onChange={onReason}
        isVoluntary={isVoluntary}
        remark={draft.remark}
        onRemark={(remark) => edit({ remark })}
      />
      <section className="or-card">
        <h3>{t.flights}</h3>
        <NewFlights
          host={host}
          orderNo={detail.orderNo}
          segments={segments}
          segmentNos={segmentNos}
          flights={draft.flights}
          passengerNos={passengerNos}
          changeReason={changeReason}
          isVoluntary={isVoluntary}
          lacksFlights={wasAsked}
          isApproved={isApproved}
          onEdit={edit}
        />
      </section>
    </>
  );
}
