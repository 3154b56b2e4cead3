import type { StaffSignInLabels } from '@/i18n/en/backOffice/staffSignIn';

/** `en/backOffice/staffSignIn.ts` in Hindi. */
export const staffSignIn: StaffSignInLabels = {
  heading: 'स्टाफ़ लॉग इन',
  lead: 'ऑर्डर सँभालने के लिए लॉग इन करें।',
  motto: 'हर बोतल, अपने रास्ते पर।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  shared: 'यह डिवाइस और लोग भी इस्तेमाल करते हैं',
  sharedHint:
    'यह टैब बंद करते ही हम आपको लॉग आउट कर देंगे। जो बदलाव भेजे नहीं गए, वे आपके फिर लॉग इन करने तक इसी डिवाइस पर रहेंगे: जो इसका स्टोरेज खोल सके वह उन्हें पढ़ सकता है। “लॉग आउट” बाकी सब तुरंत हटा देता है।',
  submit: 'लॉग इन करें',
  busy: 'लॉग इन हो रहा है...',
  failed: 'ईमेल या पासवर्ड ग़लत है',
  demo: 'नमूना दुकान: लॉग इन की जानकारी पहले से भरी है।',
  emailRequired: 'अपना ईमेल पता लिखें।',
  passwordRequired: 'अपना पासवर्ड लिखें।',
  toShop: 'दुकान पर वापस जाएँ',
};
