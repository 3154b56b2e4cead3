import { type InvoiceText, invoice } from '@/i18n/en/invoice';
import { useTranslation } from './translation';

/** A catalogue apart: both wings print invoices, and neither loads the other's texts. */
export const useInvoiceText = (): InvoiceText => useTranslation()?.invoice ?? invoice;
