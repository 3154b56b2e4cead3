import type { GoogleSignInLabels } from '@/i18n/en/googleSignIn';

/** `en/googleSignIn.ts` in Hindi. */
export const googleSignIn: GoogleSignInLabels = {
  or: 'या',
  button: 'गूगल से आगे बढ़ें',
  fakeEmail: 'गूगल खाते का ईमेल (इस मशीन पर गूगल नहीं है)',
  hasPassword: 'इस ईमेल का खाता पहले से है। ऊपर अपने ईमेल और पासवर्ड से लॉग इन करें; पासवर्ड भूल गए हों तो नया चुन लें।',
  noPassword:
    'आप गूगल से लॉग इन करते हैं; यहाँ आपका कोई पासवर्ड नहीं है। पासवर्ड चुनने पर आप ईमेल से भी लॉग इन कर सकेंगे और अपना ईमेल बदल सकेंगे।',
  choosePassword: 'पासवर्ड चुनें',
  unreachable: 'गूगल तक नहीं पहुँच पाए। फिर कोशिश करें, या ईमेल और पासवर्ड से लॉग इन करें।',
};
