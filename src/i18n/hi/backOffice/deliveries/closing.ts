import type { ClosingLabels } from '@/i18n/en/backOffice/deliveries/closing';

const bottles = (count: number): string => (count === 1 ? '1 बोतल' : `${count} बोतलें`);

/** `en/backOffice/deliveries/closing.ts` in Hindi. */
export const closing: ClosingLabels = {
  close: 'बंद करें…',
  closing: 'फेरे का हिसाब',
  closeRun: run => `${run} बंद करें`,
  closingOf: run => `${run} का हिसाब`,
  dayLink: 'दिन बंद करें',
  gone: 'यह फेरा नहीं मिला। शायद यह कभी सहेजा ही नहीं गया।',
  notOut: 'यह फेरा अभी निकला नहीं है, इसलिए बंद करने को कुछ नहीं है।',
  noName: 'नाम नहीं',
  noDriver: 'कोई ड्राइवर नहीं',
  bottles,
  stops: {
    heading: 'पड़ाव',
    settle: count =>
      count === 1
        ? '1 पड़ाव बाकी है। फेरा बंद करने से पहले बताएँ कि उसका क्या हुआ।'
        : `${count} पड़ाव बाकी हैं। फेरा बंद करने से पहले बताएँ कि उनका क्या हुआ।`,
    unsent: count =>
      count === 1
        ? 'यहाँ दर्ज 1 पड़ाव भेजा जाना बाकी है। उसके भेजे जाने पर फेरा बंद हो सकेगा।'
        : `यहाँ दर्ज ${count} पड़ाव भेजे जाने बाकी हैं। उनके भेजे जाने पर फेरा बंद हो सकेगा।`,
    unknown: count =>
      `${count === 1 ? 'इस फेरे का 1 ऑर्डर इस डिवाइस पर नहीं है' : `इस फेरे के ${count} ऑर्डर इस डिवाइस पर नहीं हैं`}, इसलिए पता नहीं कि कितनी बोतलें वापस आनी चाहिए।`,
    refresh: 'ताज़ा करें',
    cancelled: (order, count) =>
      count === 1
        ? `${order} रास्ते में रद्द हुआ: इसकी 1 बोतल स्टॉक में गिनी जा चुकी है। इसे वापस शेल्फ़ पर रखें।`
        : `${order} रास्ते में रद्द हुआ: इसकी ${count} बोतलें स्टॉक में गिनी जा चुकी हैं। इन्हें वापस शेल्फ़ पर रखें।`,
    lost: (order, count) =>
      count === 1
        ? `${order} ख़राब या खोया हुआ मानकर रास्ते में रद्द हुआ: इसकी 1 बोतल स्टॉक में शामिल नहीं। वह वापस आई हो तो स्टॉक ठीक करें।`
        : `${order} ख़राब या खोया हुआ मानकर रास्ते में रद्द हुआ: इसकी ${count} बोतलें स्टॉक में शामिल नहीं। कोई वापस आई हो तो स्टॉक ठीक करें।`,
    notSent: 'भेजा जाना बाकी है',
    due: amount => `${amount} बाकी`,
    settled: { paid: 'भुगतान हो गया', refunded: 'पैसे लौटाए गए' },
  },
  settle: {
    delivered: 'डिलीवर हुआ',
    failed: 'डिलीवर नहीं हुआ',
    back: 'फिर से तय करें',
    deliveredTo: name => `डिलीवर हुआ: ${name}`,
    failedFor: name => `डिलीवर नहीं हुआ: ${name}`,
    backFor: name => `फिर से तय करें: ${name}`,
    to: 'किसने लिया',
    method: 'भुगतान का तरीका',
    methods: { none: 'पैसे नहीं मिले', cash: 'नकद', upi: 'UPI' },
    amount: 'मिली रकम (₹)',
    reference: 'UPI रेफ़रेंस',
    reason: 'क्यों',
    day: 'नया दिन',
    note: 'नोट (चाहें तो)',
    save: 'पड़ाव सहेजें',
    keep: 'अभी नहीं',
    notStored: 'पड़ाव सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  money: {
    heading: 'पैसे',
    expected: 'मिलने चाहिए',
    method: 'भुगतान का तरीका',
    cash: 'नकद',
    upi: 'UPI',
    recorded: 'दर्ज',
    counted: 'गिने गए',
    recordedIs: amount => `दर्ज: ${amount}`,
    countedOf: { cash: 'गिना गया नकद (₹)', upi: 'गिना गया UPI (₹)' },
    difference: 'फ़र्क',
    exact: 'कोई फ़र्क नहीं',
    missing: amount => `${amount} कम`,
    extra: amount => `${amount} ज़्यादा`,
    reason: 'फ़र्क का कारण',
    reasonProblem: 'गिनी गई रकम दर्ज रकम से अलग है। कारण बताइए।',
    amountProblem: 'रकम रुपयों में लिखें।',
    tooLong: 'यह बहुत लंबा है। कृपया छोटा करें।',
    unpaid: (count, amount) => `${count} डिलीवरी का पूरा भुगतान नहीं हुआ: ${amount}`,
    unpaidOrder: (order, name, amount) => `${order}, ${name}: ${amount} बाकी`,
  },
  back: {
    heading: 'जो बोतलें वापस आनी चाहिए',
    none: 'कोई बोतल वापस नहीं आनी है।',
    due: count => `वापस आनी चाहिए: ${bottles(count)}`,
    counted: product => `${product} गिनी गईं`,
    countProblem: 'पूरी संख्या लिखें।',
    missing: (count, product) =>
      `${count} × ${product} कम: फेरा बंद होने पर ${count === 1 ? 'यह ख़राब मानकर स्टॉक से घटा दी जाएगी' : 'ये ख़राब मानकर स्टॉक से घटा दी जाएँगी'}।`,
    found: (count, product) =>
      count === 1
        ? `1 × ${product} मिल गई: सुधार सहेजने पर यह स्टॉक में लौट जाएगी।`
        : `${count} × ${product} मिल गईं: सुधार सहेजने पर ये स्टॉक में लौट जाएँगी।`,
    twice: (count, product) =>
      `${count} × ${product} का स्टॉक दो बार घटा: हिसाब के बाद ऑर्डर ख़राब या खोया हुआ मानकर रद्द हुआ। हिसाब ठीक करने से स्टॉक भी ठीक हो जाएगा।`,
    extra: (count, product) =>
      `${count} × ${product} ज़रूरत से ज़्यादा वापस ${count === 1 ? 'आई' : 'आईं'}: स्टॉक वैसा ही रहेगा।`,
  },
  failed: {
    heading: 'जो ऑर्डर डिलीवर नहीं हुए',
    again: day => `फिर ${day} को`,
    noDay: 'अभी कोई नया दिन नहीं',
    planned: 'दूसरे फेरे में जा चुका है',
    change: 'दिन बदलें',
    changeFor: name => `दिन बदलें: ${name}`,
    day: 'नया दिन',
    saveDay: 'दिन सहेजें',
    cancel: 'ऑर्डर रद्द करें',
    cancelFor: name => `ऑर्डर रद्द करें: ${name}`,
    cancelling: count =>
      `ऑर्डर रद्द हो जाएगा और इसकी ${bottles(count)} फिर स्टॉक में ${count === 1 ? 'होगी' : 'होंगी'}।`,
    confirm: 'यह ऑर्डर रद्द करें',
    keep: 'ऑर्डर रहने दें',
    reason: 'डिलीवर नहीं हुआ',
    notSaved: 'सहेजा नहीं गया',
    notStored: 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
    dayProblem: 'आज या उसके बाद का दिन चुनें।',
  },
  closed: {
    by: (name, when) => `${name} ने बंद किया, ${when}`,
    waiting: 'इस डिवाइस पर बंद किया गया। भेजा जाना बाकी है।',
    reason: 'कारण',
    correct: 'हिसाब ठीक करें',
    correcting: 'आपका सुधार इस हिसाब की जगह लेगा। बदलावों की सूची में दोनों रहेंगे।',
    missing: (count, product) => `${count} × ${product} कम, स्टॉक से ${count === 1 ? 'घटाई गई' : 'घटाई गईं'}`,
    allBack: 'सब बोतलें वापस आ गईं',
  },
  conflict:
    'आपके गिनने के बाद कोई पड़ाव दर्ज हुआ या फेरा बदला। कुछ नहीं सहेजा गया; आपका लिखा हुआ यहीं है। नीचे के आँकड़े देखकर फिर बंद करें।',
  earlier: 'पहले का हिसाब सहेजा नहीं गया था। जो लिखा था वह फिर भर दिया गया है।',
  cancel: 'रहने दें',
  closeDialog: 'विंडो बंद करें',
  save: 'फेरा बंद करें',
  saveCorrection: 'सुधार सहेजें',
  saving: 'सहेजा जा रहा है…',
  saved: run => `${run} बंद हुआ`,
  queued: run => `${run}: हिसाब इस डिवाइस पर सहेजा गया है और इंटरनेट मिलने पर भेजा जाएगा`,
  day: {
    heading: day => `डिलीवरी का दिन: ${day}`,
    none: 'इस दिन कोई फेरा नहीं है।',
    left: count => (count === 1 ? '1 फेरा बंद करना बाकी है।' : `${count} फेरे बंद करने बाकी हैं।`),
    all: 'जो फेरे निकले थे, सब बंद हैं।',
    noneOut: 'इस दिन का कोई फेरा अभी निकला नहीं है।',
    total: 'पूरा दिन',
    run: 'फेरा',
    driver: 'ड्राइवर',
    state: 'स्थिति',
    stops: (delivered, failed, open) =>
      [`${delivered} डिलीवर हुए`, `${failed} डिलीवर नहीं हुए`, ...(open > 0 ? [`${open} बाकी`] : [])].join(', '),
    notCounted: 'गिना नहीं गया',
    bottlesHeading: 'बोतलें',
    out: 'गाड़ी में रखी गईं',
    delivered: 'डिलीवर हुईं',
    due: 'वापस आनी चाहिए',
    back: 'वापस आईं',
    missing: 'कम',
    unpaid: 'जिन डिलीवरी का भुगतान बाकी है',
    allUnpaid: 'सब बाकी भुगतान वाले ऑर्डर',
    noUnpaid: 'हर डिलीवरी का भुगतान हो चुका है।',
    csv: 'CSV में सहेजें',
    csvFailed: 'फ़ाइल नहीं बन सकी। कृपया फिर कोशिश करें।',
    columns: {
      day: 'दिन',
      deliveredStops: 'डिलीवर हुए पड़ाव',
      failedStops: 'डिलीवर न हुए पड़ाव',
      openStops: 'बाकी पड़ाव',
      cashRecorded: 'दर्ज नकद',
      cashCounted: 'गिना गया नकद',
      upiRecorded: 'दर्ज UPI',
      upiCounted: 'गिना गया UPI',
      reason: 'कारण',
      unpaid: 'भुगतान बाकी',
      closedBy: 'किसने बंद किया',
    },
  },
};
