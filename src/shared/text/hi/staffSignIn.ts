import type { StaffSignInText } from '../en/staffSignIn';

/** `en/staffSignIn.ts` in Hindi. */
export const staffSignIn: StaffSignInText = {
  heading: 'स्टाफ़ लॉग इन',
  lead: 'ऑर्डर सँभालने के लिए लॉग इन करें।',
  motto: 'हर बोतल, अपने रास्ते पर।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  shared: 'यह डिवाइस और लोग भी इस्तेमाल करते हैं',
  sharedHint:
    'यह टैब बंद करते ही आप लॉग आउट हो जाएँगे और दुकान का कुछ भी यहाँ नहीं रहेगा। जो बदलाव अभी भेजे नहीं गए, वे आपके दोबारा लॉग इन करने तक बिना किसी को दिखे रुके रहेंगे।',
  submit: 'लॉग इन करें',
  busy: 'लॉग इन हो रहा है...',
  failed: 'ईमेल या पासवर्ड ग़लत है',
  demo: 'यह इसी कंप्यूटर पर चलती नमूना दुकान है: इसके ऐडमिन की जानकारी पहले से भरी है।',
  emailRequired: 'अपना ईमेल पता लिखें।',
  passwordRequired: 'अपना पासवर्ड लिखें।',
  toShop: 'दुकान पर वापस जाएँ',
};
