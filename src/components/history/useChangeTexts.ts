// @bundle changes

import { useMemo } from 'react';
import { selectStockItems } from '@/data/stock/stockRows';
import { productLabel } from '@/domain/product/productLabel';
import { changeLogLabels } from '@/i18n/en/backOffice/changeLog';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import type { ChangeTexts } from './changeText';

/** The words of every form, as the change log names what was changed in them. */
export function useChangeTexts(): ChangeTexts {
  const log = useLabels(changeLogLabels);
  const settings = useLabels(settingsLabels);
  const customers = useLabels(customersLabels);
  const inventory = useLabels(inventoryLabels);
  const production = useLabels(productionLabels);
  const { language } = useLabels(commonLabels);
  // As far as they are on this device: a product is named by its id before a history waits for the inventory.
  const items = useAppSelector(selectStockItems);
  return useMemo(() => {
    const names = new Map(items.map(item => [item.id, productLabel(item)]));
    const productName = (id: string) => names.get(id);
    return { log, settings, customers, inventory, production, language, productName };
  }, [log, settings, customers, inventory, production, language, items]);
}
