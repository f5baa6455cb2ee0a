import { addDays, isCalendarDate, shanghaiDate } from '../../src/domain/shanghai-time';
import { attributeText, type FirstPaint } from '../../src/element/definition/upgrade/first-paint';
import { weekdayOf } from '../../src/ui/date/date-text';
import baseCss from '../../src/ui/tokens/base.css?inline';
import buttonCss from '../../src/ui/button/button.css?inline';
import comboboxCss from '../../src/ui/field/combobox/combobox.css?inline';
import dateFieldCss from '../../src/ui/date/date-field.css?inline';
import fieldCss from '../../src/ui/field/field.css?inline';
import inputCss from '../../src/ui/field/text/input.css?inline';
import segmentedCss from '../../src/ui/field/choice/segmented.css?inline';
import tokensCss from '../../src/ui/tokens/tokens.css?inline';
import tooltipCss from '../../src/ui/overlay/tooltip.css?inline';
import markup from './first-paint.json';
import css from './flight-booking.css?inline';
import { TRAVEL_TYPE } from '../../src/contract/flight-booking/travel-type';
import { TRAVEL_TYPE_FIELD, readTravelType } from './party/party';
import { now } from '../../src/domain/clock';

/** Date of the attribute. An invalid date is left to the view to report. */
function dateOf(element: Element): string {
  const given = attributeText(element, 'dep-date') ?? '';
  return isCalendarDate(given) ? given : addDays(shanghaiDate(now()), 1);
}

/** The page's address takes precedence over the attribute where the element keeps it. */
function travelTypeOf(element: Element): string {
  const keeps = attributeText(element, 'keeps-address') ?? 'false';
  const query = keeps === 'false' ? '' : location.search;
  const named = new URLSearchParams(query).get(TRAVEL_TYPE_FIELD);
  const travelType = readTravelType(named) ?? readTravelType(attributeText(element, 'travel-type'));
  return `${travelType ?? TRAVEL_TYPE.business}`;
}

/** Search form as the view renders it (generated), shown before React has loaded. */
const firstPaint: FirstPaint = {
  markup: markup as FirstPaint['markup'],
  styles: [
    tokensCss,
    baseCss,
    css,
    buttonCss,
    comboboxCss,
    dateFieldCss,
    fieldCss,
    inputCss,
    segmentedCss,
    tooltipCss,
  ],
  values: (element) => ({ date: dateOf(element), [TRAVEL_TYPE_FIELD]: travelTypeOf(element) }),
  texts: (element) => ({ 'tp-date-hint': weekdayOf(dateOf(element)) }),
};
export default firstPaint;
