import type { Language } from '@/shared/text/language';
import type { State } from './placeOfSupply';

const HINDI: { readonly [state in State]: string } = {
  Delhi: 'दिल्ली',
  Haryana: 'हरियाणा',
  Punjab: 'पंजाब',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  Ladakh: 'लद्दाख',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  Rajasthan: 'राजस्थान',
  Gujarat: 'गुजरात',
  Maharashtra: 'महाराष्ट्र',
  Goa: 'गोवा',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Chhattisgarh: 'छत्तीसगढ़',
  Telangana: 'तेलंगाना',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  Karnataka: 'कर्नाटक',
  'Tamil Nadu': 'तमिलनाडु',
  Kerala: 'केरल',
  'West Bengal': 'पश्चिम बंगाल',
  Sikkim: 'सिक्किम',
  'Andaman and Nicobar Islands': 'अंडमान और निकोबार द्वीपसमूह',
  Odisha: 'ओडिशा',
  Assam: 'असम',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Meghalaya: 'मेघालय',
  Manipur: 'मणिपुर',
  Mizoram: 'मिज़ोरम',
  Nagaland: 'नागालैंड',
  Tripura: 'त्रिपुरा',
};

/** What a state is called in a language. */
export const stateName = (state: State, language: Language): string =>
  language === 'hi' ? HINDI[state] : state;
