import { passengerTexts } from '../../../../src/domain/passenger/texts/texts';
import type { Host } from '../../../../src/element/host/host';
import type { DraftWords } from './draft';
import { flightPassengerTexts } from '../texts';

export const draftWords = (host: Host): DraftWords => ({
  form: host.texts(flightPassengerTexts),
  passengers: host.texts(passengerTexts),
});
