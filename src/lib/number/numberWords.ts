import type { Language } from '@/lib/language';

const ONES = [
  'Zero',
  ...['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

function englishBelowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  const ones = number % 10;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${(ONES[ones] ?? '').toLowerCase()}`;
}

/** Each has a word of its own; in the standard spelling of the Central Hindi Directorate. A row for each ten. */
const HINDI_BELOW_HUNDRED = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सतानवे अठानवे निन्यानवे',
].flatMap(row => row.split(' '));

type NumberWords = {
  readonly belowHundred: (number: number) => string;
  /** Largest first. */
  readonly scales: readonly (readonly [scale: number, name: string])[];
};

const NUMBER_WORDS: { readonly [language in Language]: NumberWords } = {
  en: {
    belowHundred: englishBelowHundred,
    scales: [
      [10_000_000, 'Crore'],
      [100_000, 'Lakh'],
      [1_000, 'Thousand'],
      [100, 'Hundred'],
    ],
  },
  hi: {
    belowHundred: number => HINDI_BELOW_HUNDRED[number] ?? '',
    scales: [
      [10_000_000, 'करोड़'],
      [100_000, 'लाख'],
      [1_000, 'हज़ार'],
      [100, 'सौ'],
    ],
  },
};

/**
 * A whole number in words, counted the Indian way: `numberInWords(123456, 'en')` is One Lakh Twenty-three Thousand Four
 * Hundred Fifty-six, in Hindi एक लाख तेईस हज़ार चार सौ छप्पन.
 */
export function numberInWords(number: number, language: Language): string {
  const { belowHundred, scales } = NUMBER_WORDS[language];
  if (number < 100) return belowHundred(number);
  const words: string[] = [];
  let rest = number;
  for (const [scale, name] of scales) {
    const count = Math.floor(rest / scale);
    if (count > 0) words.push(numberInWords(count, language), name);
    rest %= scale;
  }
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(' ');
}
