import { type InventoryText, inventory } from '@/i18n/en/inventory';
import { useTranslation } from './translation';

/** The catalogue of the room of products and stock, loaded with it. */
export const useInventoryText = (): InventoryText => useTranslation()?.inventory ?? inventory;
