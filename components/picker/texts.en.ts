import type { PickerTexts } from './texts';

export default {
  failed: (noun, reason) => `This could not be loaded: ${noun}. ${reason}`,
  signInFirst: (noun) => `Please sign in to choose: ${noun}`,
  signIn: 'Sign in',
  choose: (noun) => `Please choose from the list: ${noun}`,
  city: 'city',
  noCity: (typed) => `No city found for “${typed}”`,
  unknownCity: (code) => `There is no city with the code ${code}`,
  costCenter: 'cost centre',
  costCenterHint: 'Name, pinyin or number',
  noCostCenters: 'Your company has no cost centres. Please contact your administrator.',
  noCostCenter: 'No such cost centre: try its name, pinyin or number',
  unknownCostCenter: (code) => `There is no cost centre with the number ${code}`,
  staff: 'staff',
  staffHint: 'Name, pinyin, staff number or phone',
  noStaff: 'No people found: try name, pinyin, staff number or phone',
  unknownStaff: (codes) => `These cannot be chosen: ${codes}`,
  chosenStaff: 'Staff chosen',
  remove: (name) => `Remove ${name}`,
} satisfies PickerTexts;
