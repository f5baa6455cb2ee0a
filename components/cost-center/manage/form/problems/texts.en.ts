import type { CostProblemTexts } from './texts';

export default {
  noCode: 'Enter a code',
  codeTooLong: 'A code has 40 characters at most',
  codeSigns: 'A code has letters, digits and . _ / - only',
  noName: 'Enter a name',
  nameTooLong: 'A name has 60 characters at most',
  taxNoTooLong: 'A tax number has 20 characters at most',
  tooManyDepartments: 'Choose 500 departments at most',
  tooManyPersons: 'Choose 500 people at most',
  dateForm: 'Enter a date as YYYY-MM-DD',
  noSuchDate: 'There is no such date',
  noAmount: 'Enter an amount',
  amountNegative: 'A budget cannot be less than 0',
  amountTooLarge: 'A month has ¥10,000,000,000 at most',
} satisfies CostProblemTexts;
