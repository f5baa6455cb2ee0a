import { passengerTexts } from '../../../../src/domain/passenger/texts/texts';
import type { Host } from '../../../../src/element/host/host';
import type { DraftLabels } from './draft';
import { flightPassengerTexts } from '../texts';

export const draftLabels = (host: Host): DraftLabels => ({
  form: host.texts(flightPassengerTexts),
  passengers: host.texts(passengerTexts),
});
